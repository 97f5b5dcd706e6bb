package org.grundy.heap.sequence;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.WindowCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.period.ValuesTheorem;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.WindowPeriod;
import org.grundy.heap.window.WindowSearch;
import org.grundy.run.Run;

/// What was found out about the period of a nim-sequence.
public sealed interface PeriodReport {
    /// As a code or a game is written.
    String rules();

    /// A period is proved.
    ///
    /// @param rules as written
    /// @param period what is proved
    /// @param bound the repetition had to be compared for all n from the preperiod up to below this
    /// @param summary of the values that the proof rests on, which are all that the sequence has; empty
    ///     where there was no time for it
    /// @param exceptions the heaps before the period whose values are not those of the cycle; empty where
    ///     there was no time to look for them
    /// @param kernel that computed them
    record Proved(
            String rules,
            PeriodCertificate period,
            long bound,
            Optional<SequenceSummary> summary,
            Optional<PeriodExceptions> exceptions,
            String kernel)
            implements PeriodReport {}

    /// No period is proved.
    ///
    /// @param rules as written
    /// @param values how many were computed
    /// @param provable whether a theorem could prove one from more values
    /// @param observed what the values look like, if they look periodic and there was time to look
    /// @param summary of the values; empty where there was no time for it
    /// @param kernel that computed them
    /// @param known the theorem that knows every value, if there is one
    record Open(
            String rules,
            long values,
            boolean provable,
            Optional<ObservedPeriod> observed,
            Optional<SequenceSummary> summary,
            String kernel,
            Optional<ValuesTheorem> known)
            implements PeriodReport {}

    /// The same under the name by which the game was asked for.
    default PeriodReport named(String name) {
        return switch (this) {
            case Proved proved ->
                new Proved(
                        name, proved.period(), proved.bound(), proved.summary(), proved.exceptions(), proved.kernel());
            case Open open ->
                new Open(
                        name,
                        open.values(),
                        open.provable(),
                        open.observed(),
                        open.summary(),
                        open.kernel(),
                        open.known());
        };
    }

    /// What a sequence shows so far.
    ///
    /// @param sequence with at least one value
    /// @param exceptions how many exceptions are listed at most
    /// @param known the theorem that knows every value, if there is one
    /// @param run charged for what is looked up in the values; where it ends, that is left out
    static PeriodReport of(
            SequenceRules rules, NimSequence sequence, int exceptions, Optional<ValuesTheorem> known, Run run) {
        NimValues values = sequence.values();
        return sequence.period()
                .<PeriodReport>map(period -> proved(rules, sequence, period, exceptions, run))
                .orElseGet(() -> new Open(
                        rules.toString(),
                        values.size(),
                        PeriodTheorem.appliesTo(rules),
                        run.find(() -> ObservedPeriod.of(values, run)),
                        summary(rules, values, values.size(), run),
                        sequence.kernel(),
                        known));
    }

    /// What a search has shown, with what the sequence shows where it kept the values.
    ///
    /// @param exceptions how many exceptions are listed at most
    /// @param known the theorem that knows every value, if there is one
    /// @param run charged for what is looked up in the values
    static PeriodReport of(
            SequenceRules rules, PeriodProof proof, int exceptions, Optional<ValuesTheorem> known, Run run) {
        return proof.windowed()
                .map(PeriodReport::windowed)
                .or(() -> proof.search().map(search -> open(rules.toString(), search, known)))
                .orElseGet(() -> of(rules, proof.sequence(), exceptions, known, run));
    }

    /// What was proved without keeping values.
    private static PeriodReport windowed(WindowPeriod found) {
        WindowCertificate proved = found.certificate();
        return new Proved(
                proved.rules(),
                found.claim(),
                found.claim().checkedTo() - proved.period(),
                Optional.of(SequenceSummary.of(found.state(), found.tally(), proved.preperiod() + proved.period())),
                Optional.empty(),
                FrontierReport.KERNEL);
    }

    /// That values were computed and not kept.
    private static PeriodReport open(String rules, WindowSearch search, Optional<ValuesTheorem> known) {
        SequenceSummary summary = SequenceSummary.of(search.state(), search.tally(), search.count());
        return new Open(
                rules, search.count(), true, Optional.empty(), Optional.of(summary), FrontierReport.KERNEL, known);
    }

    /// What a sequence shows whose values are on disk: the period, if one is proved, and how many
    /// values there are.
    ///
    /// @param kernel that computes such values
    static PeriodReport stored(String rules, Optional<PeriodCertificate> period, long values, String kernel) {
        return period.<PeriodReport>map(proved -> new Proved(
                        rules,
                        proved,
                        proved.checkedTo() - proved.period(),
                        Optional.empty(),
                        Optional.empty(),
                        kernel))
                .orElseGet(() ->
                        new Open(rules, values, true, Optional.empty(), Optional.empty(), kernel, Optional.empty()));
    }

    private static Optional<SequenceSummary> summary(SequenceRules rules, NimValues values, long count, Run run) {
        return run.attempt(() -> SequenceSummary.of(values, Math.toIntExact(count), SplitMoves.parityOf(rules), run))
                .toOptional();
    }

    private static Proved proved(
            SequenceRules rules, NimSequence sequence, PeriodCertificate period, int exceptions, Run run) {
        NimValues values = sequence.values();
        return new Proved(
                rules.toString(),
                period,
                period.checkedTo() - period.period(),
                summary(rules, values, period.preperiod() + period.period(), run),
                run.attempt(() -> PeriodExceptions.of(values, period, exceptions, run))
                        .toOptional(),
                sequence.kernel());
    }
}
