package org.grundy.catalog.row;

import java.math.BigInteger;

/// Coins on a circle, or in a row.
///
/// @param ring whether they are the full circle, nothing taken yet
/// @param count at least 0
public record AdjacentCoins(boolean ring, BigInteger count) {
    /// A full circle.
    public static AdjacentCoins ring(BigInteger count) {
        return new AdjacentCoins(true, count);
    }

    /// A row.
    static AdjacentCoins row(BigInteger count) {
        return new AdjacentCoins(false, count);
    }
}
