package org.grundy.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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

    /// The options of this set or another one; not complete, for those that are in neither may have the property.
    public OptionSet<P> or(OptionSet<P> other) {
        Set<List<P>> either = new LinkedHashSet<>(options);
        either.addAll(other.options);
        return new OptionSet<>(new ArrayList<>(either), false);
    }

    /// All options that have the property, each of them a single position.
    public static <P> OptionSet<P> single(List<P> options) {
        List<List<P>> sums = new ArrayList<>(options.size());
        options.forEach(option -> sums.add(List.of(option)));
        return all(sums);
    }
}
