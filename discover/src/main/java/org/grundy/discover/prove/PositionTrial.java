package org.grundy.discover.prove;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.discover.sample.SampledGame;
import org.grundy.game.MeteredOptions;
import org.grundy.game.StopListing;
import org.grundy.run.Run;

/// Whether a form says of a position what follows from what it says of the options. If not it is wrong somewhere,
/// however far the position lies from all that was computed.
///
/// @param known whether that could be compared: not where moves leave sums, or positions that are written differently,
///     or too many options
/// @param wrong how the form contradicts itself, empty if it does not
public record PositionTrial(boolean known, Optional<Counterexample> wrong) {
    /// Where nothing could be compared.
    public static final PositionTrial UNKNOWN = new PositionTrial(false, Optional.empty());

    /// Compares at one position.
    ///
    /// @param most options, beyond which nothing is known
    /// @param run charged for the options of the position
    /// @throws ArithmeticException if the form is undefined there
    public static PositionTrial of(FormClaim claim, long most, Run run, long... numbers) {
        return of(claim, claim.sampled(), most, run, numbers);
    }

    private static <P> PositionTrial of(FormClaim claim, SampledGame<P> sampled, long most, Run run, long... numbers) {
        Optional<P> position = sampled.at(numbers);
        if (position.isEmpty() || sampled.written() || sampled.game().rules().splits()) {
            return UNKNOWN;
        }
        FormAtOptions<P> options = new FormAtOptions<>(claim, sampled, most, run);
        try {
            MeteredOptions.list(sampled.game().rules(), position.get(), options);
        } catch (StopListing tooMany) {
            return UNKNOWN;
        }
        if (!options.known || sampled.game().rules().won(position.get())) {
            return UNKNOWN;
        }
        boolean right = claim.said(numbers) == claim.value(options.all);
        return new PositionTrial(
                true,
                right
                        ? Optional.empty()
                        : Optional.of(claim.againstOptions(options.all.isEmpty(), options.lost, numbers)));
    }

    /// The values of a form at the options of a position.
    private static final class FormAtOptions<P> implements MeteredOptions<P> {
        private final FormClaim claim;
        private final SampledGame<P> sampled;
        private final long most;
        private final Run run;
        private final Set<Long> all = new HashSet<>();
        private Optional<List<String>> lost = Optional.empty();
        private long looked;
        private boolean known = true;

        FormAtOptions(FormClaim claim, SampledGame<P> sampled, long most, Run run) {
            this.claim = claim;
            this.sampled = sampled;
            this.most = most;
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void looked(long candidates) {
            count(candidates);
            MeteredOptions.super.looked(candidates);
        }

        private void count(long candidates) {
            looked += candidates;
            if (looked > most) {
                throw new StopListing();
            }
        }

        @Override
        public void option(List<P> components) {
            count(1);
            P position = components.getFirst();
            known &= components.size() == 1
                    && !sampled.game().rules().won(position)
                    && sampled.game().numbers(position).isPresent();
            if (known) {
                long said = claim.said(sampled.numbers(position));
                all.add(said);
                if (said == 1 && lost.isEmpty()) {
                    lost = Optional.of(List.of(sampled.game().write(position)));
                }
            }
        }

        @Override
        public void unlisted() {
            known = false;
        }
    }
}
