package org.grundy.render.program.rules.expression;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DefinedList;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReadyMade;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.ComputedGap;
import org.grundy.render.program.input.GivenList;

/// Writes expressions of rules in a programming language. Numbers have 64 bits, as in the rules; where one
/// may need more, a check is written.
///
/// @param code says how operators look
/// @param prelude takes note of functions
/// @param scope the variables
/// @param list the name of the state's list, empty if states have none
public record RuleExpressionWriter(StatementWriter code, ProgramPrelude prelude, RuleScope scope, String list) {
    /// How tightly operators bind, in all three languages alike.
    private static final int ATOM = 9;

    private static final int PRODUCT = 6;
    private static final int SUM = 5;
    private static final int XOR = 1;

    /// The same for expressions with other variables.
    RuleExpressionWriter in(RuleScope inner) {
        return new RuleExpressionWriter(code, prelude, inner, list);
    }

    /// A text with how tightly its last operator binds.
    private record Bound(String text, int level) {
        String above(int other) {
            return level > other ? text : "(" + text + ")";
        }
    }

    /// A number.
    public String of(IntExpr number) {
        return bound(number).text;
    }

    /// A number as an operand of `+` or a comparison.
    public String operand(IntExpr number) {
        return bound(number).above(XOR);
    }

    /// A number as an argument of a function, of 64 bits.
    public String argument(IntExpr number) {
        return number instanceof IntExpr.Constant(long value) ? code.language().longLiteral(value) : of(number);
    }

    String call(String function, List<IntExpr> arguments) {
        return function + arguments.stream().map(this::argument).collect(Collectors.joining(", ", "(", ")"));
    }

    private Bound bound(IntExpr number) {
        return switch (number) {
            case IntExpr.Constant(long value) -> new Bound(constant(value), value < 0 ? SUM : ATOM);
            case IntExpr.Variable(var name, int slot) -> new Bound(scope.names().get(slot), ATOM);
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            case IntExpr.Function function -> new Bound(function(function), ATOM);
            case IntExpr.Choice choice -> new Bound(choice(choice), ATOM);
            case IntExpr.Element element -> new Bound(element(element), ATOM);
            case IntExpr.Truth(BoolExpr condition) -> new Bound(truth(of(condition)), ATOM);
            case IntExpr.Call(DefinedFunction function, List<IntExpr> arguments, var span) ->
                new Bound(call(ComputedGap.called(function.name()), arguments), ATOM);
            case IntExpr.Call call -> {
                IntExpr argument = call.arguments().getFirst();
                yield new Bound(call(prelude.routine(call.routine(), scope.of(argument)), List.of(argument)), ATOM);
            }
            case IntExpr.Total total -> new Bound(total(total), ATOM);
            case IntExpr.Count(ListExpr elements, IntExpr value) ->
                new Bound(prelude.function("count_of") + "(" + of(elements) + ", " + argument(value) + ")", ATOM);
        };
    }

    private String constant(long value) {
        return value == (int) value ? Long.toString(value) : code.language().longLiteral(value);
    }

    private Bound arithmetic(IntExpr.Arithmetic arithmetic) {
        IntExpr left = arithmetic.left();
        IntExpr right = arithmetic.right();
        boolean fits = scope.of(arithmetic).fitsLong() || code.python();
        boolean natural = !scope.of(left).hasNegative() && !scope.of(right).hasNegative();
        boolean rounds = natural || code.python();
        return switch (arithmetic.operation()) {
            case ADD ->
                fits ? sum(left, " + ", bound(right).above(XOR)) : checked("checked_sum", "Math.addExact", left, right);
            case SUBTRACT ->
                fits
                        ? sum(left, " - ", bound(right).above(SUM))
                        : checked("checked_difference", "Math.subtractExact", left, right);
            case MULTIPLY ->
                fits ? product(left, " * ", right) : checked("checked_product", "Math.multiplyExact", left, right);
            case DIVIDE ->
                rounds ? product(left, code.python() ? " // " : " / ", right) : helper("floor_div", left, right);
            case REMAINDER -> rounds ? product(left, " % ", right) : helper("floor_mod", left, right);
            case XOR ->
                new Bound(bound(left).above(XOR - 1) + " ^ " + bound(right).above(XOR), XOR);
            case AND, OR ->
                new Bound(
                        "(" + bound(left).above(SUM) + " "
                                + arithmetic.operation().sign() + " "
                                + bound(right).above(SUM) + ")",
                        ATOM);
            case POWER -> power(left, right, fits);
        };
    }

