package org.grundy.heap;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import org.grundy.game.HeapRules;

/// Tells the moves of a taking-and-breaking code from others by what they take, for heaps of any size.
///
/// @param code the code
record TakeAndBreakLegality(TakeAndBreakCode code) implements HeapRules.Test {
    @Override
    public boolean allows(BigInteger from, BigInteger left) {
        return allows(from, List.of(left));
    }

    @Override
    public boolean allows(BigInteger from, List<BigInteger> parts) {
        BigInteger taken = from.subtract(parts.stream().reduce(BigInteger.ZERO, BigInteger::add));
        if (parts.isEmpty() || taken.signum() < 0) {
            return false;
        }
        TakeAndBreakCode.Digit digit = code.digit(taken);
        boolean nothing = parts.size() == 1 && parts.getFirst().signum() == 0;
        boolean positive = parts.stream().allMatch(part -> part.signum() > 0);
        boolean different = !digit.unequal() || new HashSet<>(parts).size() == parts.size();
        return nothing
                ? digit.leaves(0)
                : positive && different && parts.size() <= digit.heaps() && digit.leaves(parts.size());
    }
}
