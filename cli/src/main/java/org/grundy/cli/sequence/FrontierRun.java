package org.grundy.cli.sequence;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.Output;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.sequence.PeriodReport;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.heap.store.FrontierSequence;
import org.grundy.heap.store.ValueBlocks;
import org.grundy.heap.value.NimValues;
import org.grundy.render.json.Json;
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.json.StoredSequenceRecord;
import org.grundy.render.text.FrontierText;
import org.grundy.render.text.PeriodText;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;

/// The computation of a nim-sequence, or of its period, whose values are kept on disk alone.
public final class FrontierRun {
    /// The most values that are shown.
    private static final long MOST_SHOWN = 1000;

    private final TakeAndBreakCode code;
    private final Function<TakeAndBreakCode, ValueBlocks> folder;
    private final int threads;
    private final Budget budget;
    private final UnaryOperator<Budget> told;
    private final Console console;

    /// @param folder in which the values of all codes are kept
    /// @param threads at least 1
    /// @param usual the limits where none was asked for
    public FrontierRun(
            SequenceRules rules, String folder, int threads, BudgetOptions limits, Budget usual, Console console) {
        this(
                rules,
                code -> ValueBlocks.open(folder, code.toString()),
                threads,
                limits.budget(usual),
                limits::told,
                console);
    }

    /// @param folder opens the one in which the values of a code are kept
    /// @param threads at least 1
    /// @param told the budget as it is told
    /// @throws InputError if the rules are not those of a code that splits heaps in two, or the processor
    ///     lacks what the kernel needs
    public FrontierRun(
            SequenceRules rules,
            Function<TakeAndBreakCode, ValueBlocks> folder,
            int threads,
            Budget budget,
            UnaryOperator<Budget> told,
            Console console) {
        this.threads = threads;
        this.budget = budget;
        this.told = told;
        this.console = console;
        this.folder = folder;
        if (rules instanceof SequenceRules.Coded(var splitting) && KernelRegistry.WORD.canCompute(rules)) {
            this.code = splitting;
        } else {
            throw new InputError(
                    "values beyond memory can be computed only of %1$s, not of %2$s",
                    "超出内存的值只能对下列代码计算：%1$s；%2$s 不在其中", KernelRegistry.WORD.domain(), rules);
        }
    }

    /// Computes the values of the heaps up to one and shows some.
    ///
    /// @param from the first heap that is shown
    /// @param count how many values are wanted
    /// @param json whether JSON is printed
    /// @param tallies where a tally of the values goes, in place of a text
    public ExitCode compute(long from, long count, boolean json, List<Output<SequenceTally>> tallies) {
        try (ValueBlocks stored = folder.apply(code)) {
            FrontierSequence sequence = new FrontierSequence(code, stored, threads);
            long before = stored.count();
            Metered<Boolean> done = metered(stored, count, run -> sequence.extend(count, run));
            long reached = Math.min(count, stored.count());
            Shown shown = new Shown(from, reached, stored.count() - before, json);
            Run giving = done.run().forResult();
            boolean isShown = json || tallies.isEmpty();
            if (isShown) {
                show(shown, sequence, done.time(), giving);
            }
            boolean given = tallies.isEmpty() || tallied(sequence, reached, tallies, giving);
            if (!given && !isShown) {
                show(shown, sequence, done.time(), giving);
            }
            ExitCode end = said(done.end(), reached, count);
            return given ? end : ExitCode.UNDECIDED;
        }
    }

    /// What is shown of a sequence.
    ///
    /// @param from the first heap
    /// @param reached how many values there are of those that were asked for
    /// @param computed how many were computed now
    /// @param json whether as JSON, or as text
    private record Shown(long from, long reached, long computed, boolean json) {}

    private void show(Shown shown, FrontierSequence sequence, Duration time, Run giving) {
        if (shown.reached() <= shown.from()) {
            return;
        }
        long to = Math.min(shown.reached(), shown.from() + MOST_SHOWN);
        giving.attempt(() -> {
                    FrontierReport report = sequence.report(shown.from(), to, shown.computed(), time, giving);
                    return shown.json()
                            ? Json.line(StoredSequenceRecord.of(report))
                            : FrontierText.of(report, console.language(), console.paint(), giving);
                })
                .toOptional()
                .ifPresent(console::print);
    }

