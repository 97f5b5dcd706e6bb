package org.grundy.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.grundy.game.Move;
import org.grundy.run.Run;

/// How many moves of an answer are listed: the first ones, at most so many, and one or more as far as time goes.
///
/// @param most how many at most, at least 1
/// @param run charged for the writing of each
public record ListedMoves(int most, Run run) {
    /// The first moves in some form.
    public <T> List<T> of(List<Move> moves, Function<Move, T> form) {
        List<T> listed = new ArrayList<>();
        run.attempt(() -> {
            for (Move move : moves.subList(0, Math.min(most, moves.size()))) {
                listed.add(form.apply(move));
                run.clock();
            }
            return listed;
        });
        return listed;
    }

    /// Whether fewer are listed than might be, for want of time.
    ///
    /// @param listed how many are
    /// @param known how many there are
    public boolean isCut(int listed, int known) {
        return listed < Math.min(most, known);
    }
}
