package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.TheoremCheck;
import org.grundy.analysis.Trial;
import org.grundy.analysis.Verdict;
import org.grundy.catalog.Catalog;
import org.grundy.game.Theorem;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.Piece;
import org.grundy.lang.Span;
import org.grundy.render.CheckText;
import org.grundy.render.json.CheckRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy verify`: compares theorems with search.
@Command(name = "verify", description = "Compares each theorem with search, position by position.")
final class Verify implements Action {
    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--all", description = "All games; the same as naming none.")
    private boolean all;

    @Option(names = "--json", description = "Prints the results as JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            completionCandidates = GameNames.class,
            description = "Games whose theorems are checked.")
    private List<String> names = List.of();

    @Override
    public Exit run(Console console) {
        List<Trial<?>> trials =
                families().flatMap(family -> family.trials().stream()).toList();
        Budget budget = limits.budget();
        CheckText words = new CheckText(trials, console.language(), console.paint());
        List<CheckRecord> records = new ArrayList<>();
        for (Trial<?> trial : trials) {
            check(trial, budget, console, (theorem, verdict) -> {
                records.add(CheckRecord.of(trial, theorem, verdict));
                if (!json) {
                    console.print(words.row(trial, theorem, verdict));
                }
            });
        }
        console.print(json ? Json.of(records) : words.summary());
        return records.stream().allMatch(record -> record.result().equals("pass")) ? Exit.ANSWERED : Exit.UNDECIDED;
    }

    private Stream<Family> families() {
        Library library = Catalog.library();
        return names.isEmpty() || all
                ? library.families().stream()
                : names.stream().map(name -> library.get(new Piece(name, new Span(0, name.length()))));
    }

    private interface Report {
        void of(Theorem<?> theorem, Verdict verdict);
    }

    private static <P> void check(Trial<P> trial, Budget budget, Console console, Report report) {
        for (Theorem<P> theorem : trial.game().theorems()) {
            Verdict verdict;
            try (ProgressLine progress = new ProgressLine(console)) {
                verdict = TheoremCheck.check(trial, theorem, new Run(budget, progress));
            }
            report.of(theorem, verdict);
        }
    }
}
