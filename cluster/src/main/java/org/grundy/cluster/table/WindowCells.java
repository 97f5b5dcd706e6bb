package org.grundy.cluster.table;

import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;

/// The cells of a window of a table.
sealed interface WindowCells {
    /// Copies values of an earlier block.
    ///
    /// @return false if one has no room in a cell
    boolean copy(CellArray there, int from, int to, int count);

    /// Fills the cells behind those that are given.
    ///
    /// @return false if that cannot be done
    boolean fill(WindowFiller filler, int[] origin, int[] lengths, int[] given);

    /// Gives values in a row.
    void give(int from, int[] values, int to, int count);

    /// Cells of a byte without sign: small windows stay near the processor.
    ///
    /// @param cells of the window
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(byte[] cells) implements WindowCells {
        private static final int LARGEST = 0xFE;

        @Override
        public boolean copy(CellArray there, int from, int to, int count) {
            int all = 0;
            for (int i = 0; i < count; i++) {
                int value = there.get(from + i);
                cells[to + i] = (byte) value;
                all = Math.max(all, value);
            }
            return all <= LARGEST;
        }

        @Override
        public boolean fill(WindowFiller filler, int[] origin, int[] lengths, int[] given) {
            return filler.fill(cells, origin, lengths, given, Run.unlimited());
        }

        @Override
        public void give(int from, int[] values, int to, int count) {
            for (int i = 0; i < count; i++) {
                values[to + i] = Byte.toUnsignedInt(cells[from + i]);
            }
        }
    }

    /// Cells of four bytes.
    ///
    /// @param cells of the window
    @SuppressWarnings("ArrayRecordComponent")
    record Ints(int[] cells) implements WindowCells {
        @Override
        public boolean copy(CellArray there, int from, int to, int count) {
            for (int i = 0; i < count; i++) {
                cells[to + i] = there.get(from + i);
            }
            return true;
        }

        @Override
        public boolean fill(WindowFiller filler, int[] origin, int[] lengths, int[] given) {
            return filler.fill(cells, origin, lengths, given, Run.unlimited());
        }

        @Override
        public void give(int from, int[] values, int to, int count) {
            System.arraycopy(cells, from, values, to, count);
        }
    }
}
