package org.grundy.game;

import java.util.List;

/// Leaves a listing of options at the first one.
final class FirstOption {
    private FirstOption() {}

    /// Whether a position has an option, listed or not.
    static <P> boolean exists(Ruleset<P> rules, P position) {
        Meeting<P> meeting = new Meeting<>();
        try {
            rules.options(position, meeting);
            return meeting.unlisted;
        } catch (Met met) {
            return true;
        }
    }

    private static final class Meeting<P> implements Options<P> {
        private boolean unlisted;

        @Override
        public void to(List<P> parts) {
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
