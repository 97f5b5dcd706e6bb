package org.grundy.proof.lane;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Options of some neighbouring heaps at once: each heap has a lane of a word of 64 bits, and in it a
/// bit for each index that one of its options has.
///
/// A shift says how far back a heap lies whose index, by nim addition of another one, is that of an
/// option. That addition exchanges bits of a lane. Shifts of the same addend are gathered before the
/// exchange, and the addends come in an order in which mostly one bit changes from each to the next
/// one, so few exchanges are made.
///
/// Cost: a load for each shift, and five operations for each bit that changes between addends.
public final class OptionLanes {
    /// The lower bits of each two that are 1, 2, 4 … from each other.
    private static final long[] LOWER = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };

    private final int[] distances;

    /// Behind each shift, how the index that it adds differs from that of the next one.
    private final int[] changes;

    /// A shift.
    ///
    /// @param distance how far back, at least 1
    /// @param index that is added
    public record Shift(int distance, int index) {}

    /// The options by some shifts.
    ///
    /// @param bits of a lane: shifts that add as much or more give options that no lane has
    public OptionLanes(List<Shift> shifts, int bits) {
        List<Shift> ordered = shifts.stream()
                .filter(shift -> shift.index() < bits)
                .distinct()
                .sorted(Comparator.comparingInt((Shift shift) -> place(shift.index()))
                        .thenComparingInt(Shift::distance))
                .toList();
        this.distances = ordered.stream().mapToInt(Shift::distance).toArray();
        this.changes = IntStream.range(0, ordered.size())
                .map(i -> ordered.get(i).index()
                        ^ (i + 1 < ordered.size() ? ordered.get(i + 1).index() : 0))
                .toArray();
    }

    /// Where an index stands in an order of all in which neighbours differ in one bit.
    private static int place(int index) {
        int place = 0;
        for (int rest = index; rest != 0; rest >>>= 1) {
            place ^= rest;
        }
        return place;
    }

    /// The options of the heap at a place and of those behind it.
    ///
    /// @param lanes at each place, the indices of the heap there and of those behind it
    public long of(long[] lanes, int place) {
        long found = 0;
        for (int i = 0; i < distances.length; i++) {
            found |= lanes[place - distances[i]];
            for (int change = changes[i]; change != 0; change &= change - 1) {
                int by = Integer.lowestOneBit(change);
                found = exchanged(found, by, LOWER[Integer.numberOfTrailingZeros(change)]);
            }
        }
        return found;
    }

    /// The options of the heaps at four places at equal distances and of those behind them, in one pass
    /// over the shifts.
    ///
    /// @param lanes as above
    /// @param step from each place to the next one
    /// @param into four words are set
    public void ofFour(long[] lanes, int place, int step, long[] into) {
        long first = 0;
        long second = 0;
        long third = 0;
        long fourth = 0;
        for (int i = 0; i < distances.length; i++) {
            int at = place - distances[i];
            first |= lanes[at];
            second |= lanes[at + step];
            third |= lanes[at + 2 * step];
            fourth |= lanes[at + 3 * step];
            for (int change = changes[i]; change != 0; change &= change - 1) {
                int by = Integer.lowestOneBit(change);
                long lower = LOWER[Integer.numberOfTrailingZeros(change)];
                first = exchanged(first, by, lower);
                second = exchanged(second, by, lower);
                third = exchanged(third, by, lower);
                fourth = exchanged(fourth, by, lower);
            }
        }
        into[0] = first;
        into[1] = second;
        into[2] = third;
        into[3] = fourth;
    }

    /// Bits that are so far from each other, exchanged.
    ///
    /// @param by 1, 2, 4 …
    /// @param lower the lower ones of each two
    private static long exchanged(long lanes, int by, long lower) {
        return lanes >>> by & lower | (lanes & lower) << by;
    }
}