    private Bound sum(IntExpr left, String sign, String right) {
        return new Bound(bound(left).above(XOR) + sign + right, SUM);
    }

    private Bound product(IntExpr left, String sign, IntExpr right) {
        return new Bound(bound(left).above(SUM) + sign + bound(right).above(PRODUCT), PRODUCT);
    }

    private Bound checked(String cpp, String java, IntExpr left, IntExpr right) {
        String function = code.cpp() ? prelude.check(cpp) : java;
        return new Bound(call(function, List.of(left, right)), ATOM);
    }

    private Bound helper(String name, IntExpr... arguments) {
        return new Bound(call(prelude.function(name), List.of(arguments)), ATOM);
    }

    private Bound power(IntExpr base, IntExpr exponent, boolean fits) {
        boolean square = exponent instanceof IntExpr.Constant(long two) && two == 2 && base instanceof IntExpr.Variable;
        if (square && fits) {
            return product(base, " * ", base);
        }
        return code.python()
                ? new Bound(
                        bound(base).above(PRODUCT) + " ** " + bound(exponent).above(PRODUCT), PRODUCT)
                : helper("power", base, exponent);
    }

    private String function(IntExpr.Function applied) {
        String text = switch (applied.function().call()) {
            case ProgramCall.BuiltIn(String cpp, String java, String python) ->
                call(code.language().of(cpp, java, python), applied.arguments());
            case ProgramCall.Written helper ->
                call(
                        prelude.function(helper.name()),
                        Stream.concat(
                                        applied.arguments().stream(),
                                        helper.further().stream().map(IntExpr.Constant::new))
                                .toList());
            case ProgramCall.Sign(String sign) -> "(" + bits(applied, " " + sign + " ") + ")";
        };
        return applied.function().isCondition() ? truth(text) : text;
    }

    /// A truth value as 1 or 0.
    String truth(String condition) {
        return code.part("number", "condition", condition);
    }

    private String bits(IntExpr.Function function, String sign) {
        return bound(function.arguments().getFirst()).above(SUM)
                + sign
                + bound(function.arguments().getLast()).above(SUM);
    }

    private String choice(IntExpr.Choice choice) {
        String then = bound(choice.then()).above(XOR);
        String otherwise = bound(choice.otherwise()).above(XOR);
        return "(" + code.part("choice", "condition", of(choice.condition()), "yes", then, "no", otherwise) + ")";
    }

    private String element(IntExpr.Element element) {
        boolean checked = !(element.list() instanceof ListExpr.Fixed || element.list() instanceof ListExpr.Literal);
        if (checked && code.python()) {
            prelude.function("element_of");
        }
        return code.part(checked ? "element" : "cell", "table", of(element.list()), "index", of(element.index()));
    }

    private String row(String list, String row) {
        if (code.cpp()) {
            prelude.function("row_of");
        }
        return code.part("given.row", "name", list, "row", row);
    }

    private String total(IntExpr.Total total) {
        return new FoldedList(this).total(total.summary(), total.list()).orElseGet(() -> ofList(total));
    }

    private String ofList(IntExpr.Total total) {
        if (total.list() instanceof ListExpr.Height height) {
            return GivenList.function("count", height.name()) + "()";
        }
        String elements = of(total.list());
        return total.summary() == IntExpr.Summary.LENGTH
                ? code.part("length", "list", elements)
                : prelude.function(ReadyMade.function(total.summary())) + "(" + elements + ")";
    }

