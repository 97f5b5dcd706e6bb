package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.discover.StatedProofs;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.TextSlice;
import org.grundy.render.json.Json;
import org.grundy.render.json.VerificationRecord;
import org.grundy.render.text.VerificationText;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.text.Span;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.grundy.verify.VerificationCase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy verify`: compares theorems with search.
@Command(name = "verify")
public final class VerifyCommand implements CommandAction {
    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--json")
    private boolean json;

    @Parameters(paramLabel = "GAME", arity = "0..*", completionCandidates = GameNames.class)
    private List<String> names = List.of();

    @Override
    public ExitCode run(Console console) {
        Budget budget = limits.budget();
        Run whole = new Run(budget);
        List<List<Verification>> groups = groups(console);
        List<Verification> checks = groups.stream().flatMap(List::stream).toList();
        VerificationText words = new VerificationText(checks, console.language(), console.paint());
        List<VerificationRecord> records = new ArrayList<>();
        List<Verdict> verdicts = new ArrayList<>();
        // A limit on time that was asked for holds for all checks together; without one each has its own.
        each(groups, () -> limits.timed() ? whole.share(1) : budget, console, (check, verdict) -> {
            records.add(VerificationRecord.of(check, verdict));
            verdicts.add(verdict);
            if (!json) {
                console.print(words.row(check, verdict));
            }
        });
        console.print(json ? Json.line(records) : words.summary());
        return verdicts.stream().allMatch(Verdict::isGood) ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// The checks of each family: what they share is used by one thread only.
    private List<List<Verification>> groups(Console console) {
        boolean whole = all && names.isEmpty() && !rules.given();
        List<List<Verification>> groups = new ArrayList<>();
        families(console).map(this::checks).filter(checks -> !checks.isEmpty()).forEach(groups::add);
        if (whole) {
            Catalog.sums().forEach(trial -> groups.add(List.of(Verification.of(trial))));
        }
        return groups;
    }

    private List<Verification> checks(Family family) {
        List<Verification> checks = new ArrayList<>();
        for (VerificationCase<?> trial : family.cases(all ? Thoroughness.THOROUGH : Thoroughness.QUICK)) {
            checks.addAll(Verification.of(trial));
        }
        family.sums().forEach(trial -> checks.add(Verification.of(trial)));
        if (all || rules.given() || !names.isEmpty()) {
            checks.addAll(StatedProofs.of(family));
        }
        return checks;
    }

    /// Those that are named, else those of the rules, else all.
    private Stream<Family> families(Console console) {
        Library library = rules.library(console);
        List<Family> own = rules.own(library);
        return names.isEmpty()
                ? (own.isEmpty() ? library.families() : own).stream()
                : names.stream().map(name -> library.get(new TextSlice(name, new Span(0, name.length()))));
    }

    private interface Report {
        void of(Verification check, Verdict verdict);
    }

    /// Makes all checks, the groups side by side on all processors, and reports them in their order.
    private static void each(List<List<Verification>> groups, Supplier<Budget> budget, Console console, Report report) {
        int total = groups.stream().mapToInt(List::size).sum();
        int done = 0;
        ExecutorService threads = Executors.newFixedThreadPool(
                Runtime.getRuntime().availableProcessors(),
                Thread.ofPlatform().daemon().factory());
        try (ProgressLine progress = new ProgressLine(console, "progress.checks")) {
            List<Future<List<Verdict>>> verdicts = groups.stream()
                    .map(group -> threads.submit(() -> verdicts(group, budget)))
                    .toList();
            for (int i = 0; i < groups.size(); i++) {
                List<Verdict> ended = result(verdicts.get(i));
                for (int k = 0; k < ended.size(); k++) {
                    report.of(groups.get(i).get(k), ended.get(k));
                }
                done += ended.size();
                progress.report(new Progress(done, total));
            }
        } finally {
            // Where nothing more can be printed, nobody waits for the other checks.
            threads.shutdownNow();
        }
    }

    private static List<Verdict> verdicts(List<Verification> group, Supplier<Budget> budget) {
        return group.stream()
                .map(check -> check.comparison().run(new Run(budget.get())))
                .toList();
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a check broke down", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
