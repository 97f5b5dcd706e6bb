package org.grundy.heap;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.game.HeapRules;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// The rules by which a number of a set is taken from one heap. Options are listed for heaps of any size.
///
/// @param set what may be taken
public record SubtractionRules(SubtractionSet set) implements Ruleset<BigInteger> {
    private static final long MOST_LISTED = 1 << 16;

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

    /// Lists what is left when any number of a range is taken.
    ///
    /// @param least the smallest number that may be taken, at least 1
    /// @param most the largest, at least `least`; `Long.MAX_VALUE` stands for all that are as large
    public record Range(long least, long most) implements HeapRules.Moves {
        @Override
        public void from(long n, OptionCodes out) {
            for (long taken = least; taken <= Math.min(most, n); taken++) {
                out.to(n - taken);
            }
        }

        /// The numbers one by one; empty where they are too many for a sequence.
        public Optional<SubtractionSet> set() {
            return most <= MOST_LISTED
                    ? Optional.of(SubtractionSet.of(
                            LongStream.rangeClosed(least, most).toArray()))
                    : Optional.empty();
        }
    }

    /// The rules by which any number but those of a set is taken.
    ///
    /// @param forbidden what may not be taken
    public static HeapRules allBut(SubtractionSet forbidden) {
        return HeapRules.taking(new AllBut(forbidden))
                .testedBy((from, left) -> !forbidden.members().contains(from.subtract(left)));
    }

    /// Lists what is left when any number but those of a set is taken.
    ///
    /// @param forbidden what may not be taken
    public record AllBut(SubtractionSet forbidden) implements HeapRules.Moves {
        @Override
        public void from(long n, OptionCodes out) {
            long refused = 0;
            for (BigInteger member : forbidden.members()) {
                if (member.compareTo(BigInteger.valueOf(n)) > 0) {
                    break;
                }
                leave(n, refused + 1, member.longValueExact() - 1, out);
                refused = member.longValueExact();
            }
            leave(n, refused + 1, n, out);
        }

        private static void leave(long n, long least, long most, OptionCodes out) {
            for (long taken = least; taken <= most; taken++) {
                out.to(n - taken);
            }
        }
    }
}
