package org.grundy.game;

import java.util.List;
import java.util.function.LongConsumer;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Finds whether a position has any option, by stopping at the first one.
final class AnyOption {
    /// How many candidates are looked at where no run is charged: some tenths of a second.
    private static final long MOST_CANDIDATES = 100_000_000;

    private AnyOption() {}

    /// Whether a position has an option, listed or not.
    static <P> boolean exists(Ruleset<P> rules, P position, Run run) {
        return exists(rules, position, run::options);
    }

    /// Whether a position has an option, listed or not, for those who ask without a run.
    ///
    /// @throws InputError if more than 10^8 candidates are looked at
    static <P> boolean exists(Ruleset<P> rules, P position) {
        return exists(rules, position, new Bounded());
    }

    /// Whether a position has an option, listed or not.
    ///
    /// @param looked receives the number of candidates that the rules look at; may leave the
    ///     listing by an exception
    static <P> boolean exists(Ruleset<P> rules, P position, LongConsumer looked) {
        FirstOption<P> listener = new FirstOption<>(looked);
        try {
            rules.options(position, listener);
            return listener.unlisted;
        } catch (StopListing stop) {
            return true;
        }
    }

    private static final class Bounded implements LongConsumer {
        private long left = MOST_CANDIDATES;

        @Override
        public void accept(long candidates) {
            left -= candidates;
            if (left < 0) {
                throw new InputError(
                        "the rules look at more than %s candidates for a move from one position, and find none: it cannot be determined whether play is over there",
                        "规则在一个局面上查看了超过 %s 个候选仍未找到走法：无法判断对局在那里是否已经结束", MOST_CANDIDATES);
            }
        }
    }

    private static final class FirstOption<P> implements Options<P> {
        private final LongConsumer looked;
        private boolean unlisted;

        private FirstOption(LongConsumer looked) {
            this.looked = looked;
        }

        @Override
        public void to(List<P> components) {
            throw new StopListing();
        }

        @Override
        public void looked(long candidates) {
            looked.accept(candidates);
        }

        @Override
        public void unlisted() {
            unlisted = true;
        }
    }
}
