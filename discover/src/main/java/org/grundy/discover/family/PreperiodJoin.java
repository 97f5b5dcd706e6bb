package org.grundy.discover.family;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;

/// Joins a list of initial values with a rule from there on.
///
/// @param samples whose values these are
/// @param n the number of a position
/// @param head the values of the first numbers, at least one
/// @param rule for all larger numbers, defined for those of the head too
record PreperiodJoin(Samples samples, Expression n, List<Long> head, Expression rule) {
    /// The values of `head` for n below its size, the rule for others.
    static Expression before(Samples samples, List<Long> head, Expression rule) {
        if (head.isEmpty()) {
            return rule;
        }
        PreperiodJoin join = new PreperiodJoin(samples, samples.variable(0), head, rule);
        return samples.quantity() == SampledQuantity.LOST ? join.lost() : join.value();
    }

    private Expression value() {
        return new Expression.Choice(isEarly(), early(), rule);
    }

    private Expression early() {
        if (head.stream().distinct().count() == 1) {
            return ExpressionBuilder.number(head.getFirst());
        }
        boolean same = IntStream.range(0, head.size()).allMatch(i -> head.get(i) == i);
        return same ? n : new Expression.Lookup(head, n);
    }

    private Expression isEarly() {
        return NumberMembers.of(n, IntStream.range(0, head.size()).boxed().toList());
    }

    private Expression isLate() {
        return ExpressionBuilder.atMost(ExpressionBuilder.number(head.size()), n);
    }

    /// The simplest of: the early lost numbers, and the rule for late ones; the rule with exceptions.
    private Expression lost() {
        if (rule instanceof Expression.Constant(long all)) {
            return all == 0 ? members(i -> head.get(i) == 1) : either(members(i -> head.get(i) == 1), isLate());
        }
        Expression apart = either(members(i -> head.get(i) == 1), ExpressionBuilder.both(isLate(), rule));
        if (!samples.names().isEmpty()) {
            return apart;
        }
        Expression added = members(i -> head.get(i) == 1 && said(i) == 0);
        Expression removed = members(i -> head.get(i) == 0 && said(i) != 0);
        boolean none = removed.equals(ExpressionBuilder.number(0));
        Expression excepted = none ? rule : ExpressionBuilder.both(ExpressionBuilder.not(removed), rule);
        return Stream.of(either(added, excepted), apart)
                .min(ExpressionSize.SIMPLER)
                .orElseThrow();
    }

    private static Expression either(Expression first, Expression second) {
        return first.equals(ExpressionBuilder.number(0)) ? second : ExpressionBuilder.either(first, second);
    }

    private long said(int number) {
        return rule.value(number);
    }

    /// That n is one of the first numbers that there are, with a property.
    private Expression members(IntPredicate wanted) {
        int from = samples.blocks().getFirst().from();
        return NumberMembers.of(
                n, IntStream.range(from, head.size()).filter(wanted).boxed().toList());
    }
}
