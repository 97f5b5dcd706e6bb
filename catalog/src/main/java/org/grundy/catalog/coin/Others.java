package org.grundy.catalog.coin;

import java.util.ArrayList;
import java.util.List;

/// Sets of coins that may be turned together with a certain one.
///
/// @param sets no two of them equal
/// @param complete whether there are no more of the kind asked for
/// @param <C> the type of places
record Others<C>(List<List<C>> sets, boolean complete) {
    /// How many sets are named before the list is cut.
    static final int MOST = 1000;

    /// Copies the list.
    Others {
        sets = List.copyOf(sets);
    }

    /// The first sets that may be turned together with a head.
    ///
    /// @param most how many are wanted
    static <C> Others<C> first(Coins<C> coins, C place, int most) {
        if (!coins.listable(place)) {
            return new Others<>(List.of(), false);
        }
        List<List<C>> sets = new ArrayList<>();
        try {
            coins.each(place, set -> {
                if (sets.size() == most) {
                    throw new Enough();
                }
                sets.add(set);
            });
            return new Others<>(sets, true);
        } catch (Enough enough) {
            return new Others<>(sets, false);
        }
    }

    /// No set.
    static <C> Others<C> none() {
        return new Others<>(List.of(), true);
    }
}
