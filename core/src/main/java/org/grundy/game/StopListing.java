package org.grundy.game;

import java.util.List;
import org.grundy.run.Run;

/// Leaves a listing of options at the first one.
final class StopListing {
    private StopListing() {}

    /// Whether a position has an option, listed or not.
    static <P> boolean exists(Ruleset<P> rules, P position, Run run) {
        Meeting<P> meeting = new Meeting<>(run);
        try {
            rules.options(position, meeting);
            return meeting.unlisted;
        } catch (Met met) {
            return true;
        }
    }

    private static final class Meeting<P> implements MeteredOptions<P> {
        private final Run run;
        private boolean unlisted;

        private Meeting(Run run) {
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> parts) {
            throw new Met();
        }

        @Override
        public void unlisted() {
            unlisted = true;
        }
    }

    /// Carries no stack trace, for it is no error.
    private static final class Met extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Met() {
            super("met", null, false, false);
        }
    }
}
