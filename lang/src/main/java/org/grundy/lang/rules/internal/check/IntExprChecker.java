package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.IntExpr.Summary;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Checks expressions as integers.
record IntExprChecker(Scope scope, ListExprChecker lists) {
    private static final String COUNT = "count";
    private static final Map<String, Summary> SUMMARIES = ConstantWords.of(Summary.class);

    static Stream<String> functions() {
        return Stream.of(NumberFunction.words(), SUMMARIES.keySet().stream(), Stream.of(COUNT))
                .flatMap(names -> names);
    }

    /// Translates or checks an integer expression.
    ///
    /// @throws InputError if it is of another type
    IntExpr of(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Literal literal -> IntExpr.of(literal.value());
            case SyntaxNode.Name name -> variable(name);
            case SyntaxNode.Binary binary -> binary(binary);
            case SyntaxNode.Negative negative ->
                ConstantFolding.arithmetic(Operation.SUBTRACT, IntExpr.of(0), of(negative.operand()), negative.span());
            case SyntaxNode.Element element -> element(element);
            case SyntaxNode.Choice choice ->
                new IntExpr.Choice(
                        new BoolExprChecker(scope).of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            case SyntaxNode.Call call -> call(call);
            case SyntaxNode.Digital digital ->
                new IntExpr.Call(digital.program(), List.of(of(digital.argument())), digital.span());
            case SyntaxNode.Truth truth -> throw notANumber(truth.span(), "a condition", "条件");
            case SyntaxNode.Not not -> throw notANumber(not.span(), "a condition", "条件");
            case SyntaxNode.Tuple tuple -> throw notANumber(tuple.span(), "several numbers", "多个数");
            case SyntaxNode.Braces braces -> throw notANumber(braces.span(), "a set", "集合");
            case SyntaxNode.Range range -> throw notANumber(range.span(), "a set", "集合");
            case SyntaxNode.Mapped mapped -> throw notANumber(mapped.span(), "a list", "列表");
        };
    }

    private InputError notANumber(Span span, String en, String zh, Object... values) {
        return scope.error(
                span, "a number is needed here, but this is %s", "此处需要一个数，但这是%s", BilingualText.of(en, zh, values));
    }

    private IntExpr variable(SyntaxNode.Name name) {
        return switch (scope.find(name)) {
            case Binding.NumberValue number -> number.value();
            case Binding.SetValue numbers -> throw notANumber(name.span(), "a set", "集合");
            case Binding.RowsValue rows ->
                throw notANumber(
                        name.span(),
                        "a list of lists; its elements are %1$s[0][0], %1$s[0][1] …",
                        "列表的列表；其元素为 %1$s[0][0]、%1$s[0][1] …",
                        name.name());
            case Binding.ListValue list ->
                throw notANumber(
                        name.span(),
                        "a list; its elements are %1$s[0], %1$s[1] …",
                        "列表；其元素为 %1$s[0]、%1$s[1] …",
                        name.name());
        };
    }

    private IntExpr binary(SyntaxNode.Binary binary) {
        return switch (binary.operator()) {
            case PLUS -> arithmetic(Operation.ADD, binary);
            case MINUS -> arithmetic(Operation.SUBTRACT, binary);
            case TIMES -> arithmetic(Operation.MULTIPLY, binary);
            case OVER -> arithmetic(Operation.DIVIDE, binary);
            case REMAINDER -> arithmetic(Operation.REMAINDER, binary);
            case POWER -> arithmetic(Operation.POWER, binary);
            case XOR -> arithmetic(Operation.XOR, binary);
            case BITAND -> function(NumberFunction.BITAND, binary);
            case BITOR -> function(NumberFunction.BITOR, binary);
            case NIM_PRODUCT -> function(NumberFunction.NIMPRODUCT, binary);
            case OR, AND, EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST, DIVIDES, MEMBER ->
                throw notANumber(binary.span(), "a condition", "条件");
        };
    }

    private IntExpr arithmetic(Operation operation, SyntaxNode.Binary binary) {
        return ConstantFolding.arithmetic(operation, of(binary.left()), of(binary.right()), binary.at());
    }

    private IntExpr function(NumberFunction function, SyntaxNode.Binary binary) {
        return ConstantFolding.function(function, List.of(of(binary.left()), of(binary.right())), binary.at());
    }

    private IntExpr element(SyntaxNode.Element element) {
        return element.list()
                        instanceof SyntaxNode.Element(Span at, SyntaxNode.Call(Span span, var name, var rows), var row)
                ? inRow(rows, row, element)
                : new IntExpr.Element(lists.of(element.list()), of(element.index()), element.span());
    }

