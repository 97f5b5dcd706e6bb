package org.grundy.game;

import java.util.List;
import org.grundy.run.Run;

/// Leaves a listing of options at the first one.
final class StopListing {
    private StopListing() {}

    /// Whether a position has an option, listed or not.
    static <P> boolean exists(Ruleset<P> rules, P position, Run run) {
        FirstOption<P> listener = new FirstOption<>(run);
        try {
            rules.options(position, listener);
            return listener.unlisted;
        } catch (Stop stop) {
            return true;
        }
    }

    private static final class FirstOption<P> implements MeteredOptions<P> {
        private final Run run;
        private boolean unlisted;

        private FirstOption(Run run) {
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            throw new Stop();
        }

        @Override
        public void unlisted() {
            unlisted = true;
        }
    }

    /// Carries no stack trace, for it is no error.
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Stop() {
            super("stop", null, false, false);
        }
    }
}
