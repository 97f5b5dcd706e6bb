package org.grundy.cli;

import java.util.List;
import org.grundy.discover.Conjecture;
import org.grundy.discover.Report;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.InputError;
import org.grundy.render.DiscoveryText;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy conjecture`: whether a person's guess of the lost positions agrees with the rules.
@Command(
        name = "conjecture",
        description =
                "Tries a guess which positions are lost: no move from one to another, from all others a move to one.")
final class ConjectureCommand implements Action {
    @Mixin
    private final VariationOptions games = new VariationOptions();

    @Mixin
    private final DiscoveryOptions options = new DiscoveryOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--json", description = "Prints the answer as JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "WORD",
            arity = "1..2",
            description = {
                "The game, unless it is the first one of the rules; then the condition,",
                "such as 'n % (m+1) == 0', in the notation of rules (docs/language.md)."
            })
    private List<String> words = List.of();

    @Override
    public Exit run(Console console) {
        String game = words.size() == 2 ? words.getFirst() : "";
        List<VariationOptions.NamedVariation> all = games.games(game, console);
        Conjecture conjecture = conjecture(all);
        Budget budget = limits.budget();
        int to = options.to().orElseGet(() -> conjecture.variation().extent(conjecture.play()));
        Solved<Conjecture.Trial> solved;
        try (ProgressLine progress = new ProgressLine(console)) {
            solved = conjecture.check(to, new Run(budget, progress));
        }
        return switch (solved) {
            case Solved.Done<Conjecture.Trial>(Conjecture.Trial trial) -> {
                console.print(
                        json
                                ? Json.of(ConjectureRecord.of(conjecture, trial))
                                : new DiscoveryText(console.language(), console.paint()).of(conjecture, trial, to));
                yield trial.counterexample().isEmpty() ? Exit.ANSWERED : Exit.UNDECIDED;
            }
            case Solved.Undecided<Conjecture.Trial> limit -> {
                Report nothing =
                        new Report(conjecture.text(), conjecture.play(), List.of(), java.util.Optional.of(limit));
                DiscoveryOptions.tellLimits(List.of(nothing), budget, console);
                yield Exit.UNDECIDED;
            }
        };
    }

    /// The guess about positions as they are written, or about states where it speaks of their numbers.
    private Conjecture conjecture(List<VariationOptions.NamedVariation> all) {
        InputError first = null;
        for (VariationOptions.NamedVariation each : all) {
            Variation variation = each.variation();
            Conjecture conjecture = new Conjecture(words.getLast(), variation, options.play(variation));
            try {
                conjecture.read();
                return conjecture;
            } catch (InputError error) {
                first = first == null ? error : first;
            }
        }
        throw first == null ? new IllegalStateException("there is a game") : first;
    }
}
