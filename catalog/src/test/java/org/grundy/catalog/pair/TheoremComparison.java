package org.grundy.catalog.pair;

import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.verify.Verdict;

/// Compares two theorems about one game with each other, where no search can reach. The one that is trusted
/// should have passed a [org.grundy.verify.TheoremVerifier] where search can.
///
/// @param game to which both belong
/// @param trusted taken as the truth
/// @param rival the one in question
/// @param <P> the type of positions
record TheoremComparison<P>(Game<P> game, Theorem<P> trusted, Theorem<P> rival) {
    /// Compares outcomes of some positions, as far as both theorems speak of them, up to the first claim on
    /// which they differ. A position and a kind of play that one of them does not cover is passed over.
    Verdict on(Iterable<P> positions) {
        long compared = 0;
        long claims = 0;
        for (P position : positions) {
            for (Play play : Play.values()) {
                if (bothCover(position, play)) {
                    claims++;
                    Optional<Verdict> wrong = compare(
                            position,
                            "outcome " + play,
                            rival.outcome(position, play),
                            trusted.outcome(position, play));
                    if (wrong.isPresent()) {
                        return wrong.get();
                    }
                }
            }
            compared++;
        }
        return new Verdict.Passed(compared, claims);
    }

    private boolean bothCover(P position, Play play) {
        return trusted.covers(position, play) && rival.covers(position, play);
    }

    private Optional<Verdict> compare(P position, String claim, Object claimed, Object found) {
        return claimed.equals(found)
                ? Optional.empty()
                : Optional.of(
                        new Verdict.Refuted(game.expression(position), claim, claimed.toString(), found.toString()));
    }
}
