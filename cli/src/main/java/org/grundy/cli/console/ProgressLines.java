package org.grundy.cli.console;

import java.util.function.LongSupplier;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;

/// Lines on standard error that say how far long work has come, where no person sees a bar: one each time twice as many
/// steps are done, so that a file of them stays short. Work of few steps tells nothing.
///
/// Used by the computing thread alone.
public final class ProgressLines implements Progress.Listener {
    /// After how many steps the first line comes: some seconds.
    static final long FIRST = 1 << 25;

    private final Console console;
    private LongSupplier work = () -> 0;
    private long next = FIRST;

    private ProgressLines(Console console) {
        this.console = console;
    }

    /// Lines by a number of steps that grows.
    ProgressLines(Console console, LongSupplier work) {
        this(console);
        this.work = work;
    }

    /// A run that tells how far it has come: by the bar where a person sees it, else by lines.
    public static Run run(Budget budget, Console console, ProgressLine bar) {
        if (console.errTerminal()) {
            return new Run(budget, bar);
        }
        ProgressLines lines = new ProgressLines(console);
        Run run = new Run(budget, lines);
        lines.work = run::work;
        return run;
    }

    @Override
    public void report(Progress progress) {
        long steps = work.getAsLong();
        if (steps < next) {
            return;
        }
        console.say("progress.told", "done", progress.done(), "count", progress.total());
        next = 2 * Long.highestOneBit(steps);
    }
}
