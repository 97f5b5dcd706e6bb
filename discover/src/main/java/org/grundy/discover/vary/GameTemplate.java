package org.grundy.discover.vary;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.Entry;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A game with the names of parameters that vary between its brackets, such as `bash[m]`.
///
/// @param text as it is written
record GameTemplate(String text) {
    private static final String LETTER = "[\\p{L}\\p{Nd}_']";

    /// The template of a game; its parameters are put between brackets if some of them vary.
    ///
    /// @param vary names of parameters; where the game is given by rules, perhaps of numbers too
    static GameTemplate of(String game, Library library, List<String> vary) {
        if (game.contains("[")) {
            return new GameTemplate(game);
        }
        if (vary.isEmpty()) {
            library.find(game.split("[(（]", 2)[0]).ifPresent(family -> complete(family, library));
            return new GameTemplate(game);
        }
        Family family = library.get(new TextSlice(game, new Span(0, game.length())));
        String inside = inside(family);
        List<String> parameters = List.of(inside.split("(?:(?!" + LETTER + ").)+"));
        if (!(family instanceof RuleFamily)) {
            known(vary, parameters, family.entry());
        }
        return new GameTemplate(vary.stream().anyMatch(parameters::contains) ? game + "[" + inside + "]" : game);
    }

    /// Checks that a game needs no parameters.
    ///
    /// @throws InputError if not, with the options that give them
    private static void complete(Family family, Library library) {
        String name = family.familyName();
        String inside = inside(family);
        String example = family.entry().example().split("[(（]", 2)[0];
        try {
            ExpressionParser.parseGame(library, name);
        } catch (InputError lacking) {
            if (inside.isEmpty() || !example.contains("[")) {
                throw lacking;
            }
            String ranges =
                    Stream.of(inside.split(",")).map(each -> each + "=1..9").collect(Collectors.joining(","));
            boolean varies = inside.matches(LETTER + "+(," + LETTER + "+)*") && example.matches("[^{]*\\[[\\d,]+\\]");
            throw new TextSlice(name, new Span(0, name.length()))
                    .error(
                            name + " needs a value of " + inside + ": choose it, as in \"" + example + "\""
                                    + (varies ? ", or let it vary: --vary " + ranges : ""),
                            name + " 需要 " + inside + " 的值：可以选定，例如 \"" + example + "\""
                                    + (varies ? "，或让它变化：--vary " + ranges : ""));
        }
    }

    private static String inside(Family family) {
        if (family instanceof RuleFamily rules) {
            return String.join(",", rules.parameters());
        }
        String form = family.entry().form();
        int open = form.indexOf('[');
        int close = form.indexOf(']');
        return open < 0 ? "" : form.substring(open + 1, close);
    }

    /// Checks that names that vary are known.
    ///
    /// @throws InputError if one is not
    static void known(List<String> vary, List<String> known, Entry entry) {
        for (String name : vary) {
            if (!known.contains(name) && entry.form().matches(".*\\[(.*\\W)?" + Pattern.quote(name) + "\\b.*\\].*")) {
                throw OptionText.slice("--vary", name)
                        .error(
                                "the game is given with a value of %1$s: name it without brackets to let %1$s vary",
                                "游戏中已给定 %1$s 的值：要让 %1$s 变化，请只写游戏名，不带方括号", name);
            }
            if (!known.contains(name)) {
                throw OptionText.slice("--vary", name)
                        .error(
                                "there is no parameter or number %s: this game is written %s",
                                "没有参数或数 %s：这个游戏写作 %s", name, entry.written());
            }
        }
    }

    /// The game for a choice of parameters, without what its own text states: forms are found and proved by the rules.
    NamedGame<?> game(Library library, Map<String, Long> choice) {
        return ExpressionParser.parseGame(library, filled(choice)).unstated();
    }

    private String filled(Map<String, Long> choice) {
        int open = text.indexOf('[');
        if (open < 0) {
            return text;
        }
        String inside = text.substring(open);
        for (Map.Entry<String, Long> each : choice.entrySet()) {
            inside = pattern(each.getKey())
                    .matcher(inside)
                    .replaceAll(each.getValue().toString());
        }
        return text.substring(0, open) + inside;
    }

    /// Whether a name stands between the brackets.
    boolean names(String parameter) {
        int open = text.indexOf('[');
        return open >= 0 && pattern(parameter).matcher(text.substring(open)).find();
    }

    private static Pattern pattern(String name) {
        return Pattern.compile("(?<!" + LETTER + ")" + Pattern.quote(name) + "(?!" + LETTER + ")");
    }
}
