package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.Library;
import org.grundy.text.BilingualText;

/// Games by name, with parameters that vary.
public final class NamedVariations {
    private static final BilingualText SHARE = new BilingualText("share them among several folders", "请分到几个文件夹");

    private NamedVariations() {}

    /// The games that are asked for: first those about positions as they are written, last those about states.
    ///
    /// @param game as in an expression, without the parameters that vary
    /// @param library where it is found
    /// @param vary a text for each parameter, such as `m=1..8`
    /// @throws org.grundy.text.InputError if there are no such games
    public static List<Variation> all(String game, Library library, List<String> vary) {
        return all(game, library, vary, vary);
    }

    /// The games for some choices of the parameters, with the family of all choices.
    ///
    /// @param vary as for [#all(String, Library, List)]
    /// @param bounds the ranges that the family's parameters have, which may be of any length
    /// @throws org.grundy.text.InputError if there are no such games
    public static List<Variation> all(String game, Library library, List<String> vary, List<String> bounds) {
        GameTemplate template = GameTemplate.of(game, library, ParameterChoices.names(vary));
        return HeldNumbers.tables(vary, template, library).stream()
                .map(table -> of(template, table))
                .map(games -> new Variation(
                        games.title(),
                        games.names(),
                        games.members(),
                        new OpenGames(bounds, template, library).of(games)))
                .toList();
    }

    /// All choices of the parameters that vary, where each is to be looked at alone: texts such as `m=3` in
    /// place of the ranges. With no parameters there is one choice, of no texts.
    ///
    /// @param most the largest number allowed
    /// @throws org.grundy.text.InputError if there are more, or a text is no range
    public static List<List<String>> choices(List<String> vary, int most) {
        return ParameterChoices.of(vary, most, SHARE).stream()
                .map(choice -> choice.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .toList())
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
