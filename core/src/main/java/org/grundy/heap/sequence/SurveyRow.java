package org.grundy.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.WindowPeriod;
import org.grundy.run.Run;

/// What a survey finds out about one code.
///
/// @param code the code
/// @param period if one is proved
/// @param max the largest value: of all heaps where the period is proved, else of those looked at
/// @param maxAt the first heap that has it
/// @param rare the heaps with rare values, up to the end of the first period or of those looked at
/// @param values how many values the proof needs, or how many were looked at in vain
/// @param form the code whose sequence was computed, by [ReducedForm]
public record SurveyRow(
        String code, Optional<Repetition> period, int max, int maxAt, RareHeaps rare, long values, StandardForm form) {
    /// A plain period.
    ///
    /// @param preperiod first n from which the values repeat
    /// @param period at least 1
    public record Repetition(long preperiod, long period) {}

    /// The heaps with rare values, as in [SequenceSummary].
    ///
    /// @param mask by which the fewest are rare
    /// @param parity whether the parity of heaps counts as one more bit
    /// @param count how many there are
    /// @param last the last of them; −1 if there is none
    public record RareHeaps(int mask, boolean parity, long count, int last) {}

    /// The rows of codes that have the same reduced form, of which the sequence is computed once. Called
    /// inside [Run#attempt].
    ///
    /// @param codes with this form
    /// @param count how many values are looked at at most
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, int count, Run run) {
        TakeAndBreakCode form = ReducedForm.of(codes.getFirst()).code();
        PeriodProof proof = new PeriodProof(new SequenceRules.Coded(form), NimSequence.of(form), true);
        proof.extend(count, run);
        Optional<SequenceSummary> counted = proof.search()
                .flatMap(search -> SequenceSummary.of(
                        search.state(),
                        proof.windowed().map(WindowPeriod::tally).orElseGet(search::tally),
                        proof.windowed().map(found -> end(found.claim())).orElseGet(search::count)));
        return counted.map(summary -> rows(codes, proof.sequence(), proof.period(), summary, run))
                .orElseGet(() -> of(codes, proof.sequence(), count, run));
    }

    private static long end(PeriodCertificate period) {
        return period.preperiod() + period.period();
    }

    /// The same for whoever wants the sequence as well, for the certificate of its period.
    ///
    /// @param sequence of the reduced form
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, NimSequence sequence, int count, Run run) {
        Optional<PeriodCertificate> proved = sequence.prove(count, run);
        SequenceSummary summary = SequenceSummary.of(
                sequence.values(),
                proved.map(period -> Math.toIntExact(end(period))).orElse(count),
                sequence.parity(),
                run);
        return rows(codes, sequence, proved, summary, run);
    }

    private static List<SurveyRow> rows(
            List<TakeAndBreakCode> codes,
            NimSequence sequence,
            Optional<PeriodCertificate> proved,
            SequenceSummary summary,
            Run run) {
        List<SurveyRow> rows = new ArrayList<>();
        for (TakeAndBreakCode code : codes) {
            rows.add(row(code, ReducedForm.of(code), sequence.values(), proved, summary, run));
        }
        return rows;
    }

    private static SurveyRow row(
            TakeAndBreakCode code,
            StandardForm form,
            NimValues values,
            Optional<PeriodCertificate> proved,
            SequenceSummary summary,
            Run run) {
        int shift = form.shift();
        return new SurveyRow(
                code.toString(),
                proved.map(period -> repetition(new Shifted(values, shift), period, run)),
                summary.max(),
                summary.max() == 0 ? 0 : summary.maxAt() + shift,
                rare(summary, shift),
                proved.map(period -> period.checkedTo() + shift).orElse((long) summary.count()),
                form);
    }

    private static RareHeaps rare(SequenceSummary summary, int shift) {
        int last = summary.lastRare() < 0 ? -1 : summary.lastRare() + shift;
        return new RareHeaps(summary.mask(), summary.byParity(), summary.rare(), last);
    }

    private static Repetition repetition(Shifted values, PeriodCertificate proved, Run run) {
        int period = Math.toIntExact(proved.period());
        int preperiod = Math.toIntExact(proved.preperiod() + values.shift());
        while (preperiod > 0
                && values.has(preperiod - 1 + period)
                && values.get(preperiod - 1) == values.get(preperiod - 1 + period)) {
            run.option();
            preperiod--;
        }
        return new Repetition(preperiod, period);
    }

    /// Values some heaps later, after zeros.
    private record Shifted(NimValues values, int shift) {
        /// Whether a value was kept: of a long preperiod it is known to be the least one.
        boolean has(int n) {
            return n - shift < values.size();
        }

        int get(int n) {
            return n < shift ? 0 : values.get(n - shift);
        }
    }
}