    /// Gives a tally, and says where there is no time for it.
    private boolean tallied(FrontierSequence sequence, long reached, List<Output<SequenceTally>> outputs, Run giving) {
        Optional<SequenceTally> tally =
                giving.attempt(() -> sequence.tally(reached, giving)).toOptional();
        if (tally.isEmpty()) {
            console.say("output.unprinted");
        }
        return tally.map(there -> Output.give(outputs, there, giving, console)).orElse(false);
    }

    /// Computes values until a period is proved, and says what was found.
    ///
    /// @param count how many values are computed at most
    /// @param proof where the certificate goes, if one is asked for
    /// @param json whether JSON is printed
    /// @throws InputError if no theorem proves a period of the code
    public ExitCode prove(long count, Optional<Output<SequenceCertificate>> proof, boolean json) {
        if (!PeriodTheorem.appliesTo(code)) {
            throw new InputError("no theorem proves a period of %s", "没有定理能证明 %s 的周期", code);
        }
        try (ValueBlocks stored = folder.apply(code)) {
            FrontierSequence sequence = new FrontierSequence(code, stored, threads);
            Metered<Optional<PeriodCertificate>> done = metered(stored, count, run -> sequence.prove(count, run));
            Optional<PeriodCertificate> period = done.end().toOptional().flatMap(found -> found);
            Run giving = done.run().forResult();
            PeriodReport report = PeriodReport.stored(code.toString(), period, stored.count(), sequence.kernel());
            String text = json
                    ? Json.line(PeriodRecord.of(report))
                    : PeriodText.of(report, console.language(), console.paint());
            console.unwritten().attempt(() -> console.print(text));
            if (period.isEmpty()) {
                said(done.end(), Math.min(count, stored.count()), count);
                return ExitCode.UNDECIDED;
            }
            return proof.isEmpty() || written(sequence, period.get(), proof.get(), giving)
                    ? ExitCode.ANSWERED
                    : ExitCode.UNDECIDED;
        }
    }

    /// Writes a certificate, of as many values as the checker can hold.
    private boolean written(
            FrontierSequence sequence, PeriodCertificate period, Output<SequenceCertificate> proof, Run run) {
        if (period.checkedTo() > NimValues.CAPACITY) {
            console.say("period.unwritten");
            return false;
        }
        return run.attempt(() -> sequence.certificate(period, run))
                .toOptional()
                .map(whole -> proof.give(whole, run))
                .orElse(false);
    }

    /// What was computed, by which run, and how long it took.
    private record Metered<T>(Solved<T> end, Run run, Duration time) {}

    /// Computes values and saves them.
    private <T> Metered<T> metered(ValueBlocks stored, long count, Function<Run, T> work) {
        long started = System.nanoTime();
        Run run;
        Solved<T> end;
        try (ProgressLine progress = new ProgressLine(console)) {
            run = new Run(budget, progress);
            run.expect(Math.max(0, count - stored.count()));
            end = untilFull(run, work);
        }
        console.unwritten().attempt(stored::save);
        return new Metered<>(end, run, Duration.ofNanos(System.nanoTime() - started));
    }

    /// The end of a computation that stops where the disk is full: what is there until then is shown.
    private <T> Solved<T> untilFull(Run run, Function<Run, T> work) {
        try {
            return run.attempt(() -> work.apply(run));
        } catch (OutputError error) {
            console.unwritten().add(error.text());
            return new Solved.Undecided<>(Limit.STOPPED, run.spent(), run.work());
        }
    }

    private ExitCode said(Solved<?> end, long reached, long count) {
        if (reached == count) {
            return ExitCode.ANSWERED;
        }
        if (end instanceof Solved.Undecided<?> limit) {
            console.say(limit, told.apply(budget), "sequence.short", "reached", reached, "count", count);
        } else {
            console.note(console.words("sequence.short", "reached", reached, "count", count)
                    + console.words("sequence.crowded"));
        }
        return ExitCode.UNDECIDED;
    }
}
