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
    public static WinningMoves union(List<MoveList> lists) {
        List<Move> moves = lists.stream().flatMap(list -> list.moves.stream()).toList();
        return WinningMoves.of(moves, lists.stream().allMatch(MoveList::complete));
    }

    /// The moves in one line, as in `[nim(3) → nim(1)]`, and whether there may be others.
    @Override
    public String toString() {
        return WinningMoves.of(moves, complete).toString();
    }
}
