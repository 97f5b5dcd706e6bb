package org.grundy.solve.graph;

import java.util.function.IntConsumer;

/// Numbers from 0 on for positions, in the order in which they are met.
///
/// @param <P> the type of positions
interface Numbering<P> {
    /// How many positions have a number.
    int size();

    /// The number of a position, a new one where it had none; charged then.
    int number(P position);

    /// The number of a position, -1 if it has none.
    int find(P position);

    /// Whether the position of a number is [won][org.grundy.game.Ruleset#won].
    boolean won(int number);

    /// Whether the position of a number is [lost][org.grundy.game.Ruleset#lost].
    boolean lost(int number);

    /// Lists the options of a position, charged; those that had no number get one.
    void list(int number, IntConsumer out);

    /// Forgets the positions from a number on.
    void cut(int size);
}
