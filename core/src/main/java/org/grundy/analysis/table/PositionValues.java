package org.grundy.analysis.table;

import java.math.BigInteger;
import org.grundy.analysis.sum.GrundyEvaluator;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Grundy values of the positions of one game by the fastest way that there is, as in a [Table]: a theorem, the
/// game's own valuation, the rules.
///
/// @param <P> the type of positions
public final class PositionValues<P> {
    private final GrundyEvaluator<P> evaluator;
    private final Run run;

    /// Values up to a position.
    ///
    /// @param run charged for the work
    public PositionValues(Game<P> game, P upTo, Run run) {
        this.evaluator = new GrundyEvaluator<>(new Component<>(game, upTo), run);
        this.run = run;
    }

    /// The value of a position. Called inside [Run#attempt], which is left where there is none.
    public int of(P position) {
        BigInteger value = evaluator
                .value(position)
                .orElseThrow(() -> run.giveUp(
                        evaluator.shortfall().map(limit -> limit.limit()).orElse(Limit.METHOD)))
                .grundy();
        if (value.bitLength() >= Integer.SIZE) {
            throw run.giveUp(Limit.METHOD);
        }
        return value.intValueExact();
    }
}
