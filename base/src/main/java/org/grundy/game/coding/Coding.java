package org.grundy.game.coding;

import java.util.Optional;

/// Positions as the numbers 0..size−1: for dense tables, memo keys and pictures. It covers every position
/// that can be reached from the one it was made for, and that one.
///
/// @param <P> the type of positions
public interface Coding<P> {
    /// The code of a position that this coding covers; different positions have different codes.
    long code(P position);

    /// Whether a position is among those that this coding covers.
    default boolean covers(P position) {
        return true;
    }

    /// The position of a code.
    ///
    /// @param code 0..size−1
    P decode(long code);

    /// How many codes there are, at least 1.
    long size();

    /// The order of codes in play.
    CodeOrder order();

    /// Whether the position of a code is [won][org.grundy.game.Ruleset#won].
    ///
    /// @param code 0..size−1
    default boolean won(long code) {
        return false;
    }

    /// A way to the Grundy values of all codes that is faster than to list their options.
    default Optional<TableFiller> filling() {
        return Optional.empty();
    }

    /// A way to who wins each position alone in misère play, as fast: the values are 0 where the player
    /// to move loses and 1 where that player wins.
    default Optional<TableFiller> misereFilling() {
        return Optional.empty();
    }

    /// Lists the options of a code as codes.
    ///
    /// @param code 0..size−1
    /// @throws IllegalStateException if the rules cannot be followed from this code, which perhaps no play
    ///     reaches; then the rules are to be searched from the position itself
    void options(long code, OptionCodes out);
}
