package org.grundy.cli.command;

import java.time.Duration;
import java.util.Map;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.ProgressLine;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.KernelRegistry;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.sequence.SequenceRules;
import org.grundy.heap.store.FrontierSequence;
import org.grundy.heap.store.ValueBlocks;
import org.grundy.render.Sentences;
import org.grundy.render.text.FrontierText;
import org.grundy.render.text.LimitText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;

/// The computation of a nim-sequence whose values are kept on disk alone.
final class FrontierRun {
    /// The most values that are shown.
    private static final long MOST_SHOWN = 1000;

    private final TakeAndBreakCode code;
    private final String folder;
    private final Budget budget;
    private final Console console;

    /// @param folder where the values are kept
    /// @throws InputError if the rules are not those of a code that splits heaps in two, or the processor
    ///     lacks what the kernel needs
    FrontierRun(SequenceRules rules, String folder, Budget budget, Console console) {
        this.folder = folder;
        this.budget = budget;
        this.console = console;
        if (rules instanceof SequenceRules.Coded(var splitting) && KernelRegistry.WORD.canCompute(rules)) {
            this.code = splitting;
        } else {
            throw new InputError(
                    "values beyond memory can be computed only of "
                            + KernelRegistry.WORD.domain().en() + ", not of " + rules,
                    "超出内存的值只能对下列代码计算：" + KernelRegistry.WORD.domain().zh() + "；" + rules + " 不在其中");
        }
    }

    /// Computes the values of the heaps up to one and shows some.
    ///
    /// @param from the first heap that is shown
    /// @param count how many values are wanted
    ExitCode compute(long from, long count) {
        try (ValueBlocks stored = ValueBlocks.open(folder, code.toString())) {
            FrontierSequence sequence = new FrontierSequence(code, stored);
            long before = stored.count();
            long started = System.nanoTime();
            Run run;
            Solved<Boolean> end;
            try (ProgressLine progress = new ProgressLine(console)) {
                run = new Run(budget, progress);
                run.expect(Math.max(0, count - before));
                end = run.attempt(() -> sequence.extend(count, run));
            }
            stored.save();
            Duration time = Duration.ofNanos(System.nanoTime() - started);
            long reached = Math.min(count, stored.count());
            if (reached > from) {
                FrontierReport report =
                        sequence.report(from, Math.min(reached, from + MOST_SHOWN), stored.count() - before, time);
                Run giving = run.forResult();
                giving.attempt(() -> FrontierText.of(report, console.language(), console.paint(), giving))
                        .toOptional()
                        .ifPresent(console::print);
            }
            return said(end, reached, count);
        }
    }

    private ExitCode said(Solved<Boolean> end, long reached, long count) {
        if (reached == count) {
            return ExitCode.ANSWERED;
        }
        String why = end instanceof Solved.Undecided<Boolean> limit
                ? new LimitText(limit, budget, Sentences.ofEngine(console.language())).sentence()
                : console.words("sequence.crowded");
        console.note(console.words("sequence.short", Map.of("reached", reached, "count", count)) + why);
        return ExitCode.UNDECIDED;
    }
}
