package org.grundy.cluster.table;

import java.util.List;
import org.grundy.cluster.store.CellArray;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;

/// The cells of a window of a table, and those of its block, which are taken from there.
sealed interface WindowCells {
    /// Copies values of an earlier block.
    ///
    /// @return false if one has no room in a cell
    boolean copy(CellArray there, int from, int to, int count);

    /// Fills the cells behind those that are given.
    ///
    /// @param behind the cells of earlier blocks on lines
    /// @return false if that cannot be done
    boolean fill(WindowFiller filler, int[] origin, int[] lengths, int[] given, List<WindowFiller.LineCells> behind);

    /// Takes values in a row.
    ///
    /// @param from the place of the first one in the window
    /// @param to its place in the block
    void take(int from, int to, int count);

    /// The cells of the block.
    CellArray taken();

    /// Cells of a byte without sign: small windows stay near the processor.
    ///
    /// @param cells of the window
    /// @param block its cells
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(byte[] cells, byte[] block) implements WindowCells {
        @Override
        public boolean copy(CellArray there, int from, int to, int count) {
            byte[] bytes = there.bytes();
            if (bytes.length == 0) {
                return false;
            }
            System.arraycopy(bytes, from, cells, to, count);
            return true;
        }

        @Override
        public boolean fill(
                WindowFiller filler, int[] origin, int[] lengths, int[] given, List<WindowFiller.LineCells> behind) {
            return filler.fill(cells, origin, lengths, given, behind, Run.unlimited());
        }

        @Override
        public void take(int from, int to, int count) {
            System.arraycopy(cells, from, block, to, count);
        }

        @Override
        public CellArray taken() {
            return CellArray.ofBytes(block);
        }
    }

    /// Cells of four bytes.
    ///
    /// @param cells of the window
    /// @param block its cells
    @SuppressWarnings("ArrayRecordComponent")
    record Ints(int[] cells, int[] block) implements WindowCells {
        @Override
        public boolean copy(CellArray there, int from, int to, int count) {
            for (int i = 0; i < count; i++) {
                cells[to + i] = there.get(from + i);
            }
            return true;
        }

        @Override
        public boolean fill(
                WindowFiller filler, int[] origin, int[] lengths, int[] given, List<WindowFiller.LineCells> behind) {
            return filler.fill(cells, origin, lengths, given, behind, Run.unlimited());
        }

        @Override
        public void take(int from, int to, int count) {
            System.arraycopy(cells, from, block, to, count);
        }

        @Override
        public CellArray taken() {
            return CellArray.of(block);
        }
    }
}
