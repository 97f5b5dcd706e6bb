package org.grundy.catalog;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The options of small positions as lists, for oracles that know nothing of the engine.
public final class ListedOptions {
    private ListedOptions() {}

    /// All options of a position, each the list of what a move leaves, in the order of the rules.
    ///
    /// @throws AssertionError if the rules cannot list them all
    public static <P> List<List<P>> of(Ruleset<P> rules, P position) {
        List<List<P>> options = new ArrayList<>();
        rules.options(position, new Options<>() {
            @Override
            public void to(List<P> components) {
                options.add(List.copyOf(components));
            }

            @Override
            public void unlisted() {
                throw new AssertionError("not all options of " + position + " are listed");
            }
        });
        return options;
    }
}
