package org.grundy.discover.prove;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.discover.sample.SampledGame;
import org.grundy.game.MeteredOptions;
import org.grundy.run.Run;

/// Whether a form is consistent on a position and its options. Where one form was refuted, others that
/// agree with it there are wrong too.
final class OptionContradiction {
    private OptionContradiction() {}

    /// Whether a counterexample to another claim about the same game is one to this claim. False if
    /// undecided, as for positions beyond 63 bits.
    ///
    /// @param run charged for the options of the position
    static boolean of(FormClaim claim, Counterexample wrong, Run run) {
        if (wrong.position().stream().anyMatch(number -> number.bitLength() >= Long.SIZE)) {
            return false;
        }
        long[] numbers = wrong.position().stream()
                .mapToLong(number -> number.longValueExact())
                .toArray();
        try {
            return switch (wrong.kind()) {
                case LOST_BUT_WON -> claim.said(numbers) == 1;
                case WON_BUT_LOST -> claim.said(numbers) == 0;
                case DRAWN -> true;
                case LOST_TO_LOST, WON_WITHOUT_MOVE, END, VALUE -> unfit(claim, claim.sampled(), run, numbers);
            };
        } catch (ArithmeticException nothing) {
            return true;
        }
    }

    private static <P> boolean unfit(FormClaim claim, SampledGame<P> sampled, Run run, long... numbers) {
        Optional<P> position = sampled.at(numbers);
        if (position.isEmpty() || sampled.written() || sampled.game().rules().splits()) {
            return false;
        }
        FormAtOptions<P> options = new FormAtOptions<>(claim, sampled, run);
        sampled.game().rules().options(position.get(), options);
        return options.known && claim.said(numbers) != claim.value(options.all);
    }

    /// The values of a form at the options of a position.
    private static final class FormAtOptions<P> implements MeteredOptions<P> {
        private final FormClaim claim;
        private final SampledGame<P> sampled;
        private final Run run;
        private final Set<Long> all = new HashSet<>();
        private boolean known = true;

        FormAtOptions(FormClaim claim, SampledGame<P> sampled, Run run) {
            this.claim = claim;
            this.sampled = sampled;
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            P position = components.getFirst();
            known &= components.size() == 1
                    && !sampled.game().rules().won(position)
                    && sampled.game().numbers(position).isPresent();
            if (known) {
                all.add(claim.said(sampled.numbers(position)));
            }
        }

        @Override
        public void unlisted() {
            known = false;
        }
    }
}
