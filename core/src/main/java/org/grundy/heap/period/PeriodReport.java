package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.NimValues;
import org.grundy.heap.sequence.SequenceRules;
import org.grundy.heap.sequence.SequenceSummary;

/// What was found out about the period of a nim-sequence.
public sealed interface PeriodReport {
    /// As a code or a game is written.
    String rules();

    /// A period is proved.
    ///
    /// @param rules as written
    /// @param period what is proved
    /// @param bound the repetition had to be compared for all n from the preperiod up to below this
    /// @param summary of the values that the proof rests on, which are all that the sequence has
    /// @param exceptions the heaps before the period whose values are not those of the cycle
    /// @param kernel that computed them
    record Proved(
            String rules,
            PeriodCertificate period,
            long bound,
            SequenceSummary summary,
            PeriodExceptions exceptions,
            String kernel)
            implements PeriodReport {}

    /// No period is proved.
    ///
    /// @param rules as written
    /// @param values how many were computed
    /// @param provable whether a theorem could prove one from more values
    /// @param observed what the values look like, if they look periodic
    /// @param summary of the values
    /// @param kernel that computed them
    /// @param known the theorem that knows every value, if there is one
    record Open(
            String rules,
            int values,
            boolean provable,
            Optional<ObservedPeriod> observed,
            SequenceSummary summary,
            String kernel,
            Optional<ValuesTheorem> known)
            implements PeriodReport {}

    /// What a sequence shows so far.
    ///
    /// @param sequence with at least one value
    /// @param exceptions how many exceptions are listed at most
    /// @param known the theorem that knows every value, if there is one
    static PeriodReport of(SequenceRules rules, NimSequence sequence, int exceptions, Optional<ValuesTheorem> known) {
        NimValues values = sequence.values();
        return sequence.period()
                .<PeriodReport>map(period -> proved(rules, sequence, period, exceptions))
                .orElseGet(() -> new Open(
                        rules.toString(),
                        values.size(),
                        rules.provable(),
                        ObservedPeriod.of(values),
                        SequenceSummary.of(values, values.size()),
                        sequence.kernel(),
                        known));
    }

    private static Proved proved(SequenceRules rules, NimSequence sequence, PeriodCertificate period, int exceptions) {
        NimValues values = sequence.values();
        return new Proved(
                rules.toString(),
                period,
                period.checkedTo() - period.period(),
                SequenceSummary.of(values, Math.toIntExact(period.preperiod() + period.period())),
                PeriodExceptions.of(values, period, exceptions),
                sequence.kernel());
    }
}
