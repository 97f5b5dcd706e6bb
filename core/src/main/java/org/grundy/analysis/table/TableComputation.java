package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.grundy.analysis.sum.CoveringTheorem;
import org.grundy.analysis.sum.SharedValues;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.CodedValues;
import org.grundy.value.Outcome;

/// Fills a [Table]: by theorems where they speak, else by values computed once for the largest position and
/// all below it.
///
/// @param <P> the type of positions
public final class TableComputation<P> {
    private final SharedValues<P> game;
    private final Play play;
    private final P corner;
    private final Run run;
    private final CellComputation<P> cells;

    private TableComputation(Game<P> game, Play play, Region<P> region, Run run) {
        this.corner = region.corner();
        this.game = new SharedValues<>(game, corner);
        this.play = play;
        this.run = run;
        this.cells = new CellComputation<>(this.game, play, region, run);
    }

    /// The table of a game over a region.
    ///
    /// @param run charged for the work; cells that it does not reach stay unknown
    public static <P> Table of(Game<P> game, Region<P> region, TableQuantity quantity, Play play, Run run) {
        return of(game.name(), game, region, quantity, play, run);
    }

    /// The same under another name.
    ///
    /// @param name of what the region shows
    static <P> Table of(String name, Game<P> game, Region<P> region, TableQuantity quantity, Play play, Run run) {
        TableComputation<P> tabulation = new TableComputation<>(game, play, region, run);
        Table table = new Table(name, quantity, play, region);
        tabulation.prepare(quantity);
        Function<P, Optional<BigInteger>> cell = tabulation.cells.of(quantity);
        tabulation
                .numbers(quantity)
                .ifPresentOrElse(
                        numbers -> new NumberCells<>(
                                        numbers,
                                        quantity,
                                        run,
                                        i -> tabulation.fill(table, i, region.position(i), cell))
                                .fill(table, region),
                        () -> tabulation.fill(table, region, cell));
        return table;
    }

    /// Values that are all there is to know of a cell, where they are numbers in memory. Who wins is asked of a theorem
    /// first: that may need no values.
    private Optional<ToIntFunction<P>> numbers(TableQuantity quantity) {
        Optional<CodedValues<P>> coded =
                game.rules().entails() || !game.theorems().isEmpty()
                        ? Optional.empty()
                        : isByValues(quantity) ? game.coded() : misere(quantity);
        if (coded.isPresent()
                || quantity != TableQuantity.GRUNDY
                || game.rules().entails()) {
            return coded.map(NumberCells::of);
        }
        return game.valuation().flatMap(valuation -> run.find(() -> valuation.table(corner, run)));
    }

    private Optional<CodedValues<P>> misere(TableQuantity quantity) {
        return quantity == TableQuantity.OUTCOME && play == Play.MISERE
                ? run.find(() -> cells.misereOutcomes().coded())
                : Optional.empty();
    }

    private boolean isByValues(TableQuantity quantity) {
        return quantity == TableQuantity.GRUNDY || (quantity == TableQuantity.OUTCOME && play == Play.NORMAL);
    }

    /// Lets values that grow with the largest position grow once, not cell by cell.
    private void prepare(TableQuantity quantity) {
        if (isByValues(quantity)
                && !game.rules().entails()
                && CoveringTheorem.find(new Component<>(game, corner), play).isEmpty()) {
            cells.evaluator().value(corner);
        }
    }

    private void fill(Table table, Region<P> region, Function<P, Optional<BigInteger>> cell) {
        boolean more = true;
        for (int i = 0; i < table.size() && more; i++) {
            more = fill(table, i, region.position(i), cell);
            Optional<IntFunction<Outcome>> known = cells.outcomes(table.quantity());
            if (more && known.isPresent()) {
                IntFunction<Outcome> outcome = known.get();
                NumberCells.inBlocks(table, i + 1, run, rest -> table.set(rest, Table.code(outcome.apply(rest))));
                return;
            }
        }
    }

    /// Fills one cell, and returns whether more can be filled.
    private boolean fill(Table table, int i, P position, Function<P, Optional<BigInteger>> cell) {
        Solved<Optional<BigInteger>> solved = run.attempt(() -> {
            run.option();
            return cell.apply(position);
        });
        switch (solved) {
            case Solved.Done<Optional<BigInteger>> done -> set(table, i, position, done.result());
            case Solved.Undecided<Optional<BigInteger>> limit -> {
                table.recordShortfall(limit);
                return !limit.limit().endsAll();
            }
        }
        return true;
    }

    /// A won position has no value, and nothing is missed there.
    private void set(Table table, int cell, P position, Optional<BigInteger> value) {
        value.ifPresent(known -> table.set(cell, known));
        if (value.isPresent() || game.rules().won(position)) {
            return;
        }
        if (table.quantity() == TableQuantity.GRUNDY && cells.isInfinite(position)) {
            table.setInfinite(cell);
        } else {
            table.recordShortfall(
                    cells.shortfall().orElse(new Solved.Undecided<>(Limit.METHOD, run.spent(), run.work())));
        }
    }
}
