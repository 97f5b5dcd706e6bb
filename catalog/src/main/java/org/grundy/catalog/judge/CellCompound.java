package org.grundy.catalog.judge;

import java.util.List;
import org.grundy.analysis.CompoundRule;
import org.grundy.game.Cell;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.run.Run;
import org.grundy.solve.ComponentStatistic;

/// Cells of one game played together under one convention: its statistics are computed for the square that
/// holds all of them.
///
/// @param game of each cell
/// @param convention any but that of the ordinary sum
record CellCompound(Game<Cell> game, Convention convention) {
    /// Whether the player about to move wins.
    ///
    /// @param cells with coordinates that fit a long
    boolean wins(List<Cell> cells) {
        long side = cells.stream()
                .mapToLong(cell -> cell.x().max(cell.y()).longValueExact())
                .max()
                .orElse(0);
        Component<Cell> largest = new Component<>(game, Cell.of(side, side));
        CompoundRule rule = CompoundRule.of(convention);
        List<ComponentStatistic<Cell>> statistics = rule.statistics().stream()
                .map(each -> ComponentStatistic.of(largest, each, Run.unlimited()))
                .toList();
        return !rule.lost(cells.stream()
                .map(cell ->
                        statistics.stream().map(each -> each.of(List.of(cell))).toList())
                .toList());
    }
}
