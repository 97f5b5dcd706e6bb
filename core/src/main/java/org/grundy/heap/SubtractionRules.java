package org.grundy.heap;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Coding;
import org.grundy.game.HeapRules;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The rules by which a number of a set is taken from one heap. Options are listed for heaps of any size.
///
/// @param set what may be taken
public record SubtractionRules(SubtractionSet set) implements Ruleset<BigInteger> {
    @Override
    public void options(BigInteger from, Options<BigInteger> out) {
        for (BigInteger taken : set.members()) {
            if (taken.compareTo(from) > 0) {
                return;
            }
            out.to(from.subtract(taken));
        }
    }

    @Override
    public Optional<Coding<BigInteger>> coding(BigInteger upTo) {
        int[] members = set.upTo(Integer.MAX_VALUE);
        return HeapRules.taking((n, out) -> {
                    for (int taken : members) {
                        if (taken > n) {
                            return;
                        }
                        out.to(n - taken);
                    }
                })
                .coding(upTo)
                .filter(coding -> coding.size() <= Integer.MAX_VALUE);
    }

    @Override
    public boolean splits() {
        return false;
    }

    /// The rules by which any number but those of a set is taken.
    ///
    /// @param forbidden what may not be taken
    public static HeapRules allBut(SubtractionSet forbidden) {
        long[] members = forbidden.members().stream()
                .filter(member -> member.bitLength() < Long.SIZE)
                .mapToLong(BigInteger::longValueExact)
                .toArray();
        return HeapRules.taking((n, out) -> {
                    int next = 0;
                    for (long taken = 1; taken <= n; taken++) {
                        if (next < members.length && members[next] == taken) {
                            next++;
                        } else {
                            out.to(n - taken);
                        }
                    }
                })
                .testedBy((from, left) -> !forbidden.members().contains(from.subtract(left)));
    }
}
