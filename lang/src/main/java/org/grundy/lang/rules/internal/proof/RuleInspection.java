package org.grundy.lang.rules.internal.proof;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.run.AllPresent;

/// Syntactic properties of a rule: its conditions, linear expressions.
final class RuleInspection {
    private RuleInspection() {}

    /// What a move takes of each number, if that is linear.
    ///
    /// @param linear an expression as a linear form
    static Optional<List<LinearForm>> taken(MoveTerm term, Function<IntExpr, Optional<LinearForm>> linear) {
        return AllPresent.of(IntStream.range(0, term.numbers().size())
                .mapToObj(place -> linear.apply(term.numbers().get(place)).map(LinearForm.unknown(place)::minus)));
    }

    /// Whether the only conditions of a rule are that the numbers of the state hold given amounts, in
    /// order.
    static boolean onlyAsks(RuleTree rule, List<LinearForm> amounts) {
        return asserted(rule)
                .allMatch(asserted -> asserted.filter(form -> IntStream.range(0, amounts.size())
                                .anyMatch(i -> form.equals(LinearForm.unknown(i).minus(amounts.get(i)))))
                        .isPresent());
    }

    /// For each condition of a rule the linear form that it asserts to be at least 0, empty if it says something else.
    static Stream<Optional<LinearForm>> asserted(RuleTree rule) {
        return rule.conditions().map(RuleInspection::atLeastZero);
    }

    /// The linear form that a comparison asserts to be at least 0.
    private static Optional<LinearForm> atLeastZero(BoolExpr condition) {
        if (!(condition instanceof BoolExpr.Comparison compared)) {
            return Optional.empty();
        }
        Optional<LinearForm> difference = linear(compared.right())
                .flatMap(right -> linear(compared.left()).map(right::minus));
        return switch (compared.relation()) {
            case AT_MOST -> difference;
            case LESS -> difference.map(form -> form.plus(-1));
            case EQUAL, UNEQUAL, DIVIDES -> Optional.empty();
        };
    }

    /// An expression as a linear form, if it is one.
    static Optional<LinearForm> linear(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> Optional.of(LinearForm.of(value));
            case IntExpr.Variable(var name, int slot) -> Optional.of(LinearForm.unknown(slot));
            case IntExpr.Arithmetic arithmetic -> {
                Optional<LinearForm> left = linear(arithmetic.left());
                Optional<LinearForm> right = linear(arithmetic.right());
                yield left.flatMap(a -> right.flatMap(b -> combined(arithmetic.operation(), a, b)));
            }
            default -> Optional.empty();
        };
    }

    private static Optional<LinearForm> combined(Operation operation, LinearForm a, LinearForm b) {
        return switch (operation) {
            case ADD -> Optional.of(a.plus(b));
            case SUBTRACT -> Optional.of(a.minus(b));
            case MULTIPLY, DIVIDE, REMAINDER, POWER, XOR, AND, OR -> Optional.empty();
        };
    }
}
