package org.grundy.proof.lane;

import java.util.Comparator;
import java.util.List;

/// Shifts in an order in which their options are gathered with few exchanges.
///
/// The nim addition of an index exchanges bits of a lane. Shifts of the same addend are gathered before
/// the exchange, and the addends come in an order in which mostly one bit changes from each to the next
/// one; 0 comes last, for no exchange is needed behind it.
final class ShiftOrder {
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
    private final int[] indices;

    ShiftOrder(List<Shift> shifts) {
        List<Shift> ordered = shifts.stream()
                .distinct()
                .sorted(Comparator.comparingInt((Shift shift) -> -place(shift.index()))
                        .thenComparingInt(Shift::distance))
                .toList();
        this.distances = ordered.stream().mapToInt(Shift::distance).toArray();
        this.indices = ordered.stream().mapToInt(Shift::index).toArray();
    }

    /// Where an index stands in an order of all in which neighbours differ in one bit.
    private static int place(int index) {
        int place = 0;
        for (int rest = index; rest != 0; rest >>>= 1) {
            place ^= rest;
        }
        return place;
    }

    int count() {
        return distances.length;
    }

    int distance(int i) {
        return distances[i];
    }

    /// The index that a shift adds.
    int index(int i) {
        return indices[i];
    }

    /// How the index that a shift adds differs from that of the next one, or from 0 behind the last one.
    int change(int i) {
        return indices[i] ^ (i + 1 < indices.length ? indices[i + 1] : 0);
    }

    /// The lower bits of each two that are so far from each other.
    ///
    /// @param by 1, 2, 4 … 32
    static long lower(int by) {
        return LOWER[Integer.numberOfTrailingZeros(by)];
    }
}
