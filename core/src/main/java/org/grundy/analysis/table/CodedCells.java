package org.grundy.analysis.table;

import java.util.Optional;
import java.util.function.IntConsumer;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.CodedValues;
import org.grundy.solve.Statistic;
import org.grundy.value.Outcome;

/// Fills a [Table] from values that are in a table by codes: nothing is made for a cell but its position.
///
/// @param values of all positions of the table
/// @param quantity values or outcomes, of normal play
/// @param run charged for each cell
/// @param otherwise fills the cell of a position that the codes do not cover
/// @param <P> the type of positions
record CodedCells<P>(CodedValues<P> values, TableQuantity quantity, Run run, IntConsumer otherwise) {
    private static final int BLOCK = 1 << 10;

    void fill(Table table, Region<P> region) {
        for (int from = 0; from < table.size(); from += BLOCK) {
            int cells = Math.min(BLOCK, table.size() - from);
            Optional<Solved.Undecided<?>> limit = charge(cells);
            if (limit.isPresent()) {
                table.recordShortfall(limit.get());
                return;
            }
            for (int cell = from; cell < from + cells; cell++) {
                set(table, cell, region.position(cell));
            }
        }
    }

    private Optional<Solved.Undecided<?>> charge(int cells) {
        Solved<Boolean> charged = run.attempt(() -> {
            run.options(cells);
            return true;
        });
        return charged instanceof Solved.Undecided<?> undecided ? Optional.of(undecided) : Optional.empty();
    }

    /// A won position has no value, and nothing is missed there.
    private void set(Table table, int cell, P position) {
        if (!values.coding().covers(position)) {
            otherwise.accept(cell);
            return;
        }
        int value = values.at().applyAsInt(Math.toIntExact(values.coding().code(position)));
        if (quantity == TableQuantity.OUTCOME) {
            table.set(cell, TableComputation.code(value == 0 ? Outcome.P : Outcome.N));
        } else if (value != Statistic.WON) {
            table.set(cell, value);
        }
    }
}
