package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Values.Kind;
import org.grundy.lang.rules.internal.tree.Whole;
import org.grundy.lang.rules.internal.tree.Whole.Operation;
import org.grundy.lang.rules.internal.tree.Whole.Summary;

/// Reads expressions as sets that a variable runs through.
final class ValuesCheck {
    private static final Map<String, Kind> SEQUENCES = Map.of(
            "primes", Kind.PRIMES,
            "primepowers", Kind.PRIME_POWERS,
            "powers", Kind.POWERS,
            "divisors", Kind.DIVISORS);

    private final Scope scope;
    private final ListCheck lists;
    private final WholeCheck numbers;

    ValuesCheck(Scope scope) {
        this.scope = scope;
        this.lists = new ListCheck(scope);
        this.numbers = lists.numbers();
    }

    /// The set that an expression is.
    ///
    /// @throws org.grundy.lang.InputError if it is none
    Values of(Node node) {
        if (node instanceof Node.Braces || isSet(node)) {
            return inBraces(node);
        }
        if (node instanceof Node.Call call && !lists.is(node)) {
            throw scope.errors()
                    .unknown(
                            call.name().span(),
                            call.name().name(),
                            "set",
                            "集合",
                            Stream.concat(SEQUENCES.keySet().stream(), Stream.of("indices")));
        }
        if (node instanceof Node.Name name) {
            scope.find(name);
        }
        if (lists.is(node)) {
            return new Values.Members(lists.of(node));
        }
        throw scope.errors()
                .at(node.span(), "a set is needed here, such as 1..n or {1, 3, 4}", "此处需要一个集合，例如 1..n 或 {1, 3, 4}");
    }

    /// What stands in braces may also be a number.
    private Values inBraces(Node node) {
        return switch (node) {
            case Node.Braces braces -> union(braces);
            case Node.Range range -> range(range);
            case Node.Name name when scope.find(name) instanceof Meaning.SetValue(Values values) -> values;
            case Node.Call call when SEQUENCES.containsKey(call.name().name()) -> sequence(call);
            case Node.Call call when call.name().name().equals("indices") -> indices(call);
            case Node other when lists.is(other) -> new Values.Members(lists.of(other));
            case Node other -> single(numbers.of(other));
        };
    }

    private boolean isSet(Node node) {
        return switch (node) {
            case Node.Range range -> true;
            case Node.Name name -> scope.knows(name.name()) && scope.find(name) instanceof Meaning.SetValue;
            case Node.Call call ->
                SEQUENCES.containsKey(call.name().name()) || call.name().name().equals("indices");
            default -> false;
        };
    }

    private static Values single(Whole number) {
        return number instanceof Whole.Constant(long value)
                ? new Values.Fixed(List.of(value))
                : new Values.Single(number);
    }

    /// Numbers that are known stand together, each once.
    private Values union(Node.Braces braces) {
        List<Values> parts = new ArrayList<>();
        List<Long> fixed = new ArrayList<>();
        for (Node item : braces.items()) {
            Values values = inBraces(item);
            if (values instanceof Values.Fixed(List<Long> known)) {
                fixed.addAll(known);
            } else {
                parts.add(values);
            }
        }
        Values known = new Values.Fixed(fixed.stream().sorted().distinct().toList());
        if (parts.isEmpty()) {
            return known;
        }
        if (!fixed.isEmpty()) {
            parts.addFirst(known);
        }
        return parts.size() == 1 ? parts.getFirst() : new Values.Union(parts);
    }

    private Values range(Node.Range range) {
        Whole step = range.step().map(numbers::of).orElse(new Whole.Constant(1));
        if (step instanceof Whole.Constant(long value) && value < 1) {
            throw scope.errors().at(range.span(), "the step of a range must be at least 1", "范围的步长至少为 1");
        }
        return new Values.Range(numbers.of(range.from()), numbers.of(range.to()), step, range.span());
    }

    private Values sequence(Node.Call call) {
        Kind kind = SEQUENCES.get(call.name().name());
        if (kind == null) {
            throw new IllegalStateException(call.name().name());
        }
        numbers.count(call, kind == Kind.POWERS ? 2 : 1);
        return new Values.Sequence(kind, numbers.all(call.arguments()), call.span());
    }

    private Values indices(Node.Call call) {
        numbers.count(call, 1);
        Whole length = new Whole.Total(Summary.LENGTH, lists.of(call.arguments().getFirst()), call.span());
        Whole last = new Whole.Arithmetic(Operation.SUBTRACT, length, new Whole.Constant(1), call.span());
        return new Values.Range(new Whole.Constant(0), last, new Whole.Constant(1), call.span());
    }
}