    /// A list.
    public String of(ListExpr elements) {
        return switch (elements) {
            case ListExpr.State state -> list;
            case ListExpr.Named(DefinedList defined, List<IntExpr> made, var span) ->
                call(ComputedGap.called(defined.name()), made);
            case ListExpr.Fixed(List<Long> numbers) ->
                literal(numbers.stream().<IntExpr>map(IntExpr.Constant::new).toList());
            case ListExpr.Literal(List<IntExpr> numbers) -> literal(numbers);
            case ListExpr.Digits(IntExpr number, IntExpr base, var span) ->
                prelude.function("digits_of") + "(" + argument(number) + ", " + argument(base) + ")";
            case ListExpr.Range(IntExpr from, IntExpr to, var span) ->
                call(prelude.function("from_to"), List.of(from, to));
            case ListExpr.Mapped mapped -> new MadeList(this).mapped(mapped);
            case ListExpr.Nested nested -> new MadeList(this).nested(nested);
            case ListExpr.Sequence sequence -> new MadeList(this).members(sequence);
            case ListExpr.Walked walked -> new MadeList(this).walked(walked);
            case ListExpr.Given given ->
                given.row().map(row -> row(given.name(), argument(row))).orElse(given.name());
            case ListExpr.Height height -> throw new IllegalArgumentException(height.name() + " is no list");
            case ListExpr.Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) ->
                "(" + code.part("choice", "condition", of(condition), "yes", whole(then), "no", whole(otherwise)) + ")";
            case ListExpr.Joined(ListExpr first, ListExpr second) ->
                prelude.function("joined") + "(" + of(first) + ", " + of(second) + ")";
            case ListExpr.Changed changed -> {
                String name = prelude.function(ReadyMade.function(changed.change()));
                yield name
                        + Stream.concat(
                                        Stream.of(of(changed.list())),
                                        changed.arguments().stream().map(this::argument))
                                .collect(Collectors.joining(", ", "(", ")"));
            }
        };
    }

    /// A list with its type, as both sides of a choice have the same one.
    private String whole(ListExpr elements) {
        return code.cpp() ? "vector<long long>(" + of(elements) + ")" : of(elements);
    }

    private String literal(List<IntExpr> numbers) {
        String inside = numbers.stream().map(this::argument).collect(Collectors.joining(", "));
        return code.part("tuple", "numbers", inside, "comma", numbers.isEmpty() ? "" : ",");
    }

    /// A condition.
    public String of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> code.truth(value);
            case BoolExpr.Nonzero(IntExpr number) -> operand(number) + " != 0";
            case BoolExpr.Not(BoolExpr operand) -> code.not(of(operand));
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> both(first) + code.and() + both(second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> either(first) + code.or() + either(second);
            case BoolExpr.Comparison compared ->
                compared.search().map(new FoldedList(this)::search).orElseGet(() -> compared(compared));
        };
    }

    /// A condition as an operand of `and`.
    public String both(BoolExpr condition) {
        return condition instanceof BoolExpr.Or ? "(" + of(condition) + ")" : of(condition);
    }

    private String either(BoolExpr condition) {
        return condition instanceof BoolExpr.And ? "(" + of(condition) + ")" : of(condition);
    }

    private String compared(BoolExpr.Comparison compared) {
        IntExpr left = compared.left();
        IntExpr right = compared.right();
        return switch (compared.relation()) {
            case EQUAL, UNEQUAL, LESS, AT_MOST ->
                operand(left) + " " + compared.relation().sign() + " " + operand(right);
            case DIVIDES ->
                left instanceof IntExpr.Constant(long value) && value > 0
                        ? product(/* left= */ right, " % ", /* right= */ left).text() + " == 0"
                        : call(prelude.function("is_divisor"), List.of(left, right));
        };
    }
}
