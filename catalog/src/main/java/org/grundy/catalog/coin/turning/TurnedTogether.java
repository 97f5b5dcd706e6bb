package org.grundy.catalog.coin.turning;

import java.util.List;

/// Sets of coins that may be turned together with a certain one.
///
/// @param sets no two of them equal
/// @param complete whether there are no more of the kind asked for
/// @param <C> the type of places
public record TurnedTogether<C>(List<List<C>> sets, boolean complete) {
    /// How many sets are named before the list is cut.
    public static final int MOST_SETS = 1000;

    /// Copies the list.
    public TurnedTogether {
        sets = List.copyOf(sets);
    }

    /// No set.
    public static <C> TurnedTogether<C> none() {
        return new TurnedTogether<>(List.of(), true);
    }
}
