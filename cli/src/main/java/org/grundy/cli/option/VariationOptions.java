package org.grundy.cli.option;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.Console;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.lang.Library;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which games are looked at: rules, and parameters that vary.
public final class VariationOptions {
    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--vary", paramLabel = "m=A..B", split = ",")
    private List<String> vary = List.of();

    /// Whether games are given by rules.
    public boolean haveRules() {
        return rules.given();
    }

    /// Whether any of these options is used.
    public boolean areGiven() {
        return haveRules() || !vary.isEmpty();
    }

    /// The games that are asked for.
    ///
    /// @param game as in an expression, without the parameters that vary; empty for the first game of the rules
    /// @throws org.grundy.text.InputError if there are no such games
    public List<Variation> games(String game, Console console) {
        return asked(game, console).games();
    }

    /// What is asked for, read once.
    ///
    /// @param game as in an expression, without the parameters that vary; empty for the first game of the rules
    /// @throws org.grundy.text.InputError if there are no such rules
    public AskedGames asked(String game, Console console) {
        Library library = RulesOptions.known(rules.texts(console), Catalog.library());
        return new AskedGames(rules.named(() -> library, game), library, vary);
    }
}
