package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.SumTable;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.MisereOption;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.ProblemConvention;
import org.grundy.cli.option.RangeOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.cli.option.TableOutputs;
import org.grundy.game.Component;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.SumPattern;
import org.grundy.render.Sentences;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy table`: a number for each of many positions.
@Command(name = "table")
public final class TableCommand implements CommandAction {
    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final RangeOptions ranges = new RangeOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final TableOutputs outputs = new TableOutputs();

    @Parameters(paramLabel = "GAME", arity = "0..1", completionCandidates = GameNames.class)
    private String name = "";

    @Option(names = "--show", completionCandidates = CompletionWords.Quantities.class, paramLabel = "S")
    private @Nullable String show;

    @Mixin
    private final MisereOption misere = new MisereOption();

    @Override
    public ExitCode run(Console console) {
        Library library = rules.library(console);
        Optional<SumPattern> sums = SumPattern.is(name) ? Optional.of(new SumPattern(library, name)) : Optional.empty();
        return sums.isPresent() ? ofSums(sums.get(), console) : ofGame(library, console);
    }

    private ExitCode ofGame(Library library, Console console) {
        NamedGame<?> game = rules.game(library, name);
        DefaultConvention.remark(game)
                .ifPresent(text -> console.note(console.language().of(text)));
        return show(console, Sentences.of(game, console.language()), run -> table(game, run));
    }

    private <P> Table table(NamedGame<P> game, Run run) {
        Play play = misere.isGiven() ? Play.MISERE : ProblemConvention.play(game, name);
        Region<P> region = ranges.region(game);
        outputs.check(region);
        return TableComputation.of(game, region, shown(play), play, run);
    }

    private ExitCode ofSums(SumPattern sums, Console console) {
        Region<Sum> region = ranges.region(sums);
        outputs.check(region);
        Play play = misere.isGiven()
                ? Play.MISERE
                : ProblemConvention.play(
                        region.position(0).components().stream()
                                .map(Component::game)
                                .toList(),
                        name);
        Sentences sentences = Sentences.of(region.position(0), console.language());
        return show(console, sentences, run -> SumTable.of(sums.source().strip(), region, shown(play), play, run));
    }

    private ExitCode show(Console console, Sentences sentences, Function<Run, Table> computation) {
        Budget budget = limits.budget();
        List<Output<Table>> forms = outputs.prepare(console);
        Table table;
        Run run;
        try (ProgressLine progress = new ProgressLine(console)) {
            run = new Run(budget, progress);
            table = computation.apply(run);
        }
        boolean given = Output.give(forms, table, run.forResult(), console);
        table.shortfall().ifPresent(limit -> console.advise(limit, budget, sentences, "table.unknown", ""));
        return given && table.shortfall().isEmpty() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private TableQuantity shown(Play play) {
        TableQuantity shown = show != null
                ? OptionText.choice("--show", show, TableQuantity.class)
                : play == Play.NORMAL ? TableQuantity.GRUNDY : TableQuantity.OUTCOME;
        if (shown == TableQuantity.GRUNDY && play == Play.MISERE) {
            throw OptionText.slice("--show", "grundy")
                    .error(
                            "Grundy values belong to normal play: with misère play show outcome, moves, remoteness or suspense",
                            "SG 值只对正常规则有定义：反常规则下请用 outcome、moves、remoteness 或 suspense");
        }
        return shown;
    }
}
