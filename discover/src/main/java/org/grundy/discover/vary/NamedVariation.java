package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.Library;

/// Games with the positions that are looked at.
///
/// @param positions which these are
/// @param variation the games
public record NamedVariation(Positions positions, Variation variation) {
    /// Which positions of the games are meant.
    public enum Positions {
        /// As they are written.
        WRITTEN,
        /// The states, where these are written in another way.
        STATES
    }

    /// The games that are asked for.
    ///
    /// @param game as in an expression, without the parameters that vary
    /// @param library where it is found
    /// @param vary a text for each parameter, such as `m=1..8`
    /// @throws org.grundy.text.InputError if there are no such games
    public static List<NamedVariation> all(String game, Library library, List<String> vary) {
        GameTemplate template = GameTemplate.of(game, library, ParameterChoices.names(vary));
        return HeldNumbers.tables(vary, template, library).stream()
                .map(table -> of(template, table))
                .toList();
    }

    private static NamedVariation of(GameTemplate template, HeldNumbers.Table table) {
        List<Map<String, Long>> choices = table.choices();
        List<Variation.Member> members = choices.stream()
                .map(choice -> new Variation.Member(List.copyOf(choice.values()), table.subject(choice)))
                .toList();
        return new NamedVariation(
                table.positions(),
                new Variation(template.text(), List.copyOf(choices.getFirst().keySet()), members));
    }
}
