package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// Take 1..k adjacent coins; a row may fall apart in two. Of more than 2^31 coins no moves are listed.
///
/// @param k at least 1
record CircleRules(BigInteger k) implements Ruleset<AdjacentCoins> {
    private static final int BITS = 31;

    @Override
    public void options(AdjacentCoins from, Options<AdjacentCoins> out) {
        if (from.count().bitLength() > BITS) {
            out.unlisted();
            return;
        }
        long count = from.count().longValueExact();
        for (long taken = 1; taken <= k.min(from.count()).longValueExact(); taken++) {
            long rest = count - taken;
            for (long left = 0; left <= (from.ring() ? 0 : rest / 2); left++) {
                out.to(rows(left, rest - left));
            }
        }
    }

    /// The rows that are not empty.
    static List<AdjacentCoins> rows(long left, long right) {
        return Stream.of(left, right)
                .filter(count -> count > 0)
                .map(BigInteger::valueOf)
                .map(AdjacentCoins::row)
                .toList();
    }
}
