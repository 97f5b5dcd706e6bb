package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.Library;

/// Games by name, with parameters that vary.
public final class NamedVariations {
    private NamedVariations() {}

    /// The games that are asked for: first those about positions as they are written, last those about states.
    ///
    /// @param game as in an expression, without the parameters that vary
    /// @param library where it is found
    /// @param vary a text for each parameter, such as `m=1..8`
    /// @throws org.grundy.text.InputError if there are no such games
    public static List<Variation> all(String game, Library library, List<String> vary) {
        GameTemplate template = GameTemplate.of(game, library, ParameterChoices.names(vary));
        return HeldNumbers.tables(vary, template, library).stream()
                .map(table -> of(template, table))
                .map(games -> new Variation(
                        games.title(),
                        games.names(),
                        games.members(),
                        new OpenGames(vary, template, library).of(games)))
                .toList();
    }

    private static Variation of(GameTemplate template, HeldNumbers.Table table) {
        List<Map<String, Long>> choices = table.choices();
        List<Variation.Member> members = choices.stream()
                .map(choice -> new Variation.Member(List.copyOf(choice.values()), table.subject(choice)))
                .toList();
        return new Variation(template.text(), List.copyOf(choices.getFirst().keySet()), members);
    }
}
