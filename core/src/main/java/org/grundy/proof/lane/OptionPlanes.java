package org.grundy.proof.lane;

import java.util.Arrays;
import java.util.List;

/// Options of many heaps at once, of which all parts are known: a bit for each heap and index.
///
/// Each shift is a loop over all heaps, without conditions, that reads one array and changes another of
/// another type: a JVM's compiler makes vectors of it.
///
/// Cost: for each heap, shift and plane an addition of bits, and for each bit that changes between addends
/// five operations, divided by how many heaps are in a vector.
public final class OptionPlanes {
    /// The bits of an index that say which of a plane's bits is set.
    private static final int WITHIN = HeapPlanes.BITS - 1;

    private final ShiftOrder shifts;
    private final char[][] found;

    /// The options by some shifts.
    ///
    /// @param bits more than any index that is looked up
    /// @param heaps how many are looked at together at most
    public OptionPlanes(List<Shift> shifts, int bits, int heaps) {
        this.found = new char[HeapPlanes.count(bits)][heaps];
        this.shifts = new ShiftOrder(
                shifts.stream().filter(shift -> shift.index() < bits).toList());
    }

    /// Finds the options of heaps at neighbouring places.
    ///
    /// @param heaps with as many bits
    public void find(HeapPlanes heaps, int place, int count) {
        for (int plane = 0; plane < found.length; plane++) {
            find(plane, heaps, place, count);
        }
    }

    private void find(int plane, HeapPlanes heaps, int place, int count) {
        char[] into = found[plane];
        Arrays.fill(into, 0, count, '\0');
        for (int i = 0; i < shifts.count(); i++) {
            int source = plane ^ shifts.index(i) / HeapPlanes.BITS;
            join(into, heaps.plane(source), place - shifts.distance(i), count);
            for (int change = shifts.change(i) & WITHIN; change != 0; change &= change - 1) {
                int by = Integer.lowestOneBit(change);
                exchange(into, by, (char) ShiftOrder.lower(by), count);
            }
        }
    }

    private static void join(char[] into, short[] plane, int from, int count) {
        for (int i = 0; i < count; i++) {
            into[i] = (char) (into[i] | plane[from + i]);
        }
    }

    private static void exchange(char[] into, int by, char lower, int count) {
        for (int i = 0; i < count; i++) {
            char old = into[i];
            into[i] = (char) (old >>> by & lower | (old & lower) << by);
        }
    }

    /// The indices of a heap's options: a bit for each.
    ///
    /// @param i behind the place of which options were found, less than the count
    public long of(int i) {
        long options = found[0][i];
        for (int plane = 1; plane < found.length; plane++) {
            options |= (long) found[plane][i] << plane * HeapPlanes.BITS;
        }
        return options;
    }
}
