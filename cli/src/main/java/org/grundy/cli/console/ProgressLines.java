package org.grundy.cli.console;

import org.grundy.run.Progress;

/// Lines on standard error that say how far long work has come, where no person sees a bar: one each time twice as much
/// is done, so that a file of them stays short. Work that ends early tells nothing.
///
/// Used by the computing thread alone.
public final class ProgressLines implements Progress.Listener {
    /// What is told first.
    private static final long FIRST = 1 << 20;

    private final Console console;
    private long next = FIRST;

    /// A listener for long work: the bar where a person sees it, else lines.
    public static Progress.Listener orBar(Console console, ProgressLine bar) {
        return console.errTerminal() ? bar : new ProgressLines(console);
    }

    ProgressLines(Console console) {
        this.console = console;
    }

    @Override
    public void report(Progress progress) {
        if (progress.done() < next) {
            return;
        }
        long reached = Long.highestOneBit(progress.done());
        console.say("progress.told", "done", reached, "count", progress.total());
        next = 2 * reached;
    }
}
