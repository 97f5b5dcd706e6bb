package org.grundy.heap.sequence;

import java.util.Optional;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.FiniteState;
import org.grundy.heap.window.ValueTally;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// What stands out in the first values of a nim-sequence.
///
/// @param count how many values were looked at, at least 1
/// @param max the largest of them
/// @param maxAt the first heap that has it
/// @param zeros how many are 0
/// @param lastZero the last heap with value 0; there is one, for heap 0 has no move
/// @param mask by which the fewest are rare: a value is rare if it shares an even number of ones with
///     it; 0 where values are too large to look for one
/// @param parity whether and how the parity of heaps counts as one more bit
/// @param rare how many are rare, all of them under mask 0
/// @param lastRare the last heap with a rare value; −1 if there is none
public record SequenceSummary(
        long count,
        int max,
        long maxAt,
        long zeros,
        long lastZero,
        int mask,
        HeapParity parity,
        long rare,
        long lastRare) {
    private static final int MOST_BITS = 20;

    /// How many values are looked at between two charges.
    private static final int PIECE = 1 << 12;

    /// Whether the parity of heaps counts.
    public boolean byParity() {
        return parity != HeapParity.IGNORED;
    }

    /// The summary of values. Called inside [Run#attempt].
    ///
    /// Cost: two passes over the values, and 2^b·b for values of b bits.
    ///
    /// @param values at least `count` of them
    /// @param count at least 1
    /// @param parity by which heaps may be divided, too
    /// @param run charged for the passes
    public static SequenceSummary of(NimValues values, int count, HeapParity parity, Run run) {
        Optional<SparseSpace> space = space(values, parity, run);
        Pass pass = new Pass(space);
        for (int from = 0; from < count; from += PIECE) {
            run.options(PIECE);
            pass.over(values, from, (int) Math.min(count, (long) from + PIECE));
        }
        return new SequenceSummary(
                count,
                pass.max,
                pass.maxAt,
                pass.zeros,
                pass.lastZero,
                space.map(SparseSpace::mask).orElse(0),
                space.map(SparseSpace::parity).orElse(HeapParity.IGNORED),
                pass.rare,
                pass.lastRare);
    }

    /// The summary of values that were counted.
    ///
    /// @param state whose rare heaps are all before the first `count` ones
    static SequenceSummary of(FiniteState state, ValueTally tally, long count) {
        return new SequenceSummary(
                count,
                tally.max(),
                tally.maxAt(),
                tally.zeros(),
                tally.lastZero(),
                state.space(tally).mask(),
                state.space().parity(),
                state.rare().count(),
                state.rare().last());
    }

    /// The division by which the fewest values are rare; none where they are too large to look for one.
    ///
    /// @param run charged for a pass over the values
    static Optional<SparseSpace> space(NimValues values, HeapParity parity, Run run) {
        if (values.max() >> MOST_BITS != 0) {
            return Optional.empty();
        }
        long[][] heaps = new long[2][values.max() + 1];
        for (int from = 0; from < values.size(); from += PIECE) {
            run.options(PIECE);
            int to = (int) Math.min(values.size(), (long) from + PIECE);
            values.count(from, 2, to, 1, heaps[0]);
            values.count(from + 1, 2, to, 1, heaps[1]);
        }
        return Optional.of(SparseSpace.fewestRare(heaps[0], heaps[1], parity));
    }

    /// What was found as far as the values were looked at.
    private static final class Pass {
        private final @Nullable SparseSpace space;
        private int max;
        private int maxAt;
        private long zeros;
        private int lastZero;
        private long rare;
        private int lastRare = -1;

        Pass(Optional<SparseSpace> space) {
            this.space = space.orElse(null);
        }

        void over(NimValues values, int from, int to) {
            for (int n = from; n < to; n++) {
                int value = values.get(n);
                if (value > max) {
                    max = value;
                    maxAt = n;
                }
                if (value == 0) {
                    zeros++;
                    lastZero = n;
                }
                if (space == null || space.rare(value, n)) {
                    rare++;
                    lastRare = n;
                }
            }
        }
    }
}
