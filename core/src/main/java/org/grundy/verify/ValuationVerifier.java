package org.grundy.verify;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Valuation;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// Compares the Grundy values that a game's own valuation finds, as by a search of boards, with the mex of the options.
final class ValuationVerifier {
    private ValuationVerifier() {}

    /// Compares all positions of a case, up to the first value that is wrong.
    ///
    /// @param run charged for both
    static <P> Verdict.Compared check(VerificationCase<P> verificationCase, Valuation<P> valuation, Run run) {
        Solved<Verdict.Compared> solved = run.attempt(() -> verdict(verificationCase, valuation, run));
        return switch (solved) {
            case Solved.Done<Verdict.Compared> done -> done.result();
            case Solved.Undecided<Verdict.Compared> limit -> new Verdict.Unfinished(limit);
        };
    }

    private static <P> Verdict.Compared verdict(VerificationCase<P> verificationCase, Valuation<P> valuation, Run run) {
        Game<P> game = verificationCase.game();
        List<P> positions = verificationCase.positions(run);
        StatisticValues<P> mex = Solver.values(game.rules(), Statistic.GRUNDY, positions.getLast(), run);
        long claims = 0;
        for (P position : positions) {
            Optional<BigInteger> claimed = claimed(valuation, position, run);
            BigInteger found = BigInteger.valueOf(mex.of(position));
            if (claimed.isPresent() && !claimed.get().equals(found)) {
                return new Verdict.Refuted(
                        new Component<>(game, position).expression(),
                        "value",
                        claimed.get().toString(),
                        found.toString());
            }
            claims += claimed.isPresent() ? 1 : 0;
        }
        return new Verdict.Passed(positions.size(), claims);
    }

    /// The value of a position, unless the valuation is not for positions of its kind.
    private static <P> Optional<BigInteger> claimed(Valuation<P> valuation, P position, Run run) {
        return switch (run.attempt(() -> valuation.value(position, run))) {
            case Solved.Done<Valued> done -> Optional.of(done.result().grundy());
            case Solved.Undecided<Valued> end when end.limit() == Limit.METHOD -> Optional.empty();
            case Solved.Undecided<Valued> end -> throw run.giveUp(end.limit());
        };
    }
}
