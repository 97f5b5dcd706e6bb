package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.discover.sample.Subject;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.InputError;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.Piece;
import org.grundy.lang.Span;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which games are looked at: rules, and parameters that vary.
final class VariationOptions {
    private static final int MOST_GAMES = 200;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "Also knows the games whose rules are in a file, or in standard input if it is \"-\".")
    private @Nullable String file;

    @Option(names = "-e", paramLabel = "TEXT", description = "Also knows the games whose rules are this text.")
    private @Nullable String text;

    @Option(
            names = "--vary",
            paramLabel = "m=A..B",
            split = ",",
            description = "Parameters that vary, such as m=1..8 or p=1..4,q=p..8.")
    private List<String> vary = List.of();

    /// Which positions of the games are meant.
    enum Positions {
        /// As they are written.
        WRITTEN,
        /// The states, where these are written in another way.
        STATES
    }

    /// Whether games are given by rules.
    boolean haveRules() {
        return file != null || text != null;
    }

    /// Whether any of these options is used.
    boolean areGiven() {
        return haveRules() || !vary.isEmpty();
    }

    /// The games that are asked for.
    ///
    /// @param game as in an expression, without the parameters that vary; empty for the first game of the rules
    /// @throws InputError if there are no such games
    List<NamedVariation> games(String game, Console console) {
        List<Rules> rules = rules(console);
        Library library = Catalog.library();
        for (Rules each : rules) {
            library = each.before(library);
        }
        String name = game.isEmpty() ? first(rules) : game;
        List<Map<String, Long>> choices = ParameterChoices.of(vary, MOST_GAMES);
        if (choices.size() > MOST_GAMES) {
            throw new InputError(
                    "--vary makes more than " + MOST_GAMES + " games, the most that are allowed",
                    "--vary 给出的游戏超过 " + MOST_GAMES + " 个，这是允许的上限");
        }
        String template = template(name, library, choices.getFirst());
        Library all = library;
        List<Chosen> chosen = choices.stream()
                .map(choice -> new Chosen(
                        List.copyOf(choice.values()), ExpressionParser.parseGame(all, filled(template, choice))))
                .toList();
        return variations(template, List.copyOf(choices.getFirst().keySet()), chosen);
    }

    private List<Rules> rules(Console console) {
        List<Rules> rules = new ArrayList<>();
        if (file != null) {
            rules.add(RulesOptions.read(file, console));
        }
        if (text != null) {
            rules.add(Rules.compile(text));
        }
        return rules;
    }

    private static String first(List<Rules> rules) {
        if (rules.isEmpty()) {
            throw new InputError(
                    "name a game, or give rules with --rules FILE or -e TEXT", "请写出游戏名，或用 --rules FILE 或 -e TEXT 给出规则");
        }
        return rules.getFirst().families().getFirst().entry().name();
    }

    /// The game with the names of the parameters that vary between its brackets.
    private static String template(String game, Library library, Map<String, Long> choice) {
        if (choice.isEmpty() || game.contains("[")) {
            return game;
        }
        Family family = library.get(new Piece(game, new Span(0, game.length())));
        String inside = inside(family);
        for (String name : choice.keySet()) {
            if (!List.of(inside.split("[^\\p{L}\\p{N}_']+")).contains(name)) {
                throw OptionText.piece("--vary", name)
                        .error(
                                "there is no parameter " + name + ": this game is written "
                                        + family.entry().form(),
                                "没有参数 " + name + "：这个游戏写作 " + family.entry().form());
            }
        }
        return game + "[" + inside + "]";
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

    private static String filled(String template, Map<String, Long> choice) {
        int open = template.indexOf('[');
        if (open < 0) {
            return template;
        }
        String inside = template.substring(open);
        for (Map.Entry<String, Long> each : choice.entrySet()) {
            inside = inside.replaceAll(
                    "(?<![\\p{L}\\p{N}_'])" + java.util.regex.Pattern.quote(each.getKey()) + "(?![\\p{L}\\p{N}_'])",
                    each.getValue().toString());
        }
        return template.substring(0, open) + inside;
    }

    private record Chosen(List<Long> parameters, NamedGame<?> game) {}

    /// Games with the positions that are looked at.
    ///
    /// @param positions which these are
    /// @param variation the games
    record NamedVariation(Positions positions, Variation variation) {}

    private static List<NamedVariation> variations(String title, List<String> names, List<Chosen> chosen) {
        List<NamedVariation> all = new ArrayList<>();
        all.add(new NamedVariation(
                Positions.WRITTEN,
                new Variation(
                        title,
                        names,
                        chosen.stream()
                                .map(each -> new Variation.Member(each.parameters, Subject.of(each.game)))
                                .toList())));
        List<Variation.Member> states = chosen.stream()
                .flatMap(each ->
                        states(each.game).map(subject -> new Variation.Member(each.parameters, subject)).stream())
                .toList();
        if (states.size() == chosen.size()) {
            all.add(new NamedVariation(Positions.STATES, new Variation(title, names, states)));
        }
        return all;
    }

    private static Optional<? extends Subject<?>> states(NamedGame<?> game) {
        return game instanceof RuleGame rules ? Subject.ofStates(rules) : Optional.empty();
    }
}
