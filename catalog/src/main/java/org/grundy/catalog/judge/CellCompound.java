package org.grundy.catalog.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.analysis.CompoundRule;
import org.grundy.game.Cell;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.run.Run;
import org.grundy.solve.ComponentStatistic;

/// Many compounds of the cells of one game under one convention: its statistics are computed once for a
/// square of cells, which grows when a larger cell comes.
final class CellCompound {
    private final Game<Cell> game;
    private final CompoundRule rule;
    private final List<ComponentStatistic<Cell>> statistics = new ArrayList<>();
    private final Map<Cell, List<Integer>> known = new HashMap<>();
    private long side;

    /// Statistics for cells with coordinates up to `side`, at first.
    CellCompound(Game<Cell> game, Convention convention, long side) {
        this.game = game;
        this.rule = CompoundRule.of(convention);
        compute(side);
    }

    /// Whether the player about to move wins.
    boolean wins(List<Cell> cells) {
        return !rule.lost(cells.stream().map(this::statistics).toList());
    }

    private List<Integer> statistics(Cell cell) {
        long needed = cell.x().max(cell.y()).longValueExact();
        if (needed > side) {
            compute(Math.max(needed, 2 * side));
        }
        return known.computeIfAbsent(
                cell,
                key -> statistics.stream().map(each -> each.of(List.of(key))).toList());
    }

    private void compute(long newSide) {
        side = newSide;
        Component<Cell> largest = new Component<>(game, Cell.of(side, side));
        statistics.clear();
        rule.statistics().forEach(each -> statistics.add(ComponentStatistic.of(largest, each, Run.unlimited())));
    }
}
