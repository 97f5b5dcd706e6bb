package org.grundy.game;

import java.util.List;
import org.grundy.run.Run;

/// Finds whether a position has any option, by stopping at the first one.
final class AnyOption {
    private AnyOption() {}

    /// Whether a position has an option, listed or not.
    static <P> boolean exists(Ruleset<P> rules, P position, Run run) {
        FirstOption<P> listener = new FirstOption<>(run);
        try {
            rules.options(position, listener);
            return listener.unlisted;
        } catch (StopListing stop) {
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
            throw new StopListing();
        }

        @Override
        public void unlisted() {
            unlisted = true;
        }
    }
}
