package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;

/// Rules that can be read of games that a library has by name.
///
/// @param template the games
/// @param library where they are found
record ReadableRules(GameTemplate template, Library library) {
    /// The rules of a game in the numbers of its positions; empty if there are none, or the game is given by them.
    ///
    /// @param game that of the choice
    /// @param choice of what varies
    /// @param numbers of a position
    Optional<RuleGame> of(NamedGame<?> game, Map<String, Long> choice, List<String> numbers) {
        return game instanceof RuleGame
                ? Optional.empty()
                : family(game.entry().name())
                        .map(family -> (RuleGame) template.game(new Library(List.of(family)), choice))
                        .filter(rules -> rules.numbers().equals(numbers)
                                && rules.variables().equals(numbers));
    }

    /// The family of a name by rules, empty if there are none.
    Optional<RuleFamily> family(String name) {
        return library.find(name)
                .flatMap(family -> family instanceof RuleFamily rules ? Optional.of(rules) : family.written())
                .filter(RuleFamily.class::isInstance)
                .map(RuleFamily.class::cast);
    }
}
