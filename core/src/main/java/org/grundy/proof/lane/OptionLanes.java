package org.grundy.proof.lane;

import java.util.Arrays;
import java.util.List;

/// Options of some neighbouring heaps at once: each heap has a lane of a word of 64 bits, and in it a
/// bit for each index that one of its options has.
///
/// The shifts come in an [order][ShiftOrder] in which few bits of lanes are exchanged.
///
/// Cost: a load for each shift, and five operations for each bit that changes between addends.
public final class OptionLanes {
    private final ShiftOrder shifts;

    /// The options by some shifts.
    ///
    /// @param bits of a lane: shifts that add as much or more give options that no lane has
    public OptionLanes(List<Shift> shifts, int bits) {
        this.shifts = new ShiftOrder(
                shifts.stream().filter(shift -> shift.index() < bits).toList());
    }

    /// The options of the heap at a place and of those behind it.
    ///
    /// @param lanes at each place, the indices of the heap there and of those behind it
    public long of(long[] lanes, int place) {
        long found = 0;
        for (int i = 0; i < shifts.count(); i++) {
            found |= lanes[place - shifts.distance(i)];
            for (int change = shifts.change(i); change != 0; change &= change - 1) {
                int by = Integer.lowestOneBit(change);
                found = exchanged(found, by, ShiftOrder.lower(by));
            }
        }
        return found;
    }

    /// The options of the heaps at many places at equal distances and of those behind each, one shift after
    /// the other.
    ///
    /// @param lanes as above
    /// @param step from each place to the next one
    /// @param into as many words as there are places are set
    public void ofAll(long[] lanes, int place, int step, long[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < shifts.count(); i++) {
            join(into, lanes, place - shifts.distance(i), step);
            for (int change = shifts.change(i); change != 0; change &= change - 1) {
                int by = Integer.lowestOneBit(change);
                exchange(into, by, ShiftOrder.lower(by));
            }
        }
    }

    private static void join(long[] into, long[] lanes, int from, int step) {
        for (int j = 0; j < into.length; j++) {
            into[j] |= lanes[from + j * step];
        }
    }

    private static void exchange(long[] words, int by, long lower) {
        for (int j = 0; j < words.length; j++) {
            words[j] = exchanged(words[j], by, lower);
        }
    }

    /// Bits that are so far from each other, exchanged.
    ///
    /// @param by 1, 2, 4 …
    /// @param lower the lower ones of each two
    private static long exchanged(long lanes, int by, long lower) {
        return lanes >>> by & lower | (lanes & lower) << by;
    }
}
