package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;

/// The reply by remoteness: the winner hurries, the loser delays, and nobody leaves a draw. A move is best
/// exactly when the remoteness after it is one less than before, or there is none before and after.
final class ExactReply {
    private static final int DRAWN = -1;
    /// A component whose coding has more than 64 times as many codes as positions may be visited is not
    /// searched at all, though only a few of them might be reachable.
    private static final long SPARSE = 64;

    private ExactReply() {}

    /// The first best move, or empty if the search of the whole compound does not fit the run or there is
    /// no move.
    static Optional<OpponentReply> find(PlayState position, Run run) {
        Sum sum = position.sum();
        Convention convention = position.convention();
        if (isTooLarge(position, run)) {
            return Optional.empty();
        }
        return run.find(() -> {
            CompoundSearch search = new CompoundSearch(sum, convention, run);
            int length = search.remoteness(List.of());
            int wanted = length == DRAWN ? DRAWN : length - 1;
            List<Move> best = new ArrayList<>();
            SumMoves.forEach(sum, convention, run, move -> {
                if (best.isEmpty() && search.remoteness(move.changes()) == wanted) {
                    best.add(move);
                }
            });
            return best.stream().findFirst().map(move -> new OpponentReply(move, plan(convention, length)));
        });
    }

    /// Whether a search of the whole compound is not even begun.
    static boolean isTooLarge(PlayState position, Run run) {
        return position.sum().components().stream().anyMatch(component -> isTooLarge(component, run));
    }

    private static <P> boolean isTooLarge(Component<P> component, Run run) {
        long most = run.budget().positions();
        return component
                .game()
                .rules()
                .coding(component.position())
                .filter(coding -> coding.size() / SPARSE > most)
                .isPresent();
    }

    private static MovePlan plan(Convention convention, int length) {
        if (length == DRAWN) {
            return new MovePlan.Drawing();
        }
        boolean wins = (length % 2 == 1) == (convention.play() == Play.NORMAL);
        return wins ? new MovePlan.Winning(OptionalInt.of(length)) : new MovePlan.Delaying(length);
    }
}
