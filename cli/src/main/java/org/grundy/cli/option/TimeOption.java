package org.grundy.cli.option;

import java.time.Duration;
import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that limits how long a command may take.
public final class TimeOption {
    @Option(names = "--time", paramLabel = "T")
    private @Nullable String time;

    /// Whether it is given.
    public boolean isGiven() {
        return time != null;
    }

    /// The usual limits, or where a time is given what is left of it, and no limit on work.
    ///
    /// @throws org.grundy.text.InputError if it is no time
    public Budget limit(Budget usual) {
        return time == null ? usual : usual.timed(VectorlessStart.left(asked(time)));
    }

    /// A budget as it is told: with the time that was given, where a part of it was spent before this JVM began.
    ///
    /// @throws org.grundy.text.InputError if it is no time
    Budget told(Budget budget) {
        return time == null ? budget : budget.withTime(asked(time));
    }

    private static Duration asked(String time) {
        return LimitParser.time(OptionText.slice("--time", time));
    }
}
