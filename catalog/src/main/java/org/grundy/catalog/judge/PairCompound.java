package org.grundy.catalog.judge;

import java.util.List;
import org.grundy.analysis.sum.CompoundRule;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Pair;
import org.grundy.run.Run;
import org.grundy.solve.ComponentStatistic;

/// Cells of one game played together under one convention: its statistics are computed for the square that
/// holds all of them.
///
/// @param game of each cell
/// @param convention any but that of the ordinary sum
record PairCompound(Game<Pair> game, Convention convention) {
    /// Whether the player about to move wins.
    ///
    /// @param cells with coordinates that fit a long
    boolean wins(List<Pair> cells) {
        long side = cells.stream()
                .mapToLong(pair -> pair.x().max(pair.y()).longValueExact())
                .max()
                .orElse(0);
        Component<Pair> largest = new Component<>(game, Pair.of(side, side));
        CompoundRule rule = CompoundRule.of(convention);
        List<ComponentStatistic<Pair>> statistics = rule.statistics().stream()
                .map(each -> ComponentStatistic.of(largest, each, Run.unlimited()))
                .toList();
        return !rule.lost(cells.stream()
                .map(pair ->
                        statistics.stream().map(each -> each.of(List.of(pair))).toList())
                .toList());
    }
}
