package org.grundy.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Move;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// All play from small positions to the end, without any theory of sums.
final class PlaysFrom {
    /// What one argument may cost.
    static final Budget BUDGET = Budget.UNLIMITED.withPositions(3_000).withWork(100_000);

    private static final int MOST_MOVES = 500;

    /// What can follow a position.
    ///
    /// @param won whether the player to move can win
    /// @param even whether a play of an even number of moves can follow
    /// @param odd whether one of an odd number can
    record Ends(boolean won, boolean even, boolean odd) {
        private static final Ends OPEN = new Ends(false, false, false);
    }

    private final Map<PlayState, Ends> known = new HashMap<>();
    private final Run run;

    /// Plays within a run, in which it must be called. Positions to which play returns end the attempt.
    PlaysFrom(Run run) {
        this.run = run;
    }

    /// All moves of a position.
    static List<Move> moves(PlayState state, Run run) {
        run.position();
        MoveList moves = state.moves(MOST_MOVES, run);
        if (!moves.complete()) {
            throw run.giveUp(Limit.METHOD);
        }
        return moves.moves();
    }

    /// What can follow a position.
    Ends of(PlayState state) {
        Ends seen = known.get(state);
        if (seen == null) {
            known.put(state, Ends.OPEN);
            seen = state.over() ? new Ends(state.wonWhenOver(), true, false) : after(state);
            known.put(state, seen);
        } else if (seen.equals(Ends.OPEN)) {
            throw run.giveUp(Limit.LOOPY);
        }
        return seen;
    }

    private Ends after(PlayState state) {
        boolean won = false;
        boolean even = false;
        boolean odd = false;
        for (Move move : moves(state, run)) {
            Ends next = of(state.after(move));
            won |= !next.won();
            even |= next.odd();
            odd |= next.even();
        }
        return new Ends(won, even, odd);
    }

    /// The parity of all play from a position that is lost, where there is one.
    Optional<WinningArgument.Parity> parity(PlayState left) {
        Ends ends = of(left);
        return ends.won() || ends.even() == ends.odd()
                ? Optional.empty()
                : Optional.of(new WinningArgument.Parity(ends.even()));
    }
}
