package org.grundy.analysis.move;

import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;
import org.grundy.game.OptionSet;
import org.grundy.game.WinningMoves;

/// Moves of a sum, and whether none is missing.
///
/// @param moves no two of them equal
/// @param complete whether there is no other of their kind
public record MoveList(List<Move> moves, boolean complete) {
    /// There are no such moves.
    public static final MoveList NONE = new MoveList(List.of(), true);

    /// No such move is known, but there may be some.
    public static final MoveList UNKNOWN = new MoveList(List.of(), false);

    /// Copies the list.
    public MoveList {
        moves = List.copyOf(moves);
    }

    /// The moves that lead to some options of one component.
    public static <P> MoveList of(int number, Component<P> component, OptionSet<P> choices) {
        List<Move> moves = choices.options().stream()
                .map(to -> Move.of(new ComponentChange<>(number, component.game(), component.position(), to)))
                .toList();
        return new MoveList(moves, choices.complete());
    }

    /// All lists as one.
    public static MoveList joined(List<MoveList> lists) {
        List<Move> moves = lists.stream().flatMap(list -> list.moves.stream()).toList();
        return new MoveList(moves, lists.stream().allMatch(MoveList::complete));
    }

    /// All lists as one, of moves that win.
    public static WinningMoves union(List<MoveList> lists) {
        MoveList joined = joined(lists);
        return WinningMoves.of(joined.moves, joined.complete);
    }

    /// The moves in one line, as in `[nim(3) → nim(1)]`, and whether there may be others.
    @Override
    public String toString() {
        return WinningMoves.of(moves, complete).toString();
    }
}
