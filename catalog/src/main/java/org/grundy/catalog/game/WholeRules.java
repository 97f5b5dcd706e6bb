package org.grundy.catalog.game;

import org.grundy.game.Ruleset;

/// Rules of which every move leaves one position, and not a sum of several.
///
/// @param <P> the type of positions
@FunctionalInterface
public interface WholeRules<P> extends Ruleset<P> {
    @Override
    default boolean splits() {
        return false;
    }
}
