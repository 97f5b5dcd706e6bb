package org.grundy.lang.rules.internal.formula;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.automata.Numeration;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.text.Span;

/// Translates expressions and conditions to linear terms and formulas.
final class IntExprFormula {
    private final FreshNames names;
    private final Set<Integer> bases = new HashSet<>();
    private final Map<LinearTerm, Long> exponents = new HashMap<>();

    IntExprFormula(FreshNames names) {
        this.names = names;
    }

    /// The bases that nim sums and powers require.
    Set<Integer> bases() {
        return bases;
    }

    /// Terms that stand for the power of a base, bound to the slot of the exponent.
    Map<LinearTerm, Long> exponents() {
        return exponents;
    }

    /// The formula of a condition.
    ///
    /// @param slots the term of each variable of the rules
    /// @throws NotTranslatable if it is not expressible
    Formula of(BoolExpr condition, Map<Integer, LinearTerm> slots) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value ? Formula.always() : Formula.never();
            case BoolExpr.Nonzero(IntExpr number) ->
                Formula.not(of(number, slots, Span.NONE).compared(Piecewise.of(0), Formula.Equal::new));
            case BoolExpr.Not(BoolExpr operand) -> Formula.not(of(operand, slots));
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> Formula.and(of(first, slots), of(second, slots));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> Formula.or(of(first, slots), of(second, slots));
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, Span span) ->
                linear(
                        span,
                        () -> of(left, slots, span)
                                .compared(of(right, slots, span), (one, two) -> compared(relation, one, two, span)));
        };
    }

    private Formula compared(Relation relation, LinearTerm left, LinearTerm right, Span span) {
        return switch (relation) {
            case EQUAL -> new Formula.Equal(left, right);
            case UNEQUAL -> Formula.not(new Formula.Equal(left, right));
            case LESS -> new Formula.Less(left, right);
            case AT_MOST -> Formula.atMost(left, right);
            case DIVIDES -> {
                if (!left.isConstant() || left.constant() < 1) {
                    throw new NotTranslatable(
                            span, "a formula can ask for divisibility by a positive constant only", "公式只能表达被正的常数整除");
                }
                yield Formula.multiple(right, left.constant(), names.fresh("d"));
            }
        };
    }

    /// Translates or checks an integer expression.
    ///
    /// @param span the place for the error message
    /// @throws NotTranslatable if it is not piecewise linear
    Piecewise of(IntExpr expression, Map<Integer, LinearTerm> slots, Span span) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> Piecewise.of(value);
            case IntExpr.Variable(var name, int slot) -> Piecewise.of(number(known(slots, slot), span));
            case IntExpr.Arithmetic(
                    var operation,
                    IntExpr.Constant(long base),
                    IntExpr.Variable(var name, int slot),
                    Span at)
            when operation == Operation.POWER && Objects.equals(exponents.get(known(slots, slot)), base) ->
                Piecewise.of(known(slots, slot));
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, Span at) -> {
                Piecewise one = of(left, slots, at);
                Piecewise two = of(right, slots, at);
                yield linear(at, () -> arithmetic(operation, one, two));
            }
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, Span at) -> {
                Piecewise one = of(arguments.getFirst(), slots, at);
                Piecewise two = of(arguments.getLast(), slots, at);
                yield linear(at, () -> function(function, one, two));
            }
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) -> {
                Piecewise one = of(then, slots, span);
                Piecewise two = of(otherwise, slots, span);
                Formula when = of(condition, slots);
                yield linear(span, () -> one.orElse(when, two));
            }
            case IntExpr.Truth(BoolExpr condition) -> Piecewise.of(1).orElse(of(condition, slots), Piecewise.of(0));
            case IntExpr.Call call ->
                throw new NotTranslatable(
                        call.span(),
                        "formulas speak of sums and remainders, not of functions defined by digits",
                        "公式只涉及和与余数，不涉及由数位定义的函数");
            case IntExpr.Element element -> throw lists(element.span());
            case IntExpr.Total total -> throw lists(total.span());
            case IntExpr.Count count -> throw lists(span);
        };
    }

    private LinearTerm number(LinearTerm term, Span span) {
        if (exponents.containsKey(term)) {
            throw new NotTranslatable(
                    span, "a formula can have a number up to a logarithm as an exponent only", "在公式中，不超过对数的数只能作指数");
        }
        return term;
    }

    private static LinearTerm known(Map<Integer, LinearTerm> slots, int slot) {
        LinearTerm term = slots.get(slot);
        if (term == null) {
            throw new IllegalArgumentException("no variable " + slot);
        }
        return term;
    }

    static NotTranslatable lists(Span span) {
        return new NotTranslatable(span, "formulas speak of numbers and not of lists", "公式只涉及数，不涉及列表");
    }

    static NotTranslatable tooMany(Span span) {
        return new NotTranslatable(span, "there are too many cases here for a formula", "此处的情形太多，无法写成公式");
    }

    /// Computes with linear terms.
    ///
    /// @param span the place for the error message
    static <T> T linear(Span span, Supplier<T> made) {
        try {
            return made.get();
        } catch (NotLinear signal) {
            throw switch (signal.reason()) {
                case NONLINEAR ->
                    new NotTranslatable(
                            span,
                            "this is not linear: formulas have sums, and products and quotients by constants",
                            "此处不是线性的：公式只有和、以及与常数的积和商");
                case TOO_MANY_CASES -> tooMany(span);
                case TOO_LARGE -> new NotTranslatable(span, "a number here does not fit 64 bits", "此处的数超出了 64 位");
            };
        }
    }

    private Piecewise arithmetic(Operation operation, Piecewise left, Piecewise right) {
        return switch (operation) {
            case ADD -> left.plus(right);
            case SUBTRACT -> left.minus(right);
            case MULTIPLY -> left.times(right);
            case DIVIDE -> left.quotient(right, names);
            case REMAINDER -> left.remainder(right, names);
            case XOR -> set(Numeration.NIM_SUM, left, right);
            case AND -> common(left, right);
            case OR -> left.plus(right).minus(common(left, right));
            case POWER -> throw new NotLinear(NotLinear.Reason.NONLINEAR);
        };
    }

    /// A function that has a formula.
    private Piecewise function(NumberFunction function, Piecewise left, Piecewise right) {
        return switch (function) {
            case LOWBIT -> orZero(left, set(Numeration.LOWEST, left));
            case HIGHBIT -> orZero(left, highest(left));
            case BITAND -> arithmetic(Operation.AND, left, right);
            case BITOR -> arithmetic(Operation.OR, left, right);
            case MIN -> left.min(right);
            case MAX -> left.max(right);
            case ABS -> left.max(Piecewise.of(0).minus(left));
            default -> throw new NotLinear(NotLinear.Reason.NONLINEAR);
        };
    }

    /// A function by a set that is read in base 2. Rules apply it to natural numbers only.
    private Piecewise set(String name, Piecewise... arguments) {
        bases.add(2);
        return Piecewise.function(
                name,
                names,
                Stream.of(arguments).map(each -> each.natural(names)).toArray(Piecewise[]::new));
    }

    /// A function of positive numbers, and 0 for 0.
    private static Piecewise orZero(Piecewise argument, Piecewise positive) {
        return Piecewise.of(0).orElse(argument.compared(Piecewise.of(0), Formula.Equal::new), positive);
    }

    /// The binary ones of both numbers: a + b = (a xor b) + 2 · (a bitand b).
    private Piecewise common(Piecewise left, Piecewise right) {
        return left.plus(right).minus(set(Numeration.NIM_SUM, left, right)).quotient(Piecewise.of(2), names);
    }

    /// The power of 2 that is at most a number and more than half of it.
    private Piecewise highest(Piecewise number) {
        bases.add(2);
        LinearTerm power = LinearTerm.of(names.fresh("h"));
        Formula member = new Formula.Member(Numeration.POWER, List.of(power));
        return new Piecewise(number.cases().stream()
                .map(each -> new Piecewise.Case(
                        Stream.concat(each.variables().stream(), power.coefficients().keySet().stream())
                                .toList(),
                        Formula.and(
                                each.condition(),
                                member,
                                Formula.atMost(power, each.value()),
                                new Formula.Less(each.value(), power.times(2))),
                        power))
                .toList());
    }
}
