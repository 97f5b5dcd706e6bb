package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.GameNames;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.NamedGame;
import org.grundy.run.Budget;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The games whose closed forms are looked for, and how.
public final class DiscoveredGames {
    @Mixin
    private final VariationOptions variations = new VariationOptions();

    @Mixin
    private final DiscoveryOptions options = new DiscoveryOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Parameters(paramLabel = "GAME", arity = "0..1", completionCandidates = GameNames.class)
    private String name = "";

    /// Whether a game is named, or any option used but those of the budget.
    public boolean areGiven() {
        return !name.isEmpty() || variations.areGiven() || options.areGiven();
    }

    /// What is named, empty if nothing is.
    public String name() {
        return name;
    }

    /// Whether something is named, and no rules are given.
    public boolean isFromLibrary() {
        return !name.isEmpty() && !variations.areGiven();
    }

    /// What is asked for, read once: the games, and where their rules are.
    public AskedGames asked(Console console) {
        return variations.asked(name, console);
    }

    /// The largest number of a position that is asked for; empty where it is larger than those of any table.
    public OptionalInt to() {
        return large().isPresent() ? OptionalInt.empty() : options.to();
    }

    /// The largest number that is asked for, where it is larger than those of any table.
    public Optional<BigInteger> large() {
        return options.large();
    }

    /// How the games are played.
    public Play play(Variation variation) {
        return options.play(variation);
    }

    /// How a game is played.
    ///
    /// @param name by which it was asked for
    public Play play(NamedGame<?> game, String name) {
        return options.play(game, name);
    }

    /// How the first of some games is played, whatever its positions are.
    public Play play(AskedGames asked) {
        return play(asked.example(), asked.game());
    }

    /// The limits.
    public Budget budget() {
        return limits.budget();
    }

    /// What is found.
    ///
    /// @throws org.grundy.text.InputError if the largest number is larger than those of any table
    public DiscoveryReport report(Variation variation, Budget budget, Console console) {
        return options.report(variation, options.to(), budget, console);
    }

    /// What is found from tables of the usual size, where the largest number is larger than those of any table.
    public DiscoveryReport reportOfAny(Variation variation, Budget budget, Console console) {
        return options.report(variation, to(), budget, console);
    }

    /// Says which limits were met.
    public void tellLimits(List<DiscoveryReport> reports, Budget budget, Console console) {
        options.tellLimits(reports, budget, console);
    }
}
