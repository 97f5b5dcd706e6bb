package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.text.InputError;

/// Rules that can be read of games that a library has by name.
///
/// @param template the games
/// @param library where they are found
record ReadableRules(GameTemplate template, Library library) {
    /// The rules of a game in the numbers of its positions; empty if there are none, or it is given by them.
    ///
    /// @param game that of the choice
    /// @param choice of what varies
    /// @param numbers of a position
    Optional<RuleGame> of(NamedGame<?> game, Map<String, Long> choice, List<String> numbers) {
        if (game instanceof RuleGame) {
            return Optional.empty();
        }
        try {
            return family(game.entry().name())
                    .map(family -> (RuleGame) template.game(new Library(List.of(family)), choice))
                    .filter(rules ->
                            rules.numbers().equals(numbers) && rules.variables().equals(numbers));
        } catch (InputError tooLarge) { // rules have numbers of 64 bits, games of the library any
            return Optional.empty();
        }
    }

    /// The family of a name by rules, empty if there are none.
    Optional<RuleFamily> family(String name) {
        return library.find(name)
                .flatMap(family -> family instanceof RuleFamily rules ? Optional.of(rules) : family.written())
                .filter(RuleFamily.class::isInstance)
                .map(RuleFamily.class::cast);
    }
}
