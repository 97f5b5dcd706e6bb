package org.grundy.catalog.coin.turning;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.coin.CoinRuleSet;
import org.grundy.game.StopListing;

/// Sets of coins that may be turned together with a certain one.
///
/// @param sets no two of them equal
/// @param complete whether there are no more of the kind asked for
/// @param <C> the type of places
public record TurnedTogether<C>(List<List<C>> sets, boolean complete) {
    /// How many sets are named before the list is cut.
    public static final int MOST = 1000;

    /// Copies the list.
    public TurnedTogether {
        sets = List.copyOf(sets);
    }

    /// The first sets that may be turned together with a head.
    ///
    /// @param most the largest number of sets to return
    public static <C> TurnedTogether<C> first(CoinRuleSet<C> coins, C place, int most) {
        if (!coins.listable(place)) {
            return new TurnedTogether<>(List.of(), false);
        }
        List<List<C>> sets = new ArrayList<>();
        try {
            coins.each(place, set -> {
                if (sets.size() == most) {
                    throw new StopListing();
                }
                sets.add(set);
            });
            return new TurnedTogether<>(sets, true);
        } catch (StopListing enough) {
            return new TurnedTogether<>(sets, false);
        }
    }

    /// No set.
    public static <C> TurnedTogether<C> none() {
        return new TurnedTogether<>(List.of(), true);
    }
}
