package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.DiscoveryOptions;
import org.grundy.cli.option.VariationOptions;
import org.grundy.discover.Conjecture;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy conjecture`: whether a person's guess of the lost positions agrees with the rules.
@Command(name = "conjecture")
public final class ConjectureCommand implements CommandAction {
    @Mixin
    private final VariationOptions games = new VariationOptions();

    @Mixin
    private final DiscoveryOptions options = new DiscoveryOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--json")
    private boolean json;

    @Parameters(
            paramLabel = "[GAME] CONDITION",
            arity = "1..2",
            hideParamSyntax = true,
            completionCandidates = GameNames.class,
            descriptionKey = "condition")
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        Budget budget = limits.budget();
        Run whole = new Run(budget); // begun, for reading the rules takes time too
        List<Variation> all = games.games(game(), console);
        Conjecture asked = Conjecture.about(all, words.getLast(), options::play);
        int to = options.to().orElseGet(() -> asked.variation().extent(asked.play(), whole));
        Conjecture conjecture;
        Solved<Conjecture.Trial> solved;
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(whole.share(1), progress);
            conjecture = run.attempt(() -> asked.within(to, run)).toOptional().orElse(asked);
            solved = conjecture.check(to, run);
        }
        return switch (solved) {
            case Solved.Done<Conjecture.Trial>(Conjecture.Trial trial) -> {
                console.print(
                        json
                                ? Json.line(ConjectureRecord.of(conjecture, trial, to, console.language()))
                                : new DiscoveryText(console.language(), console.paint()).of(conjecture, trial, to));
                yield trial.counterexample().isEmpty() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
            }
            case Solved.Undecided<Conjecture.Trial> limit -> {
                DiscoveryReport nothing =
                        new DiscoveryReport(conjecture.text(), conjecture.play(), List.of(), Optional.of(limit));
                options.tellLimits(List.of(nothing), budget, console);
                yield ExitCode.UNDECIDED;
            }
        };
    }

    /// The game that is named before the condition, empty if none is.
    private String game() {
        if (words.size() > 2) {
            throw new InputError(
                    "a game and a condition are wanted, and here are %s words; put the condition between quotation marks",
                    "需要游戏和条件，而这里有 %s 个词；请用引号把条件括起来", words.size());
        }
        if (words.size() == 1 && !games.haveRules()) {
            throw new InputError(
                    "write the game and then the condition, as in grundy conjecture kayles 'n = 0', or give rules"
                            + " with --rules FILE or -e TEXT",
                    "请先写游戏再写条件，例如 grundy conjecture kayles 'n = 0'，或用“--rules 文件”或“-e 规则”给出规则");
        }
        return words.size() == 2 ? words.getFirst() : "";
    }
}
