package org.grundy.play;

import java.util.OptionalInt;

/// What a player who plays as well as is known expects of a move.
public sealed interface MovePlan {
    /// Whether nothing better exists, in how the game ends and in how long it takes.
    default boolean exact() {
        return switch (this) {
            case Winning winning -> winning.moves().isPresent();
            case Delaying delaying -> true;
            case Drawing drawing -> true;
            case Hoping hoping -> false;
            case Guessing guessing -> false;
            case Careless careless -> false;
        };
    }

    /// The move wins.
    ///
    /// @param moves how many moves are left with this one, when the winner hurries and the loser delays;
    ///     empty if that was not searched
    record Winning(OptionalInt moves) implements MovePlan {}

    /// The position is lost, and no move holds out longer.
    ///
    /// @param moves how many moves are left with this one, when the winner hurries
    record Delaying(int moves) implements MovePlan {}

    /// The position is lost; the move was chosen by a rule of thumb, for how long each holds out was not
    /// searched.
    ///
    /// @param rule the rule of thumb
    record Hoping(Heuristic rule) implements MovePlan {}

    /// The position is drawn, and so it remains.
    record Drawing() implements MovePlan {}

    /// It is not known who wins; the move was chosen by a rule of thumb.
    ///
    /// @param rule the rule of thumb
    record Guessing(Heuristic rule) implements MovePlan {}

    /// The move was drawn by lot, by a player who is not meant to play as well as can be.
    record Careless() implements MovePlan {}
}
