package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.CommandAction;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.OptionText;
import org.grundy.misere.tame.GenusSearch;
import org.grundy.misere.tame.Tameness;
import org.grundy.render.Sentences;
import org.grundy.render.json.Json;
import org.grundy.render.misere.GenusRecord;
import org.grundy.render.misere.GenusText;
import org.grundy.render.text.LimitText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Genus;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy genus`: normal and misère Grundy values together.
@Command(
        name = "genus",
        description = "Finds the genus of a sum, or with --to of the heaps of a game: its normal and misère values.")
public final class GenusCommand implements CommandAction {
    private static final int MOST = 1000;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--to", paramLabel = "N", description = "Lists the heaps 0..N of the game that is named.")
    private @Nullable String to;

    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "EXPRESSION",
            description = "A sum such as \"kayles(5) + *2\", or with --to a game such as \"octal[0.77]\".")
    private String expression = "";

    @Override
    public ExitCode run(Console console) {
        Library library = rules.library(console);
        List<Sum> sums = to == null
                ? List.of(ExpressionParser.parse(library, expression))
                : heaps(library, OptionText.slice("--to", to).number("--to", 0, MOST));
        Budget budget = limits.budget();
        List<Genus> genera = new ArrayList<>();
        List<Tameness> tameness = new ArrayList<>();
        Solved<Boolean> end = search(sums, genera, tameness, budget, console);
        if (!genera.isEmpty()) {
            console.print(json ? Json.of(Json.printed(records(sums, genera))) : text(sums, genera, tameness, console));
        }
        if (end instanceof Solved.Undecided<Boolean> limit) {
            LimitText words = new LimitText(limit, budget, Sentences.ofEngine(console.language()));
            console.note(console.words("check.undecided") + words.sentence());
            return ExitCode.UNDECIDED;
        }
        return ExitCode.ANSWERED;
    }

    private List<Sum> heaps(Library library, int last) {
        String game = ExpressionParser.parseGame(library, expression).name();
        return IntStream.rangeClosed(0, last)
                .mapToObj(n -> ExpressionParser.parse(library, game + "(" + n + ")"))
                .toList();
    }

    private static Solved<Boolean> search(
            List<Sum> sums, List<Genus> genera, List<Tameness> tameness, Budget budget, Console console) {
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(budget, progress);
            GenusSearch search = new GenusSearch(run);
            return run.attempt(() -> {
                sums.forEach(sum -> genera.add(search.genus(sum)));
                tameness.add(Tameness.of(sums, run));
                return true;
            });
        }
    }

    private Object records(List<Sum> sums, List<Genus> genera) {
        List<GenusRecord> records = IntStream.range(0, genera.size())
                .mapToObj(i -> GenusRecord.of(sums.get(i).expression(), genera.get(i)))
                .toList();
        return to == null ? records.getFirst() : records;
    }

    private String text(List<Sum> sums, List<Genus> genera, List<Tameness> tameness, Console console) {
        String text = to == null
                ? GenusText.of(sums.getFirst().expression(), genera.getFirst(), console.language(), console.paint())
                : GenusText.table(expression, genera, console.language(), console.paint());
        return tameness.isEmpty()
                ? text
                : text + GenusText.tameness(tameness.getFirst(), console.language(), console.paint());
    }
}
