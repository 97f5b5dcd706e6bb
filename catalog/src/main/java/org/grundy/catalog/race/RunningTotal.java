package org.grundy.catalog.race;

import java.math.BigInteger;

/// A running total on its way to a target.
///
/// @param target at least 0
/// @param total what has been reached so far, at least 0; may lie beyond the target where that is allowed
public record RunningTotal(BigInteger target, BigInteger total) {
    private static final int SPREAD = 0x9E3779B9;

    /// Spread, since the usual hashes of records collide in tables of many targets and totals.
    @Override
    public int hashCode() {
        return (target.hashCode() * SPREAD ^ total.hashCode()) * SPREAD;
    }

    /// How much is missing, 0 once the target is reached.
    BigInteger missing() {
        return target.subtract(total).max(BigInteger.ZERO);
    }

    /// The tally after something was added.
    RunningTotal plus(BigInteger amount) {
        return new RunningTotal(target, total.add(amount));
    }
}
