package org.grundy.game;

import org.grundy.run.Run;

/// One component of a sum: a game and a position of it.
///
/// @param game the game
/// @param position where it stands
/// @param <P> the type of positions
public record Component<P>(Game<P> game, P position) {
    /// The component as an expression: `kayles(7)`.
    public String expression() {
        return game.expression(position);
    }

    /// Whether nobody can move in it any more, while nobody has won by it.
    ///
    /// @throws org.grundy.text.InputError if its rules look at more than 10^8 candidates and find no option
    public boolean terminal() {
        return game.rules().terminal(position);
    }

    /// [#terminal] within a budget. Called inside [Run#attempt].
    public boolean terminal(Run run) {
        return game.rules().terminal(position, run);
    }

    /// Whether the player about to move [must][Ruleset#forced] move in it.
    public boolean forced() {
        return game.rules().forced(position);
    }

    /// Whether whoever is about to move can [win][Ruleset#won] the whole sum by it at once.
    public boolean won() {
        return game.rules().won(position);
    }

    /// Whether whoever is about to move has won the whole sum by it without a move.
    ///
    /// @throws org.grundy.text.InputError as [#terminal()]
    public boolean awarded() {
        return won() && !AnyOption.exists(game.rules(), position);
    }

    /// Whether whoever is about to move has [lost][Ruleset#lost] the whole sum by it.
    public boolean lost() {
        return game.rules().lost(position);
    }

    /// Its [#expression()].
    @Override
    public String toString() {
        return expression();
    }
}
