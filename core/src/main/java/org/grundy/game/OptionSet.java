package org.grundy.game;

import java.util.ArrayList;
import java.util.List;

/// Options of one position that have some property, each as the list of its components.
///
/// @param options no two of them equal
/// @param complete whether no other option has the property
/// @param <P> the type of positions
public record OptionSet<P>(List<List<P>> options, boolean complete) {
    /// Copies the list.
    public OptionSet {
        options = List.copyOf(options);
    }

    /// All options that have the property.
    public static <P> OptionSet<P> all(List<List<P>> options) {
        return new OptionSet<>(options, true);
    }

    /// All options that have the property, each of them a single position.
    public static <P> OptionSet<P> single(List<P> options) {
        List<List<P>> sums = new ArrayList<>(options.size());
        options.forEach(option -> sums.add(List.of(option)));
        return all(sums);
    }
}
