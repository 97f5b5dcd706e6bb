package org.grundy.analysis.table;

import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.CodedValues;
import org.grundy.value.Outcome;

/// Fills a [Table] from values that are numbers in memory: nothing is made for a cell but its position.
///
/// @param values of the positions of the table; negative for a won position, [#ELSEWHERE] where it is not in memory
/// @param quantity values, or outcomes where 0 is a lost position
/// @param run charged for each cell
/// @param otherwise fills the cell of a position whose value is elsewhere
/// @param <P> the type of positions
record NumberCells<P>(ToIntFunction<P> values, TableQuantity quantity, Run run, IntConsumer otherwise) {
    static final int ELSEWHERE = Integer.MIN_VALUE;

    private static final int BLOCK = 1 << 10;

    /// Values that are in a table by codes.
    static <P> ToIntFunction<P> of(CodedValues<P> values) {
        return position -> values.coding().covers(position)
                ? values.at().applyAsInt(Math.toIntExact(values.coding().code(position)))
                : ELSEWHERE;
    }

    void fill(Table table, Region<P> region) {
        IntFunction<P> positions = region.inOrder();
        inBlocks(table, 0, run, cell -> set(table, cell, values.applyAsInt(positions.apply(cell))));
    }

    /// Sets the cells from one on, charged in blocks; a limit is recorded in the table.
    static void inBlocks(Table table, int first, Run run, IntConsumer set) {
        for (int from = first; from < table.size(); from += BLOCK) {
            int cells = Math.min(BLOCK, table.size() - from);
            Optional<Solved.Undecided<?>> limit = charge(cells, run);
            if (limit.isPresent()) {
                table.recordShortfall(limit.get());
                return;
            }
            for (int cell = from; cell < from + cells; cell++) {
                set.accept(cell);
            }
        }
    }

    private static Optional<Solved.Undecided<?>> charge(int cells, Run run) {
        Solved<Boolean> charged = run.attempt(() -> {
            run.options(cells);
            return true;
        });
        return charged instanceof Solved.Undecided<?> undecided ? Optional.of(undecided) : Optional.empty();
    }

    /// A won position has no value, and nothing is missed there.
    private void set(Table table, int cell, int value) {
        if (value == ELSEWHERE) {
            otherwise.accept(cell);
        } else if (quantity == TableQuantity.OUTCOME) {
            table.set(cell, Table.code(value == 0 ? Outcome.P : Outcome.N));
        } else if (value >= 0) {
            table.set(cell, value);
        }
    }
}
