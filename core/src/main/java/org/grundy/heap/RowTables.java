package org.grundy.heap;

import java.util.List;
import java.util.stream.IntStream;

/// What the kernel by rows knows of a sequence before a block: the rare heaps as shifts, the heaps of each
/// common value as rows, the witnesses for rare values.
///
/// @param space the division in rare and common values
/// @param rows of the common codes, up to the block
/// @param shifts what the rare heaps give
/// @param near those of them below a block, by distance, with codes
/// @param witnesses for the rare codes
/// @param used common codes below this one are looked at, a multiple of 8
record RowTables(
        SparseSpace space,
        PositionRows rows,
        ShiftedRows shifts,
        List<Splits.Shift> near,
        Witnesses witnesses,
        int used) {
    private static final int EIGHT = 8;
    private static final int SMALL_HEAPS_A_CODE = 160;
    private static final int RECENT = 1 << 15;

    /// So many values must be known, and the tokens of one move more.
    static final int LEAST = 1024;

    /// Tables for the block after the values known.
    static RowTables of(Splits splits, NimValues values) {
        SparseSpace space = SparseSpace.find(values, 2);
        return of(splits, values, space, used(space, values));
    }

    private static RowTables of(Splits splits, NimValues values, SparseSpace space, int used) {
        int size = values.size();
        List<Splits.Shift> shifts = splits.shifts(values, space.rarePositions(values, 0)).stream()
                .map(shift -> coded(shift, space))
                .distinct()
                .toList();
        int small = Math.min(Math.max(LEAST, SMALL_HEAPS_A_CODE * used), size / 4);
        int farthest = shifts.isEmpty() ? 0 : shifts.getLast().distance();
        PositionRows rows = new PositionRows(space.codes(), Math.max(2 * farthest, small + splits.last() + 2048), size);
        for (int n = Math.max(0, rows.origin()); n < size; n++) {
            if (!space.rare(values.get(n))) {
                rows.set(space.code(values.get(n)), n);
            }
        }
        List<Splits.Shift> near = shifts.stream()
                .filter(shift -> shift.distance() < PositionRows.BLOCK)
                .toList();
        Witnesses witnesses = witnesses(splits, values, space, rows, small);
        return new RowTables(space, rows, new ShiftedRows(shifts), near, witnesses, used);
    }

    private static Splits.Shift coded(Splits.Shift shift, SparseSpace space) {
        return new Splits.Shift(shift.distance(), space.code(shift.value()));
    }

    private static Witnesses witnesses(
            Splits splits, NimValues values, SparseSpace space, PositionRows rows, int small) {
        int[] common = IntStream.range(1, small)
                .filter(n -> !space.rare(values.get(n)))
                .toArray();
        List<Splits.Shift> smallHeaps = splits.pairsWith(values, common).stream()
                .filter(shift -> shift.distance() % Byte.SIZE == 0)
                .map(shift -> coded(shift, space))
                .toList();
        int[] heaps = new int[space.codes()];
        for (int n = Math.max(0, values.size() - RECENT); n < values.size(); n++) {
            if (!space.rare(values.get(n))) {
                heaps[space.code(values.get(n))]++;
            }
        }
        return Witnesses.bySample(rows, values.size(), smallHeaps, heaps);
    }

    private static int used(SparseSpace space, NimValues values) {
        int largest = 0;
        for (int n = values.size() / 2; n < values.size(); n++) {
            if (!space.rare(values.get(n))) {
                largest = Math.max(largest, space.code(values.get(n)));
            }
        }
        return upToEight(largest + 1, space);
    }

    private static int upToEight(int codes, SparseSpace space) {
        return Math.min(space.codes(), (codes + EIGHT - 1) / EIGHT * EIGHT);
    }

    /// The tables with more codes in use, for a block in which some heap has none of those.
    RowTables withMoreCodes(Splits splits, NimValues values) {
        return used < space.codes()
                ? new RowTables(space, rows, shifts, near, witnesses, upToEight(used + EIGHT, space))
                : of(splits, values, space.wider(), used + EIGHT);
    }

    /// The near shifts as distances, followed by their codes.
    int[][] nearArrays() {
        return new int[][] {
            near.stream().mapToInt(Splits.Shift::distance).toArray(),
            near.stream().mapToInt(Splits.Shift::value).toArray()
        };
    }

    /// The words that hold one bit for each code in use.
    int width() {
        return (used + Long.SIZE - 1) / Long.SIZE;
    }
}
