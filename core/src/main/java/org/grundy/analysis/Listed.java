package org.grundy.analysis;

import java.util.List;
import org.grundy.game.Change;
import org.grundy.game.Choices;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.game.WinningMoves;

/// Moves of a sum, and whether none is missing.
///
/// @param moves no two of them equal
/// @param complete whether there is no other of their kind
public record Listed(List<Move> moves, boolean complete) {
    /// Copies the list.
    public Listed {
        moves = List.copyOf(moves);
    }

    /// The moves that lead to some options of one component.
    static <P> Listed of(int number, Component<P> component, Choices<P> choices) {
        List<Move> moves = choices.options().stream()
                .map(to -> Move.of(new Change<>(number, component.game(), component.position(), to)))
                .toList();
        return new Listed(moves, choices.complete());
    }

    /// All lists as one.
    static WinningMoves together(List<Listed> lists) {
        List<Move> moves = lists.stream().flatMap(list -> list.moves.stream()).toList();
        return WinningMoves.of(moves, lists.stream().allMatch(Listed::complete));
    }
}
