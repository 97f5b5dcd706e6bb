package org.grundy.heap;

import org.grundy.run.Run;

/// The kernel for games with few rare heaps: bit-sets of heaps by value, a block of 504 heaps at a time.
///
/// For a block the options that come from rare heaps are joined from rows of bits ([ShiftedRows]): that
/// gives, for each common value, the heaps that have such an option, as far as the other part of the split
/// lies before the block. The sets are turned round, and the block is gone through heap by heap: the least
/// common value that is missing is the mex of the common ones, and every rare heap that is nearer than a
/// block adds what follows from it to the heaps ahead. At last every smaller rare value is verified to be
/// an option ([Witnesses], then pair by pair). A heap for which one is not has a rare value itself: the
/// block ends there, and the tables are made anew with one more rare heap. They are also made anew, with
/// the mask that is best then, whenever the sequence has doubled.
///
/// Cost a heap, for R rare heaps and C common values in use: R·C/504 loads and ors of 64 bytes for the
/// options, half a mark for each near rare heap, about 30·C/504 loads and ors for the verification.
final class RowKernel implements Kernel {
    private final Splits splits;
    private final RowBlock block = new RowBlock();
    private RowTables tables;
    private int next;
    private int remade;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least [RowTables#LEAST] and the most tokens of a move
    RowKernel(Splits splits, NimValues values) {
        this.splits = splits;
        this.tables = RowTables.of(splits, values);
        this.next = values.size();
        this.remade = next;
    }

    @Override
    public String name() {
        return "rows";
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            run.positions(PositionRows.BLOCK);
            run.clock();
            if (next != values.size() || next > 2L * remade) {
                tables = RowTables.of(splits, values);
                remade = values.size();
            }
            block(values);
        }
    }

    private void block(NimValues values) {
        int from = values.size();
        join(from);
        while (!block.resolve(tables.used())) {
            tables = tables.withMoreCodes(splits, values);
            join(from);
        }
        next = block.commit(values, tables, new PairScan(splits)) ? values.size() : -1;
    }

    private void join(int from) {
        tables.rows().makeRoom(from);
        block.begin(tables);
        tables.shifts().join(tables.rows(), from, 0, tables.used(), block.reached());
    }
}
