package org.grundy.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.Console;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which games are looked at: rules, and parameters that vary.
public final class VariationOptions {
    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "Also knows the games whose rules are in a file, or in standard input if it is \"-\".")
    private @Nullable String file;

    @Option(
            names = "-e",
            paramLabel = "TEXT",
            description = "Also knows the games whose rules are this text; one game needs no name: \"n -> n-1, n-2\".")
    private @Nullable String text;

    @Option(
            names = "--vary",
            paramLabel = "m=A..B",
            split = ",",
            description = "Parameters that vary, such as m=1..8, m=1.. or p=1..4,q=p..8.")
    private List<String> vary = List.of();

    /// Whether games are given by rules.
    public boolean haveRules() {
        return file != null || text != null;
    }

    /// Whether any of these options is used.
    public boolean areGiven() {
        return haveRules() || !vary.isEmpty();
    }

    /// The games that are asked for.
    ///
    /// @param game as in an expression, without the parameters that vary; empty for the first game of the rules
    /// @throws InputError if there are no such games
    public List<Variation> games(String game, Console console) {
        return asked(game, console).games();
    }

    /// What is asked for, read once.
    ///
    /// @param game as in an expression, without the parameters that vary; empty for the first game of the rules
    /// @throws InputError if there are no such rules
    public AskedGames asked(String game, Console console) {
        List<RuleText> rules = rules(console);
        Library library = Catalog.library();
        for (RuleText each : rules) {
            library = each.before(library);
        }
        return new AskedGames(game.isEmpty() ? first(rules) : game, library, vary);
    }

    private List<RuleText> rules(Console console) {
        List<RuleText> rules = new ArrayList<>();
        if (file != null) {
            rules.add(RulesOptions.read("--rules", file, console));
        }
        if (text != null) {
            rules.add(RuleText.compile(text, "-e"));
        }
        return rules;
    }

    private static String first(List<RuleText> rules) {
        if (rules.isEmpty()) {
            throw new InputError(
                    "name a game, or give rules with --rules FILE or -e TEXT", "请写出游戏名，或用“--rules 文件”或“-e 规则”给出规则");
        }
        return rules.getFirst().families().getFirst().entry().name();
    }
}
