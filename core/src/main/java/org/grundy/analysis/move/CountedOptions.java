package org.grundy.analysis.move;

import java.util.List;
import java.util.Optional;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.game.StopListing;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// How many options a position has, for a guess of what a table or a program will cost.
///
/// @param options how many there are, equal ones counted each
/// @param candidates how many options and candidates for options the rules looked at
public record CountedOptions(long options, long candidates) {
    /// The options of a position. Called inside [Run#attempt].
    ///
    /// @param most how many candidates are looked at, at least 1; exceeded where rules tell of many at once
    /// @param run charged for the candidates
    /// @return empty if there are more, if not all can be listed, or if the rules fault
    public static <P> Optional<CountedOptions> of(Ruleset<P> rules, P position, long most, Run run) {
        Counting<P> counting = new Counting<>(most, run);
        try {
            MeteredOptions.list(rules, position, counting);
        } catch (StopListing | InputError unknown) {
            return Optional.empty();
        }
        return Optional.of(new CountedOptions(counting.options, counting.candidates));
    }

    private static final class Counting<P> implements MeteredOptions<P> {
        private final long most;
        private final Run run;
        private long options;
        private long candidates;

        Counting(long most, Run run) {
            this.most = most;
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            options++;
            count(1);
        }

        @Override
        public void looked(long more) {
            run.options(more);
            count(more);
        }

        private void count(long more) {
            candidates += more;
            if (candidates > most) {
                throw new StopListing();
            }
        }

        @Override
        public void unlisted() {
            throw new StopListing();
        }
    }
}
