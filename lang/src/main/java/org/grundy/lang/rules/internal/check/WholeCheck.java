package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.InputError;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.syntax.Operator;
import org.grundy.lang.rules.internal.tree.Whole;
import org.grundy.lang.rules.internal.tree.Whole.Operation;
import org.grundy.lang.rules.internal.tree.Whole.Summary;

/// Reads expressions as integers.
final class WholeCheck {
    private static final Map<Operator, Operation> OPERATIONS = Map.of(
            Operator.PLUS, Operation.ADD,
            Operator.MINUS, Operation.SUBTRACT,
            Operator.TIMES, Operation.MULTIPLY,
            Operator.OVER, Operation.DIVIDE,
            Operator.REMAINDER, Operation.REMAINDER,
            Operator.POWER, Operation.POWER,
            Operator.XOR, Operation.XOR);

    private static final Map<String, Whole.Kind> UNARY =
            Map.of("abs", Whole.Kind.ABS, "popcount", Whole.Kind.POPCOUNT, "isqrt", Whole.Kind.ISQRT);

    private static final Map<String, Whole.Kind> REPEATED =
            Map.of("min", Whole.Kind.MIN, "max", Whole.Kind.MAX, "gcd", Whole.Kind.GCD);

    private static final Map<String, Summary> SUMMARIES = Map.of(
            "length", Summary.LENGTH,
            "sum", Summary.SUM,
            "xor", Summary.XOR,
            "max", Summary.MAX,
            "min", Summary.MIN);

    private final Scope scope;
    private final ListCheck lists;

    WholeCheck(Scope scope, ListCheck lists) {
        this.scope = scope;
        this.lists = lists;
    }

    static Stream<String> functions() {
        return Stream.of(
                        UNARY.keySet().stream(),
                        REPEATED.keySet().stream(),
                        SUMMARIES.keySet().stream(),
                        Stream.of("count"))
                .flatMap(names -> names);
    }

    /// The number that an expression is.
    ///
    /// @throws InputError if it is none
    Whole of(Node node) {
        return switch (node) {
            case Node.Literal literal -> new Whole.Constant(literal.value());
            case Node.Name name -> variable(name);
            case Node.Binary binary -> binary(binary);
            case Node.Negative negative ->
                Constants.arithmetic(
                        Operation.SUBTRACT, new Whole.Constant(0), of(negative.operand()), negative.span());
            case Node.Element element ->
                new Whole.Element(lists.of(element.list()), of(element.index()), element.span());
            case Node.Call call -> call(call);
            case Node.Truth truth -> throw notANumber(truth.span(), "a condition", "条件");
            case Node.Not not -> throw notANumber(not.span(), "a condition", "条件");
            case Node.Tuple tuple -> throw notANumber(tuple.span(), "several numbers", "多个数");
            case Node.Braces braces -> throw notANumber(braces.span(), "a set", "集合");
            case Node.Range range -> throw notANumber(range.span(), "a set", "集合");
        };
    }

    private InputError notANumber(Span span, String en, String zh) {
        return scope.errors().at(span, "a number is needed here, but this is " + en, "此处需要一个数，但这是" + zh);
    }

    private Whole variable(Node.Name name) {
        return switch (scope.find(name)) {
            case Meaning.NumberValue number -> number.value();
            case Meaning.SetValue numbers -> throw notANumber(name.span(), "a set", "集合");
            case Meaning.ListValue list ->
                throw notANumber(
                        name.span(),
                        "a list; its elements are " + name.name() + "[0], " + name.name() + "[1] …",
                        "列表；其元素为 " + name.name() + "[0]、" + name.name() + "[1] …");
        };
    }

    private Whole binary(Node.Binary binary) {
        Operation operation = OPERATIONS.get(binary.operator());
        if (operation == null) {
            throw notANumber(binary.span(), "a condition", "条件");
        }
        return Constants.arithmetic(operation, of(binary.left()), of(binary.right()), binary.at());
    }

    private Whole call(Node.Call call) {
        String name = call.name().name();
        List<Node> arguments = call.arguments();
        if (SUMMARIES.containsKey(name) && arguments.size() == 1 && lists.is(arguments.getFirst())) {
            return new Whole.Total(SUMMARIES.get(name), lists.of(arguments.getFirst()), call.span());
        }
        if (name.equals("count")) {
            count(call, 2);
            return new Whole.Count(lists.of(arguments.getFirst()), of(arguments.get(1)));
        }
        if (UNARY.containsKey(name)) {
            count(call, 1);
            return Constants.function(UNARY.get(name), List.of(of(arguments.getFirst())), call.span());
        }
        return folded(call)
                .orElseThrow(() -> scope.errors()
                        .unknown(
                                call.name().span(),
                                name,
                                "function of numbers",
                                "数的函数",
                                Stream.concat(functions(), ListCheck.functions())));
    }

    /// Functions that take any number of arguments from two on.
    private Optional<Whole> folded(Node.Call call) {
        String name = call.name().name();
        Whole.Kind kind = REPEATED.get(name);
        if (kind == null && !name.equals("xor")) {
            if (SUMMARIES.containsKey(name)) {
                throw scope.errors().at(call.span(), name + " takes one list here", name + " 在此处需要一个列表");
            }
            return Optional.empty();
        }
        if (call.arguments().size() < 2) {
            throw scope.errors()
                    .at(call.span(), name + " takes two or more numbers, or one list", name + " 需要两个或更多的数，或一个列表");
        }
        return call.arguments().stream()
                .map(this::of)
                .reduce((left, right) -> kind == null
                        ? Constants.arithmetic(Operation.XOR, left, right, call.span())
                        : Constants.function(kind, List.of(left, right), call.span()));
    }

    /// Checks the number of a function's arguments.
    void count(Node.Call call, int wanted) {
        if (call.arguments().size() != wanted) {
            String name = call.name().name();
            throw scope.errors()
                    .at(
                            call.span(),
                            name + " takes " + wanted + (wanted == 1 ? " argument" : " arguments") + ", not "
                                    + call.arguments().size(),
                            name + " 需要 " + wanted + " 个参数，而不是 "
                                    + call.arguments().size() + " 个");
        }
    }

    /// The numbers of several expressions.
    List<Whole> all(List<Node> nodes) {
        return nodes.stream().map(this::of).toList();
    }
}
