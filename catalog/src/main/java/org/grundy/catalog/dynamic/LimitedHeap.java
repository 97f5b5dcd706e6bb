package org.grundy.catalog.dynamic;

import java.math.BigInteger;

/// A heap with a limit on the next move.
///
/// @param tokens at least 0
/// @param limit the most that may be taken now, 0..tokens
public record LimitedHeap(BigInteger tokens, BigInteger limit) {
    /// Tokens of which at most `limit` may be taken; a limit beyond their number is made that number.
    static LimitedHeap of(BigInteger tokens, BigInteger limit) {
        return new LimitedHeap(tokens, limit.min(tokens));
    }

    /// The beginning of play: some must be left, so the limit is one less than the tokens.
    public static LimitedHeap beginning(BigInteger tokens) {
        return of(tokens, tokens.subtract(BigInteger.ONE).max(BigInteger.ZERO));
    }
}
