package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;

/// A game in progress: where it began and what was played. Immutable: a move and a step back give a new
/// session.
///
/// @param start the position from which it is played
/// @param turns the moves made so far, the players in turn
public record Session(PlayState start, List<Turn> turns) {
    /// Copies the list.
    public Session {
        turns = List.copyOf(turns);
    }

    /// A game that has not begun.
    public static Session of(Sum sum, Convention convention) {
        return new Session(PlayState.of(sum, convention), List.of());
    }

    /// Where it stands.
    public PlayState position() {
        return turns.isEmpty() ? start : turns.getLast().left();
    }

    /// Whose turn it is.
    public Player mover() {
        return turns.isEmpty() ? Player.FIRST : turns.getLast().mover().other();
    }

    /// The game after a move of the player whose turn it is.
    ///
    /// @param move legal, as [PlayState#permits] or [PlayState#moves] says
    public Session after(Move move) {
        List<Turn> more = new ArrayList<>(turns);
        more.add(new Turn(mover(), move, position().after(move)));
        return new Session(start, more);
    }

    /// The game before its last moves; as it began if there were fewer.
    ///
    /// @param moves how many to take back, at least 0
    public Session back(int moves) {
        return new Session(start, turns.subList(0, Math.max(0, turns.size() - moves)));
    }

    /// How often the position has come with the same player to move, this time included. Only rules by
    /// which positions can come again let this be more than 1, and a game that repeats itself for ever is a
    /// draw.
    public int occurrences() {
        int count = 1;
        for (int i = turns.size() - 2; i >= 0; i -= 2) {
            PlayState before = i == 0 ? start : turns.get(i - 1).left();
            count += before.equals(position()) ? 1 : 0;
        }
        return count;
    }

    /// Who has won, if the game is over.
    public Optional<Player> winner() {
        if (!position().over()) {
            return Optional.empty();
        }
        return Optional.of(position().wonWhenOver() ? mover() : mover().other());
    }
}
