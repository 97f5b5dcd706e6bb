package org.grundy.catalog.coin;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/// A position of a coin-turning game: the places where heads lie. All other coins are tails.
///
/// @param places in the game's order, no two of them equal
/// @param <C> the type of places
public record HeadsPosition<C>(List<C> places) {
    /// Copies the list.
    public HeadsPosition {
        places = List.copyOf(places);
    }

    /// Heads at some places, in any order.
    static <C> HeadsPosition<C> at(Collection<C> places, Comparator<C> order) {
        TreeSet<C> sorted = new TreeSet<>(order);
        sorted.addAll(places);
        return new HeadsPosition<>(List.copyOf(sorted));
    }

    /// The position after some coins are turned.
    ///
    /// @param place of one of them
    /// @param others the places of the others
    HeadsPosition<C> turned(C place, List<C> others, Comparator<C> order) {
        TreeSet<C> after = new TreeSet<>(order);
        after.addAll(places);
        turn(after, place);
        others.forEach(other -> turn(after, other));
        return new HeadsPosition<>(List.copyOf(after));
    }

    private static <C> void turn(TreeSet<C> heads, C place) {
        if (!heads.remove(place)) {
            heads.add(place);
        }
    }
}
