package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// A position in which exactly one move wins, as a task: find it.
///
/// @param position in which it is to be found
/// @param solution the winning move
/// @param moves how many moves there are
/// @param largest the largest Grundy value of a component; 0 where none is known
public record Puzzle(PlayState position, Move solution, int moves, BigInteger largest) {
    private static final int MOST_MOVES = 500;
    private static final int LEAST_MOVES = 3;
    private static final double MISERE = 1;
    private static final double COMPOUND = 1.5;

    /// The puzzle that a position is; empty unless exactly one of three or more moves wins, and that is known.
    ///
    /// @param run charged for the work
    public static Optional<Puzzle> of(PlayState position, Run run) {
        if (position.over()) {
            return Optional.empty();
        }
        OptionValues options = OptionValues.of(position, MOST_MOVES, run);
        List<OptionValues.Valued> all = options.options();
        boolean known = options.complete()
                && all.size() >= LEAST_MOVES
                && all.stream().allMatch(option -> option.outcome().isPresent());
        List<Move> winning = all.stream()
                .filter(option -> option.outcome().equals(Optional.of(Outcome.P)))
                .map(OptionValues.Valued::move)
                .toList();
        return known && winning.size() == 1
                ? Optional.of(new Puzzle(position, winning.getFirst(), all.size(), largest(position, run)))
                : Optional.empty();
    }

    private static BigInteger largest(PlayState position, Run run) {
        Analysis values = Grundy.analyze(position.sum(), Convention.NORMAL, run);
        return values.findings().stream()
                .flatMap(finding -> finding.value().stream())
                .max(BigInteger::compareTo)
                .orElse(BigInteger.ZERO);
    }

    /// How hard it is: the bits of the number of moves, and those of the largest value; one more in misère
    /// play, one and a half in every other compound than the ordinary sum.
    public double difficulty() {
        Convention convention = position.convention();
        double extra = convention.normal() ? 0 : convention.ordinary() ? MISERE : COMPOUND;
        return bits(moves) + largest.bitLength() + extra;
    }

    private static double bits(int number) {
        return Math.log(number) / Math.log(2);
    }
}
