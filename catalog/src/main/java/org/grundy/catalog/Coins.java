package org.grundy.catalog;

import java.math.BigInteger;

/// Coins on a circle, or in a row.
///
/// @param ring whether they are the full circle, nothing taken yet
/// @param count at least 0
public record Coins(boolean ring, BigInteger count) {
    /// A full circle.
    public static Coins ring(BigInteger count) {
        return new Coins(true, count);
    }

    /// A row.
    static Coins row(BigInteger count) {
        return new Coins(false, count);
    }
}
