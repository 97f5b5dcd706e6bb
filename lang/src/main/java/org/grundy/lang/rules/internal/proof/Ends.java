package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongPredicate;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.tree.MonotoneRange;

/// A range by the conditions at its ends, each of which holds beyond one place, or up to one.
///
/// @param slot of the number that is reached
/// @param lower hold from some number on, which never falls as the number of the position grows
/// @param upper hold up to some number, which never falls either
record Ends(int slot, List<BoolExpr.Comparison> lower, List<BoolExpr.Comparison> upper) implements MonotoneRange {
    Ends {
        lower = List.copyOf(lower);
        upper = List.copyOf(upper);
    }

    @Override
    public long lowest(long number) {
        return MonotoneRange.first(0, LARGEST_NUMBER, there -> hold(lower, number, there));
    }

    @Override
    public long highest(long number) {
        LongPredicate beyond = there -> !hold(upper, number, there);
        return MonotoneRange.first(0, LARGEST_NUMBER, beyond) - 1;
    }

    private boolean hold(List<BoolExpr.Comparison> conditions, long number, long there) {
        List<BigInteger> slots = new ArrayList<>(Collections.nCopies(slot + 1, BigInteger.ZERO));
        slots.set(0, BigInteger.valueOf(number));
        slots.set(slot, BigInteger.valueOf(there));
        return conditions.stream().allMatch(condition -> ExactExpression.holds(condition, slots));
    }
}
