package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Analysis;
import org.grundy.analysis.Grundy;
import org.grundy.cli.CommandAction;
import org.grundy.cli.CommandWords;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.ConventionOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.play.BestLine;
import org.grundy.play.Opponent;
import org.grundy.play.PlayState;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.Json;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.BestLineText;
import org.grundy.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy solve`: who wins a position, with which moves, why, and how that is known.
@Command(name = "solve", description = "Says who wins, with which moves, why, and how that is known.")
public final class SolveCommand implements CommandAction {
    /// So many moves of best play are shown at most.
    private static final int LONGEST = 100;

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final ConventionOptions convention = new ConventionOptions();

    @Mixin
    private final BudgetOptions budget = new BudgetOptions();

    @Option(names = "--json", description = "Prints the answer as JSON.")
    private boolean json;

    @Option(names = "--line", description = "Adds best play of both sides to the end.")
    private boolean line;

    @Option(
            names = "--all",
            description = "Lists all winning moves that are known, and not the first 100, or 1000 in JSON.")
    private boolean all;

    @Parameters(
            paramLabel = "EXPR",
            arity = "1..*",
            description = "A sum such as \"kayles(7) + bash[3](15) + *4\", or a game and its numbers: nim 3 4 5.")
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        String expression = CommandWords.expression(words);
        Sum sum = ExpressionParser.parse(rules.library(console), expression);
        Analysis analysis;
        Optional<BestLine> best;
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(budget.budget(), progress);
            analysis = Grundy.analyze(sum, convention.convention(sum), run);
            best = line && analysis.outcome().isPresent()
                    ? Optional.of(best(PlayState.of(sum, analysis.convention()), run))
                    : Optional.empty();
        }
        console.print(json ? asJson(console, expression, analysis, best) : asText(console, expression, analysis, best));
        return analysis.outcome().isPresent() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private static BestLine best(PlayState position, Run run) {
        return BestLine.of(position, LONGEST, Opponent.quick(), run);
    }

    private String asJson(Console console, String expression, Analysis analysis, Optional<BestLine> best) {
        AnswerRecord answer = AnswerRecord.of(
                analysis, expression, all ? Integer.MAX_VALUE : AnswerRecord.MOST_MOVES, console.language());
        return Json.of(best.map(answer::with).orElse(answer));
    }

    private String asText(Console console, String expression, Analysis analysis, Optional<BestLine> best) {
        String answer = AnswerText.of(
                analysis,
                expression,
                budget.budget(),
                all ? Integer.MAX_VALUE : AnswerText.MOST_MOVES,
                console.language(),
                console.paint());
        return best.map(played -> answer + "\n" + BestLineText.of(played, console.language(), console.paint()))
                .orElse(answer);
    }
}
