package org.grundy.catalog.graph.sprouts;

import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The rules of Sprouts: a move joins two spots, or a spot with itself, by a line that crosses none, and puts a new
/// spot on it; no spot may have more than three ends of lines.
public enum SproutsRules implements Ruleset<SproutsLand> {
    RULES;

    @Override
    public void options(SproutsLand from, Options<SproutsLand> out) {
        new SproutsMoves(from.regions(), out).list();
    }

    @Override
    public long bytes(SproutsLand land) {
        return land.code().length();
    }
}
