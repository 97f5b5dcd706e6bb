package org.grundy.proof;

import java.util.List;
import org.grundy.proof.lane.HeapLanes;
import org.grundy.proof.lane.OptionLanes;
import org.grundy.proof.lane.Shift;

/// The indices of the last heaps of a segment, all common, and of those behind them: each is the least
/// that no common option has.
///
/// As many heaps as have lanes in a word are found together, as far as they give no options to each other
/// ([OptionLanes]); options that come from farther than a block are found for all of its words before.
///
/// Cost: for each word of lanes a load for each shift.
final class SegmentIndices {
    /// For so many heaps at a time those options are found that come from before all of them.
    private static final int BLOCK = 64;

    /// The fewest bits of a lane.
    private static final int LEAST_BITS = 16;

    private final WindowRules rules;
    private final byte[] last;
    private final int kept;
    private HeapLanes lanes;
    private List<Shift> within = List.of();
    private OptionLanes near;
    private OptionLanes far;
    private long[] found = {};
    private int bits;
    private int together;

    /// The lowest bit of each lane.
    private long ones;
    private int place;

    /// Indices of the heaps of a window.
    ///
    /// @param window values, all common, at least as many as the rules look back
    /// @param room for so many heaps behind it, of which some are forgotten when it is full
    SegmentIndices(WindowRules rules, byte[] window, int room) {
        this.rules = rules;
        this.kept = HeapLanes.FIRST + window.length;
        this.last = new byte[kept + room];
        this.place = kept;
        this.bits = Math.max(LEAST_BITS, rules.leastIndices());
        for (int i = HeapLanes.FIRST; i < kept; i++) {
            last[i] = (byte) rules.index(window[i - HeapLanes.FIRST]);
            fitLanes(last[i]);
        }
        makeLanes();
    }

    private void fitLanes(int index) {
        while (index >= bits) {
            bits *= 2;
        }
    }

    /// Lanes of all heaps that are known.
    private void makeLanes() {
        lanes = new HeapLanes(last.length, bits);
        for (int i = HeapLanes.FIRST; i < place; i++) {
            lanes.add(i, 1L << last[i]);
        }
        together = lanes.count();
        ones = Long.divideUnsigned(-1L, -1L >>> -bits);
        found = new long[BLOCK / together];
        within = shifts(1, together);
        near = new OptionLanes(shifts(together, BLOCK), bits);
        far = new OptionLanes(shifts(BLOCK, Integer.MAX_VALUE), bits);
    }

    private List<Shift> shifts(int least, int most) {
        return rules.commons().stream()
                .filter(shift -> shift.distance() >= least && shift.distance() < most)
                .toList();
    }

    /// The bits of a lane, more than any index that was found.
    int bits() {
        return bits;
    }

    /// At each place the index of a heap, not to be changed.
    byte[] indices() {
        return last;
    }

    /// Behind the place of the last heap that is known.
    int place() {
        return place;
    }

    /// How many heaps may follow before some are [forgotten][#forget()].
    int room() {
        return last.length - place;
    }

    /// How many places the last heaps take that are not [forgotten][#forget()].
    int kept() {
        return kept;
    }

    /// Moves the last heaps, as many as the window had, to the first places.
    void forget() {
        System.arraycopy(last, place - kept, last, 0, kept);
        lanes.move(place - kept, kept);
        place = kept;
    }

    /// Finds the heaps before a place.
    ///
    /// @return false if the next one has an index for which no lane has room
    boolean advanceTo(int end) {
        while (place < end) {
            boolean able = end - place >= BLOCK ? nextBlock() : nextAlone();
            if (!able) {
                return false;
            }
        }
        return true;
    }

    private boolean nextAlone() {
        long options = 0;
        for (Shift each : rules.commons()) {
            options |= 1L << (last[place - each.distance()] ^ each.index());
        }
        int index = Long.numberOfTrailingZeros(~options);
        if (index == WindowRules.INDICES) {
            return false;
        }
        last[place] = (byte) index;
        place++;
        if (index < bits) {
            lanes.add(place - 1, 1L << index);
        } else {
            fitLanes(index);
            makeLanes();
        }
        return true;
    }

    /// Finds a block of heaps, or fewer and one more heap where a lane has no room for its index.
    private boolean nextBlock() {
        far.ofAll(lanes.words(), place, together, found);
        for (long options : found) {
            long own = own(options | near.of(lanes.words(), place));
            if (own == 0) {
                return nextAlone();
            }
            lanes.add(place, own);
            place += together;
        }
        return true;
    }

    /// The indices of the heaps of a word by the options that come from before it; 0 if a lane has no room
    /// for one.
    private long own(long options) {
        long own = within.isEmpty() ? leastOpen(options) : ownOneByOne(options);
        for (int i = 0; i < together; i++) {
            last[place + i] = (byte) (Long.numberOfTrailingZeros(own >>> i * bits));
        }
        return own;
    }

    /// In each lane the lowest bit that is not set; 0 if a lane has none. Where a lane is full, one is
    /// carried to the lane above it, but the lowest full one is seen to be left without a bit.
    private long leastOpen(long options) {
        long own = ~options & options + ones;
        boolean full = (own - ones & ~own & ones << bits - 1) != 0;
        return full ? 0 : own;
    }

    private long ownOneByOne(long options) {
        long lane = -1L >>> -bits;
        long own = 0;
        for (int i = 0; i < together; i++) {
            int shift = i * bits;
            long reached = options >>> shift & lane | within(place + i);
            long bit = ~reached & reached + 1 & lane;
            if (bit == 0) {
                return 0;
            }
            last[place + i] = (byte) Long.numberOfTrailingZeros(bit);
            own |= bit << shift;
        }
        return own;
    }

    /// The options of a heap that come from so near that the heap they come from may be in the same word.
    private long within(int at) {
        long options = 0;
        for (int i = 0; i < within.size(); i++) {
            Shift each = within.get(i);
            options |= 1L << (last[at - each.distance()] ^ each.index());
        }
        return options;
    }
}
