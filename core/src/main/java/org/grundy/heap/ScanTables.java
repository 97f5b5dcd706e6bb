package org.grundy.heap;

import java.util.List;
import java.util.stream.IntStream;

/// What the kernel by scans knows of a sequence before a block.
///
/// @param rows of all values
/// @param witnesses for all values
/// @param used values below this one have rows, a multiple of 64
/// @param made how many values there were when the tables were made
record ScanTables(PositionRows rows, Witnesses witnesses, int used, int made) {
    private static final int SMALL_HEAPS_A_VALUE = 64;
    private static final int WITNESSES_A_VALUE = 3;

    /// Tables for the block after the values known.
    static ScanTables of(Splits splits, NimValues values) {
        int size = values.size();
        int used = (values.max() + Long.SIZE) & -Long.SIZE;
        int small = Math.min(SMALL_HEAPS_A_VALUE * used, (size - splits.last()) / 2);
        // Codes are combined by xor, so there must be a power of two of them.
        int codes = Integer.highestOneBit(used - 1) * 2;
        PositionRows rows = new PositionRows(codes, small + splits.last(), size);
        int[] heaps = new int[codes];
        for (int n = Math.max(0, rows.origin()); n < size; n++) {
            rows.set(values.get(n), n);
            heaps[values.get(n)]++;
        }
        List<Splits.Shift> smallHeaps = splits
                .pairsWith(values, IntStream.range(1, small).toArray())
                .stream()
                .filter(shift -> shift.distance() % Byte.SIZE == 0)
                .toList();
        return new ScanTables(
                rows, Witnesses.byFrequency(rows, WITNESSES_A_VALUE * used, smallHeaps, heaps), used, size);
    }

    /// Whether the tables are still good for the next block.
    boolean suits(NimValues values) {
        return values.max() < used && values.size() <= 2L * made;
    }
}
