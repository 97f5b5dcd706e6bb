package org.grundy.discover.family;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;

/// Joins a list of initial values with a rule from there on.
///
/// @param samples whose values these are
/// @param n the number of a position
/// @param head the values of the first numbers, at least one
/// @param rule for all larger numbers, defined for those of the head too
record PreperiodJoin(Samples samples, IntExpr n, List<Long> head, IntExpr rule) {
    /// The values of `head` for n below its size, the rule for others.
    static IntExpr before(Samples samples, List<Long> head, IntExpr rule) {
        if (head.isEmpty()) {
            return rule;
        }
        PreperiodJoin join = new PreperiodJoin(samples, samples.variable(0), head, rule);
        return samples.isLost() ? join.lost() : join.value();
    }

    private IntExpr value() {
        return isEarly().choice(early(), rule);
    }

    private IntExpr early() {
        if (head.stream().distinct().count() == 1) {
            return IntExpr.of(head.getFirst());
        }
        boolean same = IntStream.range(0, head.size()).allMatch(i -> head.get(i) == i);
        return same ? n : new IntExpr.Element(head, n);
    }

    private IntExpr isEarly() {
        return NumberMembers.of(n, IntStream.range(0, head.size()).boxed().toList());
    }

    private IntExpr isLate() {
        return n.atLeast(head.size());
    }

    /// The simplest of: the early lost numbers, and the rule for late ones; the rule with exceptions.
    private IntExpr lost() {
        if (rule instanceof IntExpr.Constant(long all)) {
            return all == 0 ? members(i -> head.get(i) == 1) : either(members(i -> head.get(i) == 1), isLate());
        }
        IntExpr apart = either(members(i -> head.get(i) == 1), isLate().and(rule));
        if (!samples.names().isEmpty()) {
            return apart;
        }
        IntExpr added = members(i -> head.get(i) == 1 && said(i) == 0);
        IntExpr removed = members(i -> head.get(i) == 0 && said(i) != 0);
        boolean none = removed.equals(IntExpr.of(0));
        IntExpr excepted = none ? rule : removed.not().and(rule);
        return Stream.of(either(added, excepted), apart)
                .min(ExpressionSize.SIMPLER)
                .orElseThrow();
    }

    private static IntExpr either(IntExpr first, IntExpr second) {
        return first.equals(IntExpr.of(0)) ? second : first.or(second);
    }

    private long said(int number) {
        return rule.value(number);
    }

    /// That n is one of the first numbers that there are, with a property.
    private IntExpr members(IntPredicate wanted) {
        int from = samples.first().from();
        return NumberMembers.of(
                n, IntStream.range(from, head.size()).filter(wanted).boxed().toList());
    }
}
