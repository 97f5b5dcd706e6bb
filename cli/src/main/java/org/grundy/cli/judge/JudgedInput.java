package org.grundy.cli.judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.FormatOptions;
import org.grundy.cli.option.MisereOption;
import org.grundy.cli.option.ProblemConvention;
import org.grundy.cli.option.VariationOptions;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.render.program.sample.AskedCases;
import org.grundy.render.program.sample.InputAnswers;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import picocli.CommandLine.Mixin;

/// An input of a game in a format that is told, which `grundy judge` answers with no program.
public final class JudgedInput {
    @Mixin
    private final VariationOptions games = new VariationOptions();

    @Mixin
    private final FormatOptions formats = new FormatOptions();

    @Mixin
    private final MisereOption misere = new MisereOption();

    /// Whether rules or a format are given, and not a problem alone.
    boolean isGiven() {
        return games.areGiven() || formats.areGiven() || misere.isGiven();
    }

    /// The output.
    ///
    /// @param name of the game; empty for the first of the rules
    String answers(String name, Budget budget, Console console) {
        AskedGames asked = games.asked(name, console);
        AskedCases cases = new AskedCases(asked, play(asked), formats.format(false));
        InputAnswers answers = new InputAnswers(cases.written(), cases.format());
        String input = input(console);
        return ProgressLine.during(budget, console, run -> answers.of(input, run));
    }

    private Play play(AskedGames asked) {
        if (misere.isGiven()) {
            return Play.MISERE;
        }
        NamedGame<?> game = asked.rules()
                .<NamedGame<?>>map(RuleFamily::example)
                .orElseGet(() -> ExpressionParser.parseGame(asked.library(), asked.game()));
        return ProblemConvention.play(game, asked.game());
    }

    private static String input(Console console) {
        try {
            return new String(console.in().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException lost) {
            throw new InputError("the input cannot be read: %s", "无法读取输入：%s", String.valueOf(lost.getMessage()));
        }
    }
}
