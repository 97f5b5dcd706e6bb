package org.grundy.game;

import java.util.List;

/// Takes the options of a position as a ruleset lists them. Each option is a position or a sum of
/// positions; options may come in any order and more than once.
///
/// @param <P> the type of positions
public interface Options<P> {
    /// A sum of any number of positions, none included.
    void to(List<P> components);

    /// A single position.
    default void to(P component) {
        to(List.of(component));
    }

    /// The sum of two positions.
    default void to(P first, P second) {
        to(List.of(first, second));
    }

    /// Says that there are options which the rules cannot list one by one, such as those of a heap beyond
    /// 2^62.
    void unlisted();

    /// Says that the rules looked at candidates of which some may be no options, so that work without a
    /// result can be charged as well.
    ///
    /// @param candidates how many since the last word of them, at least 0
    default void looked(long candidates) {}
}
