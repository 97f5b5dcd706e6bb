package org.grundy.cli.console;

import java.util.function.Function;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// A progress bar on standard error for what takes more than a second. It is there only where a person sees
/// it, and is gone when the work is done.
///
/// Used by the computing thread alone.
public final class ProgressLine implements Progress.Listener, AutoCloseable {
    private static final long PATIENCE_NANOS = 1_000_000_000;
    private static final int WIDTH = 78;
    private static final int UPDATE_MILLIS = 200;

    private final Console console;
    private final String unit;
    private final long started = System.nanoTime();
    private @Nullable ProgressBar bar;
    private @Nullable SearchLine search;

    /// What some work gives, with a line while it is done.
    ///
    /// @param work is given a run within the budget that reports to the line
    public static <T> T during(Budget budget, Console console, Function<Run, T> work) {
        try (ProgressLine progress = new ProgressLine(console)) {
            return work.apply(new Run(budget, progress));
        }
    }

    public ProgressLine(Console console) {
        this(console, "progress.positions");
    }

    /// @param unit the key of what is counted
    public ProgressLine(Console console, String unit) {
        this.console = console;
        this.unit = unit;
    }

    @Override
    public void report(Progress progress) {
        if (progress.search().isPresent()) {
            reportSearch(progress.done(), progress.search().get());
        } else {
            reportDone(progress);
        }
    }

    private void reportSearch(long positions, Progress.Search standing) {
        if (!isShown()) {
            return;
        }
        closeBar();
        SearchLine line = search;
        if (line == null) {
            line = new SearchLine(console);
            search = line;
        }
        line.show(positions, standing, System.nanoTime() - started);
    }

    /// Whether a person sees it and has waited for a while.
    private boolean isShown() {
        return console.errTerminal() && System.nanoTime() - started > PATIENCE_NANOS;
    }

    private void reportDone(Progress progress) {
        ProgressBar shown = bar;
        if (shown == null) {
            shown = begin();
        }
        if (shown != null) {
            shown.maxHint(progress.total());
            shown.stepTo(progress.done());
        }
    }

    /// The progress bar, created on first use.
    private @Nullable ProgressBar begin() {
        if (isShown()) {
            bar = new ProgressBarBuilder()
                    .setTaskName(console.words(unit))
                    .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                    .setUpdateIntervalMillis(UPDATE_MILLIS)
                    .setConsumer(new ConsoleProgressBarConsumer(console.err(), WIDTH))
                    .clearDisplayOnFinish()
                    .build();
        }
        return bar;
    }

    @Override
    public void close() {
        closeBar();
        if (search != null) {
            search.close();
        }
    }

    private void closeBar() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }
}
