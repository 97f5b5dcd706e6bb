package org.grundy.lang.rules;

import java.util.List;
import org.grundy.lang.Span;
import org.grundy.lang.rules.ConditionTerms.Operation;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Whole;

/// Walks through a condition and makes terms of it.
///
/// @param terms made
/// @param <E> the type of what is made
record ConditionFold<E>(ConditionTerms<E> terms) {
    E of(Truth truth) {
        return switch (truth) {
            case Truth.Always(boolean value) -> terms.truth(value);
            case Truth.Not(Truth operand) -> terms.of(Operation.NOT, List.of(of(operand)));
            case Truth.Both(Truth first, Truth second) -> terms.of(Operation.BOTH, List.of(of(first), of(second)));
            case Truth.Either(Truth first, Truth second) -> terms.of(Operation.EITHER, List.of(of(first), of(second)));
            case Truth.Compared(var relation, Whole left, Whole right, Span span) ->
                terms.of(Operation.valueOf(relation.name()), List.of(of(left), of(right)));
        };
    }

    private E of(Whole whole) {
        return switch (whole) {
            case Whole.Constant(long value) -> terms.number(value);
            case Whole.Variable(int slot) -> terms.variable(slot);
            case Whole.Arithmetic(var operation, Whole left, Whole right, Span span) ->
                terms.of(Operation.valueOf(operation.name()), List.of(of(left), of(right)));
            case Whole.Function(var kind, List<Whole> arguments, Span span) ->
                terms.of(
                        Operation.valueOf(kind.name()),
                        arguments.stream().map(this::of).toList());
            case Whole.Element element -> throw lists();
            case Whole.Total total -> throw lists();
            case Whole.Count count -> throw lists();
        };
    }

    private static IllegalStateException lists() {
        return new IllegalStateException("a condition on numbers has no lists");
    }
}
