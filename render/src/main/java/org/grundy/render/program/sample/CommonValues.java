package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// Grundy values of many positions of games that are made from rules, from one table for each game, as large as its
/// largest position.
final class CommonValues {
    /// The corner of the table of a game, and its values when they are first asked for.
    private static final class Table {
        private final RuleGame game;
        private RuleState corner;
        private Optional<Solved<StatisticValues<RuleState>>> values = Optional.empty();

        Table(RuleGame game, RuleState corner) {
            this.game = game;
            this.corner = corner;
        }

        Optional<BigInteger> value(RuleState position, Run run) {
            if (values.isEmpty()) {
                values = Optional.of(run.attempt(() -> Solver.values(game.rules(), Statistic.GRUNDY, corner, run)));
            }
            return values.get()
                    .toOptional()
                    .flatMap(known -> run.attempt(() -> known.of(position)).toOptional())
                    .map(BigInteger::valueOf);
        }
    }

    private final Run run;
    private final Map<RuleGame, Table> tables = new HashMap<>();

    /// @param sums all whose values are asked for
    CommonValues(List<Sum> sums, Run run) {
        this.run = run;
        sums.forEach(sum -> sum.components().forEach(this::reach));
    }

    private void reach(Component<?> component) {
        if (component.game() instanceof RuleGame game
                && game.tree().specials().isEmpty()
                && component.position() instanceof RuleState state) {
            Table table = tables.computeIfAbsent(game, own -> new Table(own, state));
            table.corner = game.above(table.corner, state);
        }
    }

    /// The value of a sum; empty if a component is of another kind of game, or its values cannot be computed within the
    /// limits, as where positions come again.
    Optional<BigInteger> of(Sum sum) {
        BigInteger xor = BigInteger.ZERO;
        for (Component<?> component : sum.components()) {
            Optional<BigInteger> value = value(component);
            if (value.isEmpty()) {
                return value;
            }
            xor = xor.xor(value.get());
        }
        return Optional.of(xor);
    }

    private Optional<BigInteger> value(Component<?> component) {
        return Optional.of(component.game())
                .filter(RuleGame.class::isInstance)
                .map(tables::get)
                .flatMap(table -> table.value((RuleState) component.position(), run));
    }
}
