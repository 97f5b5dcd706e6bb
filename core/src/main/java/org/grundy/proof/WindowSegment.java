package org.grundy.proof;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.proof.lane.HeapLanes;
import org.grundy.proof.lane.OptionLanes;
import org.grundy.proof.lane.OptionLanes.Shift;
import org.grundy.run.Run;

/// The values behind a window, one after the other: each is the least common value that is no option,
/// once every smaller rare value was seen to be an option.
///
/// In memory are the indices of the last heaps, which are all common. As many heaps as have lanes in a
/// word are found together, as far as they give no options to each other ([OptionLanes]), and so is which
/// rare values some witnesses show; what these leave open is looked for one by one ([WitnessOrder]).
///
/// Cost: for each word of lanes a load for each shift, and for each witness that is tried for all.
final class WindowSegment {
    private static final int CHARGED = 1 << 12;
    private static final int ROOM = 1 << 16;

    /// For so many words at a time those options are found that come from heaps before all of them.
    private static final int WORDS = 4;

    /// The fewest bits of a lane.
    private static final int LEAST_BITS = 16;

    /// After so many heaps the witnesses that are tried for all are chosen again.
    private static final long CHOSEN_FOR = 1L << 22;

    private final WindowRules rules;
    private final byte[] last;
    private final int kept;
    private final WitnessOrder witnesses;
    private final long[] found = new long[WORDS];
    private final long[] wanted = new long[WORDS];
    private HeapLanes lanes;
    private List<Shift> within = List.of();
    private OptionLanes near;
    private OptionLanes far;
    private OptionLanes shown = new OptionLanes(List.of(), LEAST_BITS);
    private int bits;
    private int together;
    private int alone = WitnessOrder.LEARNED;
    private long chosenUntil = Long.MAX_VALUE;
    private long heap;
    private int place;

    /// Values behind a window.
    ///
    /// @param end the heap behind the window
    /// @param window its values, all common, at least as many as the rules look back
    WindowSegment(WindowRules rules, long end, byte[] window) {
        this.rules = rules;
        this.kept = HeapLanes.FIRST + window.length;
        this.last = new byte[kept + ROOM];
        this.witnesses = new WitnessOrder(rules);
        this.heap = end;
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

    /// Lanes of all heaps that are known; which witnesses are tried for all is chosen anew.
    private void makeLanes() {
        lanes = new HeapLanes(last.length, bits);
        for (int i = HeapLanes.FIRST; i < place; i++) {
            lanes.add(i, 1L << last[i], 1);
        }
        together = lanes.count();
        within = shifts(1, together);
        near = new OptionLanes(shifts(together, WORDS * together), bits);
        far = new OptionLanes(shifts(WORDS * together, Integer.MAX_VALUE), bits);
        learn();
    }

    private List<Shift> shifts(int least, int most) {
        return rules.commons().stream()
                .filter(shift -> shift.distance() >= least && shift.distance() < most)
                .toList();
    }

    private void learn() {
        witnesses.forget();
        alone = WitnessOrder.LEARNED;
        chosenUntil = Long.MAX_VALUE;
        shown = new OptionLanes(List.of(), bits);
    }

    private void choose() {
        shown = new OptionLanes(witnesses.best(), bits);
        chosenUntil = heap + CHOSEN_FOR;
    }

    /// Computes the values of the heaps before another one.
    ///
    /// @param run charged a position for each
    /// @return the first heap of which a smaller rare value was not seen to be an option; empty if
    ///     there is none
    OptionalLong advance(long to, Run run) {
        while (heap < to) {
            if (place == last.length) {
                System.arraycopy(last, place - kept, last, 0, kept);
                lanes.move(place - kept, kept);
                place = kept;
            }
            int count = (int) Math.min(Math.min(CHARGED, to - heap), last.length - place);
            run.positions(count);
            run.clock();
            if (heap >= chosenUntil) {
                learn();
            }
            if (!advanceTo(place + count)) {
                return OptionalLong.of(heap);
            }
        }
        return OptionalLong.empty();
    }

    private boolean advanceTo(int end) {
        while (place < end) {
            boolean able = alone == 0 && end - place >= WORDS * together ? nextWords() : nextAlone();
            if (!able) {
                return false;
            }
        }
        return true;
    }

    private boolean nextAlone() {
        long found = 0;
        for (Shift each : rules.commons()) {
            found |= 1L << (last[place - each.distance()] ^ each.index());
        }
        int index = Long.numberOfTrailingZeros(~found);
        if (index == WindowRules.INDICES || !witnesses.shows(last, place, rules.rareBelow((int) (heap & 1), index))) {
            return false;
        }
        last[place] = (byte) index;
        if (index < bits) {
            lanes.add(place, 1L << index, 1);
            place++;
        } else {
            fitLanes(index);
            place++;
            makeLanes();
        }
        heap++;
        if (alone > 0 && --alone == 0) {
            choose();
        }
        return true;
    }

    /// Finds some words of heaps, or fewer and one more heap where a lane has no room for its index.
    private boolean nextWords() {
        far.ofFour(lanes.words(), place, together, found);
        int words = 0;
        while (words < WORDS && isWordFound(words)) {
            words++;
        }
        shown.ofFour(lanes.words(), place, together, found);
        for (int word = 0; word < words; word++) {
            int unseen = unseen(word);
            if (unseen >= 0) {
                heap += word * together + unseen;
                return false;
            }
        }
        place += words * together;
        heap += words * together;
        return words == WORDS || nextAlone();
    }

    /// Finds the heaps of a word.
    private boolean isWordFound(int word) {
        int first = place + word * together;
        long options = found[word] | near.of(lanes.words(), first);
        long lane = -1L >>> -bits;
        int parity = (int) (heap + word * together & 1);
        long own = 0;
        long below = 0;
        for (int i = 0; i < together; i++) {
            int shift = i * bits;
            long reached = options >>> shift & lane | within(first + i);
            long bit = ~reached & reached + 1 & lane;
            if (bit == 0) {
                return false;
            }
            int index = Long.numberOfTrailingZeros(bit);
            last[first + i] = (byte) index;
            own |= bit << shift;
            below |= rules.rareBelow(parity + i & 1, index) << shift;
        }
        lanes.add(first, own, together);
        wanted[word] = below;
        return true;
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

    /// The first heap of a word of which a smaller rare value is not seen to be an option; −1 if there is
    /// none.
    private int unseen(int word) {
        for (long missing = wanted[word] & ~found[word]; missing != 0; missing &= missing - 1) {
            int bit = Long.numberOfTrailingZeros(missing);
            if (!witnesses.shows(last, place + word * together + bit / bits, 1L << bit % bits)) {
                return bit / bits;
            }
        }
        return -1;
    }

    /// The values before the next heap, as many as the window had.
    byte[] window() {
        byte[] values = new byte[kept - HeapLanes.FIRST];
        for (int i = 0; i < values.length; i++) {
            int back = values.length - i;
            values[i] = (byte) rules.common((int) (heap - back & 1), last[place - back]);
        }
        return values;
    }
}
