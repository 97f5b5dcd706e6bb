package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.tree.Listed;
import org.grundy.lang.rules.internal.tree.Listed.Change;

/// Reads expressions as lists.
final class ListCheck {
    private static final Map<String, Change> CHANGES = Map.of(
            "replace", Change.REPLACE,
            "remove", Change.REMOVE,
            "insert", Change.INSERT,
            "append", Change.APPEND,
            "slice", Change.SLICE,
            "sorted", Change.SORTED,
            "reversed", Change.REVERSED);

    private final Scope scope;
    private final WholeCheck numbers;

    ListCheck(Scope scope) {
        this.scope = scope;
        this.numbers = new WholeCheck(scope, this);
    }

    WholeCheck numbers() {
        return numbers;
    }

    static Stream<String> functions() {
        return Stream.concat(CHANGES.keySet().stream(), Stream.of("list", "joined"));
    }

    /// Whether an expression is a list, if it is anything.
    boolean is(Node node) {
        return switch (node) {
            case Node.Name name -> scope.knows(name.name()) && scope.find(name) instanceof Meaning.ListValue;
            case Node.Call call -> functions().anyMatch(call.name().name()::equals);
            case Node.Literal n -> false;
            case Node.Truth t -> false;
            case Node.Binary b -> false;
            case Node.Negative n -> false;
            case Node.Not n -> false;
            case Node.Element e -> false;
            case Node.Tuple t -> false;
            case Node.Braces b -> false;
            case Node.Range r -> false;
        };
    }

    /// The list that an expression is.
    ///
    /// @throws org.grundy.lang.InputError if it is none
    Listed of(Node node) {
        if (!is(node)) {
            if (node instanceof Node.Name name) {
                scope.find(name);
            }
            throw scope.errors()
                    .at(
                            node.span(),
                            "a list is needed here, such as the state's own, written a[] in the pattern",
                            "此处需要一个列表，例如局面的列表（在模式中写作 a[]）");
        }
        return node instanceof Node.Call call ? call(call) : new Listed.State();
    }

    private Listed call(Node.Call call) {
        String name = call.name().name();
        List<Node> arguments = call.arguments();
        if (name.equals("list")) {
            return new Listed.Literal(numbers.all(arguments));
        }
        if (name.equals("joined")) {
            numbers.count(call, 2);
            return new Listed.Joined(of(arguments.getFirst()), of(arguments.get(1)));
        }
        Change change = CHANGES.get(name);
        if (change == null) {
            throw new IllegalStateException(name);
        }
        numbers.count(call, 1 + change.arguments());
        return new Listed.Changed(
                change, of(arguments.getFirst()), numbers.all(arguments.subList(1, arguments.size())), call.span());
    }
}
