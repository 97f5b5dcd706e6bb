package org.grundy.catalog.judge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Asks a game's theorems who wins, and how, and what a position is worth.
final class TheoremAnswers {
    private TheoremAnswers() {}

    /// Whether some theorem of the game says who wins a position played alone.
    static <P> boolean known(Game<P> game, P position, Play play) {
        return covering(game, position, play).isPresent();
    }

    /// Whether the player about to move wins a position played alone.
    ///
    /// @throws IllegalArgumentException if none of the game's theorems covers the position
    static <P> boolean wins(Game<P> game, P position, Play play) {
        return theorem(game, position, play).outcome(position, play) == Outcome.N;
    }

    /// The positions that a winning move leaves, in normal play, for rules that do not split.
    ///
    /// @throws IllegalArgumentException if none of the game's theorems names them
    static <P> List<P> winning(Game<P> game, P position) {
        OptionSet<P> choices = theorem(game, position, Play.NORMAL)
                .winning(position, Play.NORMAL)
                .orElseThrow(() -> new IllegalArgumentException("no moves are named for " + game.expression(position)));
        List<P> left = new ArrayList<>();
        for (List<P> parts : choices.options()) {
            left.add(parts.getFirst());
        }
        return left;
    }

    /// The Grundy value, by a theorem or else by the game's table.
    ///
    /// @param run is charged for the table
    /// @throws IllegalArgumentException if the game has neither
    static <P> BigInteger value(Game<P> game, P position, Run run) {
        for (Theorem<P> theorem : game.theorems()) {
            Optional<BigInteger> value = theorem.value(position);
            if (value.isPresent()) {
                return value.get();
            }
        }
        return game.valuation()
                .orElseThrow(() -> new IllegalArgumentException("no value is known of " + game.expression(position)))
                .value(position, run)
                .grundy();
    }

    /// The nim sum of the positions' Grundy values.
    ///
    /// @throws IllegalArgumentException as [#value]
    static <P> BigInteger nimSum(Game<P> game, List<P> positions, Run run) {
        BigInteger sum = BigInteger.ZERO;
        for (P position : positions) {
            sum = sum.xor(value(game, position, run));
        }
        return sum;
    }

    /// What a position adds to a tame sum in misère play.
    ///
    /// @throws IllegalArgumentException if no theorem of the game says that it is tame
    static <P> Tame tame(Game<P> game, P position) {
        return game.theorems().stream()
                .flatMap(theorem -> theorem.tame(position).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not known as tame: " + game.expression(position)));
    }

    private static <P> Theorem<P> theorem(Game<P> game, P position, Play play) {
        return covering(game, position, play)
                .orElseThrow(() -> new IllegalArgumentException("no theorem covers " + game.expression(position)));
    }

    private static <P> Optional<Theorem<P>> covering(Game<P> game, P position, Play play) {
        for (Theorem<P> theorem : game.theorems()) {
            if (theorem.covers(position, play)) {
                return Optional.of(theorem);
            }
        }
        return Optional.empty();
    }
}
