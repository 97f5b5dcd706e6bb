package org.grundy.cli;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.analysis.Shown;
import org.grundy.analysis.Table;
import org.grundy.analysis.Tabulation;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.render.LimitText;
import org.grundy.render.Sentences;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy table`: a number for each of many positions.
@Command(name = "table", description = "Shows values of many positions of a game, as text, CSV, JSON or a picture.")
final class TableCommand implements Action {
    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final RangeOptions ranges = new RangeOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final TableOutputs outputs = new TableOutputs();

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description = "A game such as wythoff or \"bash[3]\".")
    private String name = "";

    @Option(
            names = "--show",
            paramLabel = "S",
            description = "What is shown: outcome (0 lost, 1 won), grundy (the usual one), moves (how many win) or"
                    + " remoteness.")
    private @Nullable String show;

    @Option(names = "--misere", description = "Whoever cannot move wins; in normal play that player loses.")
    private boolean misere;

    @Override
    public Exit run(Console console) {
        NamedGame<?> game = ExpressionParser.parseGame(rules.library(console), name);
        Conventions.note(game, console);
        Budget budget = limits.budget();
        List<Consumer<Table>> forms = outputs.prepare(console);
        Table table = table(game, budget, console);
        forms.forEach(form -> form.accept(table));
        table.shortfall().ifPresent(limit -> {
            LimitText words = new LimitText(limit, budget, Sentences.of(game, console.language()));
            console.note(console.words("grundy: some values are not known. ", "grundy：有些值未知。") + words.sentence() + " "
                    + words.advice());
        });
        return table.shortfall().isEmpty() ? Exit.ANSWERED : Exit.UNDECIDED;
    }

    private <P> Table table(NamedGame<P> game, Budget budget, Console console) {
        try (ProgressLine progress = new ProgressLine(console)) {
            Play play = misere ? Play.MISERE : game.convention().play();
            return Tabulation.of(game, ranges.region(game), shown(play), play, new Run(budget, progress));
        }
    }

    private Shown shown(Play play) {
        Shown shown = show != null
                ? OptionText.choice("--show", show, Shown.class)
                : play == Play.NORMAL ? Shown.GRUNDY : Shown.OUTCOME;
        if (shown == Shown.GRUNDY && play == Play.MISERE) {
            throw OptionText.piece("--show", "grundy")
                    .error(
                            "Grundy values belong to normal play: with misère play show outcome, moves or remoteness",
                            "Grundy 值只对正常规则有定义：反常规则下请用 outcome、moves 或 remoteness");
        }
        return shown;
    }
}
