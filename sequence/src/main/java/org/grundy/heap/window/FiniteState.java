package org.grundy.heap.window;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.word.RareHeaps;
import org.grundy.heap.kernel.word.WordBlocks;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// A sequence whose rare heaps have stopped: from the first values and the last ones the next one is
/// found, as long as no further heap is rare.
///
/// @param code of the sequence
/// @param splits its moves
/// @param space which values are rare
/// @param rare the rare heaps
/// @param head the first values, among which are all rare heaps
@SuppressWarnings("ArrayRecordComponent")
public record FiniteState(TakeAndBreakCode code, SplitMoves splits, SparseSpace space, RareHeaps rare, byte[] head) {
    /// How many of the last values are kept, at most. Of the first ones as many show which rare values are
    /// options: half as many often do not up to heap 10^10.
    static final int MOST_KEPT = 1 << 17;

    /// How many are kept at least: with fewer first values there are, and in folders of former versions.
    static final int LEAST_KEPT = 1 << 16;

    /// The last rare heap and twice the most tokens of a move, together, at most: so a state is
    /// compared wherever it lies in a batch of values.
    private static final int MOST_REACH = 1 << 15;

    /// The rare heaps lie in this part of the values, the first quarter: else they have not stopped.
    private static final int STOPPED = 4;

    /// The fewest values that show whether rare heaps have stopped.
    public static final int LEAST_VALUES = LEAST_KEPT;

    /// The most rare heaps.
    public static final int MOST_RARE = WordBlocks.MAX_RARE;

    /// One more than the largest value.
    public static final int VALUES = ValueTally.VALUES;

    /// What some values show of a code; empty where rare heaps have not stopped, or are too many or too
    /// far, values are too large, or no theorem speaks of the code.
    ///
    /// Cost: two passes over the values.
    ///
    /// @param values the first ones, at least 65 536
    public static Optional<FiniteState> of(TakeAndBreakCode code, NimValues values, Run run) {
        boolean suits = PeriodTheorem.appliesTo(code) && SplitMoves.of(code);
        if (!suits || values.size() < LEAST_VALUES || values.width() > 1 || values.max() >= VALUES) {
            return Optional.empty();
        }
        SplitMoves splits = SplitMoves.from(code);
        SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
        RareHeaps rare = RareHeaps.of(values, space, run);
        boolean stopped = haveStopped(rare.last(), values.size()) && rare.last() + 2L * splits.last() <= MOST_REACH;
        if (!stopped || !WordBlocks.serves(space, rare.count())) {
            return Optional.empty();
        }
        byte[] head = new byte[values.size()];
        values.copy(0, head, 0, head.length);
        return Optional.of(new FiniteState(code, splits, space, rare, head));
    }

    /// Whether rare heaps have stopped, as far as a number of values shows, and early enough.
    ///
    /// @param last the last rare heap
    public static boolean haveStopped(long last, long values) {
        return values >= LEAST_VALUES && last < values / STOPPED && last <= MOST_REACH;
    }

    /// How many of the last values are a state: as far back as rare heaps give options.
    int length() {
        return (int) Math.max(0, rare.last()) + splits.last();
    }

    /// Whether heaps so far apart may be in the same state.
    boolean mayBePeriod(long distance) {
        return space.parity() == HeapParity.IGNORED || distance % 2 == 0;
    }

    /// The next heaps, as they follow from values at both ends.
    WordBlocks from(SparseSpace wide, byte[] last, long position) {
        return WordBlocks.ofEnds(splits, new EndsOfValues(head, last, position), last.length, wide, rare);
    }

    /// The division of all values that have occurred.
    public SparseSpace space(ValueTally tally) {
        SparseSpace wide = space;
        while (tally.max() >>> wide.bits() != 0) {
            wide = wide.wider(tally.first(1 << wide.bits()));
        }
        return wide;
    }

    /// The sequence where its first values end.
    Snapshot beginning() {
        byte[] last = Arrays.copyOfRange(head, Math.max(0, head.length - MOST_KEPT), head.length);
        ValueTally tally = new ValueTally();
        tally.add(0, head, 0, head.length);
        return new Snapshot(head.length, last, tally, 0);
    }
}
