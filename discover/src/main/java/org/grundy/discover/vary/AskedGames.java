package org.grundy.discover.vary;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;

/// A game with what varies, as it is asked for.
///
/// @param game as in an expression, without the parameters that vary
/// @param library where it is found
/// @param vary a text for each parameter that varies, such as `m=1..8`
public record AskedGames(String game, Library library, List<String> vary) {
    /// Copies the list.
    public AskedGames {
        vary = List.copyOf(vary);
    }

    /// The games: first those about positions as they are written, last those about states.
    ///
    /// @throws org.grundy.text.InputError if there are none
    public List<Variation> games() {
        return NamedVariations.all(game, library, vary);
    }

    /// The rules of the game, where it is made from rules in the rule language; empty if it is one of the catalogue.
    public Optional<RuleFamily> rules() {
        return library.find(game.replaceFirst("\\[.*", ""))
                .filter(RuleFamily.class::isInstance)
                .map(RuleFamily.class::cast);
    }

    /// One of the games, whatever its positions are.
    ///
    /// @throws org.grundy.text.InputError if there is none
    public NamedGame<?> example() {
        Optional<NamedGame<?>> ofRules = rules().map(RuleFamily::example);
        return ofRules.orElseGet(() -> ExpressionParser.parseGame(library, game));
    }

    /// The same with twice as many values of parameters whose ranges are short; empty if none is, or that were too many
    /// games.
    ///
    /// @throws org.grundy.text.InputError if what varies cannot be read
    public Optional<AskedGames> wider() {
        return ParameterChoices.wider(vary).map(ranges -> new AskedGames(game, library, ranges));
    }

    /// What a search finds.
    ///
    /// @param asked of which it finds it, these or [#wider] ones
    /// @param games of these
    public record Searched<T>(AskedGames asked, List<Variation> games, T result) {
        /// Copies the list.
        public Searched {
            games = List.copyOf(games);
        }
    }

    /// What a search finds of these games; where it finds nothing, of [#wider] ones, if it finds something there: few
    /// values of a parameter may not show what holds for all.
    ///
    /// @param games these, as [#games] made them
    /// @param finds whether something is found
    /// @throws org.grundy.text.InputError if what varies cannot be read
    public <T> Searched<T> search(List<Variation> games, Function<List<Variation>, T> search, Predicate<T> finds) {
        Searched<T> found = searched(games, search);
        Optional<AskedGames> more = finds.test(found.result) ? Optional.empty() : wider();
        return more.map(asked -> asked.searched(asked.games(), search))
                .filter(each -> finds.test(each.result))
                .orElse(found);
    }

    private <T> Searched<T> searched(List<Variation> games, Function<List<Variation>, T> search) {
        return new Searched<>(this, games, search.apply(games));
    }

    /// Whether it is said what varies.
    public boolean varies() {
        return !vary.isEmpty();
    }
}
