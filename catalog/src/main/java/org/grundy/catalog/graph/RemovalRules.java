package org.grundy.catalog.graph;

import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The rules of every game on an [Arena]: make one of the removals; what is left falls apart into its
/// pieces.
enum RemovalRules implements Ruleset<Part> {
    RULES;

    @Override
    public void options(Part from, Options<Part> out) {
        for (Arena.Removal removal : from.arena().removals()) {
            if (from.allows(removal)) {
                out.to(from.after(removal));
            }
        }
    }
}