    /// An entry of a table of rows `[[0, 1], [1, 0]][a][b]`.
    private IntExpr inRow(List<SyntaxNode> rows, SyntaxNode row, SyntaxNode.Element element) {
        List<SyntaxNode> entries = new ArrayList<>();
        for (SyntaxNode each : rows) {
            List<SyntaxNode> entriesOfRow =
                    each instanceof SyntaxNode.Call call && lists.is(each) ? call.arguments() : List.of();
            entries.addAll(entriesOfRow);
            if (entriesOfRow.isEmpty() || entriesOfRow.size() * (rows.indexOf(each) + 1) != entries.size()) {
                throw scope.error(
                        each.span(),
                        "a row of the table is needed here, as long as the first one",
                        "此处需要表格的一行，长度与第一行相同");
            }
        }
        IntExpr columns = IntExpr.of(entries.size() / rows.size());
        IntExpr first = ConstantFolding.arithmetic(Operation.MULTIPLY, columns, of(row), element.span());
        return new IntExpr.Element(
                new ListExpr.Literal(all(entries)),
                ConstantFolding.arithmetic(Operation.ADD, first, of(element.index()), element.span()),
                element.span());
    }

    /// Whether a call has a list as its first argument, if it is right.
    static boolean takesList(SyntaxNode.Call call) {
        return call.called().equals(COUNT)
                || (SUMMARIES.containsKey(call.called()) && call.arguments().size() == 1);
    }

    private IntExpr call(SyntaxNode.Call call) {
        String name = call.called();
        List<SyntaxNode> arguments = call.arguments();
        if (scope.functions().has(name)) {
            return defined(call);
        }
        if (scope.functions().list(name).isPresent()) {
            String text = scope.errors().text(call.span());
            throw notANumber(
                    call.span(), "a list; its elements are %1$s[0], %1$s[1] …", "列表；其元素为 %1$s[0]、%1$s[1] …", text);
        }
        if (SUMMARIES.containsKey(name) && arguments.size() == 1 && lists.is(arguments.getFirst())) {
            return new IntExpr.Total(SUMMARIES.get(name), lists.of(arguments.getFirst()), call.span());
        }
        if (SUMMARIES.get(name) == Summary.LENGTH && arguments.size() == 1) {
            Optional<Binding.RowsValue> rows = lists.rows(arguments.getFirst());
            if (rows.isPresent()) {
                return rows.get().length(call.span());
            }
        }
        if (name.equals(COUNT)) {
            count(call, 2);
            return new IntExpr.Count(lists.of(arguments.getFirst()), of(arguments.get(1)));
        }
        Optional<NumberFunction> function = NumberFunction.called(name);
        if (function.isPresent() && !function.get().isRepeated()) {
            count(call, function.get().arity());
            return ConstantFolding.function(function.get(), all(arguments), call.span());
        }
        return folded(call, function)
                .orElseThrow(() -> scope.errors()
                        .unknownFunction(
                                call.name().span(),
                                name,
                                Stream.of(scope.functions().names(), functions(), ListExprChecker.functions())
                                        .flatMap(names -> names)));
    }

    /// A call of a function that the text defines.
    private IntExpr defined(SyntaxNode.Call call) {
        Functions.Defined called = scope.functions().get(call.called());
        count(call, called.function().arguments().size() - called.passed().size());
        Stream<IntExpr> further = called.passed().stream().map(name -> of(new SyntaxNode.Name(call.span(), name)));
        return new IntExpr.Call(
                called.function(),
                Stream.concat(all(call.arguments()).stream(), further).toList(),
                call.span());
    }

    /// Functions of two or more arguments.
    ///
    /// @param function that is called, empty for `xor` and where none is known
    private Optional<IntExpr> folded(SyntaxNode.Call call, Optional<NumberFunction> function) {
        String name = call.called();
        if (function.isEmpty() && !name.equals("xor")) {
            if (SUMMARIES.containsKey(name)) {
                throw scope.error(call.span(), "%s takes one list here", "%s 在此处需要一个列表", name);
            }
            return Optional.empty();
        }
        if (call.arguments().size() < 2) {
            throw scope.error(call.span(), "%s takes two or more numbers, or one list", "%s 需要两个或更多的数，或一个列表", name);
        }
        return call.arguments().stream()
                .map(this::of)
                .reduce((left, right) -> function.map(
                                each -> ConstantFolding.function(each, List.of(left, right), call.span()))
                        .orElseGet(() -> ConstantFolding.arithmetic(Operation.XOR, left, right, call.span())));
    }

    /// Checks the number of a function's arguments.
    void count(SyntaxNode.Call call, int wanted) {
        if (call.arguments().size() != wanted) {
            String name = call.called();
            throw scope.error(
                    call.span(),
                    "%1$s takes %2$s%3$s, not %4$s",
                    "%1$s 需要 %2$s 个参数，而不是 %4$s 个",
                    name,
                    wanted,
                    wanted == 1 ? " argument" : " arguments",
                    call.arguments().size());
        }
    }

    /// Checks several integer expressions.
    List<IntExpr> all(List<SyntaxNode> nodes) {
        return nodes.stream().map(this::of).toList();
    }
}
