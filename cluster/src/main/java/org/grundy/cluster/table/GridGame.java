package org.grundy.cluster.table;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;

/// The game of a table; for any number of threads.
///
/// @param named as it was found
/// @param written the same game by rules that can be compiled, if it is one of the catalogue that has such
record GridGame(NamedGame<?> named, Optional<RuleGame> written) {
    /// A game of a library.
    ///
    /// @throws org.grundy.text.InputError if there is none of this name
    static GridGame of(Library library, String name) {
        NamedGame<?> named = ExpressionParser.parseGame(library, name);
        Optional<RuleGame> written = library.find(named.entry().name())
                .filter(family -> !(named instanceof RuleGame))
                .flatMap(Family::written)
                .map(family -> ExpressionParser.parseGame(new Library(List.of(family)), named.name()))
                .filter(RuleGame.class::isInstance)
                .map(RuleGame.class::cast);
        return new GridGame(named, written);
    }

    /// Its rules, for one thread.
    GridRules rules(int axes, Run run) {
        return named instanceof RuleGame rules
                ? new RuleGridRules(rules, axes, run)
                : NamedGridRules.of(named, written, axes, run);
    }
}
