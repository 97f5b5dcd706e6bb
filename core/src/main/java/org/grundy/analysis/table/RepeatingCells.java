package org.grundy.analysis.table;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.Coding;
import org.grundy.run.Run;
import org.grundy.solve.LoopyValues;
import org.grundy.solve.Retrograde;
import org.grundy.solve.graph.PositionGraph;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// The positions of a table of which some can come again: one graph of all that can be reached from any cell, so that
/// the table costs one pass over it. Cells that the budget does not reach are left out.
///
/// @param <P> the type of positions
final class RepeatingCells<P> {
    private final Ruleset<P> rules;
    private final Region<P> region;
    private final Play play;
    private final Run run;
    private @Nullable PositionGraph<P> graph;
    private @Nullable Retrograde<P> outcomes;
    /// Of all cells, if all were reached.
    private int @Nullable [] numbers;
    private @Nullable LoopyValues<P> labels;
    private boolean begun;

    RepeatingCells(Ruleset<P> rules, Region<P> region, Play play, Run run) {
        this.rules = rules;
        this.region = region;
        this.play = play;
        this.run = run;
    }

    /// From now on cells are looked up; called when a position was seen to come again.
    void begin() {
        if (!begun && !rules.splits() && !rules.entails()) {
            graph = ofCodes().orElseGet(() -> reached(PositionGraph.of(rules, run)));
        }
        begun = true;
    }

    /// Positions that are a few small numbers take a fraction of the memory.
    private Optional<PositionGraph<P>> ofCodes() {
        Optional<Coding<P>> coding = rules.packing(region.corner());
        try {
            return coding.map(codes -> reached(PositionGraph.of(codes, Math.toIntExact(region.size()), run)));
        } catch (IllegalStateException unpacked) {
            return Optional.empty(); // a number is too large, or the rules cannot be followed
        }
    }

    private PositionGraph<P> reached(PositionGraph<P> all) {
        run.attempt(() -> {
            int cells = Math.toIntExact(region.size());
            run.memory((long) Integer.BYTES * cells);
            int[] number = new int[cells];
            IntFunction<P> positions = region.inOrder();
            for (int cell = 0; cell < cells; cell++) {
                number[cell] = all.reach(positions.apply(cell));
            }
            numbers = number;
            return all;
        });
        return all;
    }

    /// Who wins, by the number of a cell; empty where that is not known of all cells.
    Optional<IntFunction<Outcome>> outcomes() {
        Retrograde<P> known = outcomes;
        int[] number = numbers;
        return known == null || number == null ? Optional.empty() : Optional.of(cell -> known.outcome(number[cell]));
    }

    /// Whether a position is in the graph.
    boolean has(P position) {
        PositionGraph<P> all = graph;
        return all != null && all.find(position) >= 0;
    }

    /// Who wins, of a cell that was reached.
    Optional<Outcome> outcome(P position) {
        PositionGraph<P> all = graph;
        int number = all == null ? -1 : all.find(position);
        if (number >= 0 && outcomes == null) {
            outcomes = made(known -> new Retrograde<>(known, play, run));
        }
        Retrograde<P> known = outcomes;
        return known == null || number < 0 ? Optional.empty() : Optional.of(known.outcome(number));
    }

    /// The label in normal play, of a cell that was reached.
    Optional<LoopyLabel> label(P position) {
        if (has(position) && labels == null) {
            labels = made(all -> new LoopyValues<>(all, run));
        }
        LoopyValues<P> known = labels;
        return known != null && has(position) ? Optional.of(known.of(position)) : Optional.empty();
    }

    /// What is made of the whole graph; where a limit ends that, cells are asked about one by one.
    private <T> @Nullable T made(Function<PositionGraph<P>, T> how) {
        PositionGraph<P> all = Objects.requireNonNull(graph);
        T made = run.attempt(() -> how.apply(all)).toOptional().orElse(null);
        graph = made == null ? null : all;
        return made;
    }
}
