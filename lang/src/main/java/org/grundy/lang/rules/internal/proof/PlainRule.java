package org.grundy.lang.rules.internal.proof;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.lang.rules.internal.tree.Clause;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Whole;

/// What can be seen of a rule without any proof: its single part, its loops, its conditions, linear
/// expressions.
final class PlainRule {
    private PlainRule() {}

    static Optional<Part> single(RuleTree rule) {
        return Optional.of(rule.parts())
                .filter(parts -> parts.size() == 1)
                .map(List::getFirst)
                .filter(part -> part.copies().isEmpty() && part.each().isEmpty());
    }

    static List<Clause.For> loops(RuleTree rule) {
        return rule.clauses().stream()
                .filter(Clause.For.class::isInstance)
                .map(Clause.For.class::cast)
                .toList();
    }

    /// Whether all that a rule asks is that some amounts can be taken from the numbers of the state, in
    /// their order.
    static boolean onlyAsks(RuleTree rule, List<Linear> amounts) {
        return rule.clauses().stream()
                .filter(Clause.If.class::isInstance)
                .map(clause -> ((Clause.If) clause).condition())
                .allMatch(condition -> atLeastZero(condition)
                        .filter(form -> IntStream.range(0, amounts.size())
                                .anyMatch(i -> form.equals(Linear.unknown(i).minus(amounts.get(i)))))
                        .isPresent());
    }

    /// The form that a comparison says is at least 0.
    private static Optional<Linear> atLeastZero(Truth truth) {
        if (!(truth instanceof Truth.Compared compared)) {
            return Optional.empty();
        }
        Optional<Linear> difference = linear(compared.right())
                .flatMap(right -> linear(compared.left()).map(right::minus));
        return switch (compared.relation()) {
            case AT_MOST -> difference;
            case LESS -> difference.map(form -> form.plus(-1));
            case EQUAL, UNEQUAL, DIVIDES -> Optional.empty();
        };
    }

    /// An expression as a linear form, if it is one.
    static Optional<Linear> linear(Whole whole) {
        return switch (whole) {
            case Whole.Constant(long value) -> Optional.of(Linear.of(value));
            case Whole.Variable(int slot) -> Optional.of(Linear.unknown(slot));
            case Whole.Arithmetic arithmetic -> {
                Optional<Linear> left = linear(arithmetic.left());
                Optional<Linear> right = linear(arithmetic.right());
                yield left.flatMap(a -> right.flatMap(b -> combined(arithmetic.operation(), a, b)));
            }
            case Whole.Function function -> Optional.empty();
            case Whole.Element element -> Optional.empty();
            case Whole.Total total -> Optional.empty();
            case Whole.Count count -> Optional.empty();
        };
    }

    private static Optional<Linear> combined(Whole.Operation operation, Linear a, Linear b) {
        return switch (operation) {
            case ADD -> Optional.of(a.plus(b));
            case SUBTRACT -> Optional.of(a.minus(b));
            case MULTIPLY, DIVIDE, REMAINDER, POWER, XOR -> Optional.empty();
        };
    }
}
