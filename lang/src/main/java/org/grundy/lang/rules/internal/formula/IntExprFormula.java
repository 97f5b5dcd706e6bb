package org.grundy.lang.rules.internal.formula;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
    /// @throws NotLinear if it is not expressible
    Formula of(BoolExpr condition, Map<Integer, LinearTerm> slots) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value ? Formula.always() : Formula.never();
            case BoolExpr.Nonzero(IntExpr number) ->
                Formula.not(of(number, slots).compared(Piecewise.of(0), Formula.Equal::new));
            case BoolExpr.Not(BoolExpr operand) -> Formula.not(of(operand, slots));
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> Formula.and(of(first, slots), of(second, slots));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> Formula.or(of(first, slots), of(second, slots));
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                of(left, slots).compared(of(right, slots), (one, two) -> compared(relation, one, two));
        };
    }

    private Formula compared(Relation relation, LinearTerm left, LinearTerm right) {
        return switch (relation) {
            case EQUAL -> new Formula.Equal(left, right);
            case UNEQUAL -> Formula.not(new Formula.Equal(left, right));
            case LESS -> new Formula.Less(left, right);
            case AT_MOST -> Formula.atMost(left, right);
            case DIVIDES -> {
                if (!left.isConstant() || left.constant() < 1) {
                    throw new NotLinear();
                }
                yield Formula.multiple(right, left.constant(), names.fresh("d"));
            }
        };
    }

    /// Translates or checks an integer expression.
    ///
    /// @throws NotLinear if it is not piecewise linear
    Piecewise of(IntExpr expression, Map<Integer, LinearTerm> slots) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> Piecewise.of(value);
            case IntExpr.Variable(var name, int slot) -> Piecewise.of(number(known(slots, slot)));
            case IntExpr.Arithmetic(
                    var operation,
                    IntExpr.Constant(long base),
                    IntExpr.Variable(var name, int slot),
                    var span)
            when operation == Operation.POWER && Objects.equals(exponents.get(known(slots, slot)), base) ->
                Piecewise.of(known(slots, slot));
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                arithmetic(operation, of(left, slots), of(right, slots));
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span) ->
                function(function, of(arguments.getFirst(), slots), of(arguments.getLast(), slots));
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) -> {
                Piecewise one = of(then, slots);
                Piecewise two = of(otherwise, slots);
                yield one.orElse(of(condition, slots), two);
            }
            case IntExpr.Truth(BoolExpr condition) -> Piecewise.of(1).orElse(of(condition, slots), Piecewise.of(0));
            case IntExpr.Call _, IntExpr.Element _, IntExpr.Total _, IntExpr.Count _ -> throw new NotLinear();
        };
    }

    /// A number up to a logarithm can be an exponent only.
    private LinearTerm number(LinearTerm term) {
        if (exponents.containsKey(term)) {
            throw new NotLinear();
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
            case POWER -> throw new NotLinear();
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
            default -> throw new NotLinear();
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
