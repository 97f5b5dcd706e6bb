package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.solve.CodedValues;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.text.Messages;
import org.jspecify.annotations.Nullable;

/// A game whose Grundy values, where they must be searched for, are computed once for one position and all
/// below it, so that many questions share the work.
///
/// @param <P> the type of positions
public final class SharedValues<P> implements Game<P>, Valuation<P> {
    private final Game<P> game;
    private final P upTo;
    private @Nullable StatisticValues<P> values;

    /// The game with values shared up to a position.
    public SharedValues(Game<P> game, P upTo) {
        this.game = game;
        this.upTo = upTo;
    }

    @Override
    public Optional<Valuation<P>> valuation() {
        return game.valuation().or(() -> Optional.of(this));
    }

    @Override
    public Valued value(P position, Run run) {
        StatisticValues<P> shared = values;
        if (shared == null) {
            shared = Solver.values(game.rules(), Statistic.GRUNDY, upTo, run);
            values = shared;
        }
        return new Valued(BigInteger.valueOf(shared.of(position)), shared.evidence());
    }

    /// The values by the codes of positions, if they were computed and are kept so.
    public Optional<CodedValues<P>> coded() {
        StatisticValues<P> shared = values;
        return shared == null ? Optional.empty() : shared.coded();
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String identity() {
        return game.identity();
    }

    @Override
    public Ruleset<P> rules() {
        return game.rules();
    }

    @Override
    public List<Theorem<P>> theorems() {
        return game.theorems();
    }

    @Override
    public String write(P position) {
        return game.write(position);
    }

    @Override
    public String expression(P position) {
        return game.expression(position);
    }

    @Override
    public Optional<List<BigInteger>> numbers(P position) {
        return game.numbers(position);
    }

    @Override
    public Messages words() {
        return game.words();
    }
}
