package org.grundy.solve;

import java.util.Arrays;
import org.grundy.game.coding.TableFiller;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// A table of Grundy values in cells as narrow as the values allow. A cell with all bits set is a won
/// position.
sealed interface CompactTable {
    /// Tables of at most this many cells begin with two bytes a cell: for them a second start costs more than
    /// the memory saved.
    int SPARED_FROM = 1 << 22;

    /// A table of nothing yet, so long as [TableGrowth] has it begin; the memory of all of it is charged.
    ///
    /// @param size how long it will be
    /// @param small whether a byte is enough for every cell
    static CompactTable of(int size, boolean small, Run run) {
        boolean spare = small || size > SPARED_FROM;
        run.memory(spare ? size : 2L * size);
        int first = TableGrowth.first(size);
        return spare ? new Bytes(new byte[first]) : new Shorts(new short[first]);
    }

    /// How many cells there are by now.
    int size();

    /// The value of a cell, or [Statistic#WON].
    int get(int code);

    /// How long the stamps may grow before cells must be wider.
    int mostStamps();

    /// Has a filling do a stretch of this table.
    int fill(TableFiller filling, int[] stamps, int round, int from, int to, Run run);

    /// A table of more cells, which begins as this one.
    CompactTable longer(int size);

    /// A table of wider cells whose cells below an index are as here; its memory is charged.
    ///
    /// @param size how long it will be
    CompactTable wider(int until, int size, Run run);

    /// Cells of one byte.
    ///
    /// @param table shared, written by fillings
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(byte[] table) implements CompactTable {
        @Override
        public CompactTable longer(int size) {
            return new Bytes(Arrays.copyOf(table, size));
        }

        @Override
        public int size() {
            return table.length;
        }

        @Override
        public int get(int code) {
            return table[code] == -1 ? Statistic.WON : table[code] & 0xff;
        }

        @Override
        public int mostStamps() {
            return 1 << Byte.SIZE;
        }

        @Override
        public int fill(TableFiller filling, int[] stamps, int round, int from, int to, Run run) {
            return filling.fill(table, stamps, round, from, to, run);
        }

        @Override
        public CompactTable wider(int until, int size, Run run) {
            run.memory(2L * size);
            short[] wide = new short[table.length];
            for (int code = 0; code < until; code++) {
                wide[code] = (short) get(code);
            }
            return new Shorts(wide);
        }
    }

    /// Cells of two bytes.
    ///
    /// @param table shared, written by fillings
    @SuppressWarnings("ArrayRecordComponent")
    record Shorts(short[] table) implements CompactTable {
        @Override
        public CompactTable longer(int size) {
            return new Shorts(Arrays.copyOf(table, size));
        }

        @Override
        public int size() {
            return table.length;
        }

        @Override
        public int get(int code) {
            return table[code] == -1 ? Statistic.WON : table[code] & 0xffff;
        }

        @Override
        public int mostStamps() {
            return 1 << Short.SIZE;
        }

        @Override
        public int fill(TableFiller filling, int[] stamps, int round, int from, int to, Run run) {
            return filling.fill(table, stamps, round, from, to, run);
        }

        @Override
        public CompactTable wider(int until, int size, Run run) {
            run.memory(4L * size);
            int[] wide = new int[table.length];
            for (int code = 0; code < until; code++) {
                wide[code] = get(code);
            }
            return new Ints(wide);
        }
    }

    /// Cells of four bytes.
    ///
    /// @param table shared, written by fillings
    @SuppressWarnings("ArrayRecordComponent")
    record Ints(int[] table) implements CompactTable {
        @Override
        public CompactTable longer(int size) {
            return new Ints(Arrays.copyOf(table, size));
        }

        @Override
        public int size() {
            return table.length;
        }

        @Override
        public int get(int code) {
            return table[code];
        }

        @Override
        public int mostStamps() {
            return 1 << 30;
        }

        @Override
        public int fill(TableFiller filling, int[] stamps, int round, int from, int to, Run run) {
            return filling.fill(table, stamps, round, from, to, run);
        }

        @Override
        public CompactTable wider(int until, int size, Run run) {
            throw run.giveUp(Limit.METHOD);
        }
    }
}
