package org.grundy.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.FiniteState;
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
        String code, Optional<Repetition> period, int max, long maxAt, RareHeaps rare, long values, StandardForm form) {
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
    public record RareHeaps(int mask, boolean parity, long count, long last) {}

    /// The rows of codes that have the same reduced form, of which the sequence is computed once. Called
    /// inside [Run#attempt].
    ///
    /// @param codes with this form
    /// @param depth how many values are looked at at most
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, SurveyDepth depth, Run run) {
        return of(codes, PeriodProof.of(ReducedForm.of(codes.getFirst()).code()), depth, run);
    }

    private static long end(PeriodCertificate period) {
        return period.preperiod() + period.period();
    }

    /// The same for whoever wants the proof as well.
    ///
    /// @param proof of the reduced form, not begun
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, PeriodProof proof, SurveyDepth depth, Run run) {
        proof.extend(depth, run);
        Optional<PeriodCertificate> proved = proof.period();
        SequenceSummary summary = proof.search()
                .map(search -> SequenceSummary.of(
                        search.state(),
                        proof.windowed().map(WindowPeriod::tally).orElseGet(search::tally),
                        proved.map(SurveyRow::end).orElseGet(search::count)))
                .orElseGet(() -> SequenceSummary.of(
                        proof.sequence().values(),
                        proved.map(period -> Math.toIntExact(end(period)))
                                .orElse(depth.reached(proof.sequence().values().size())),
                        proof.sequence().parity(),
                        run));
        return rows(codes, proof.sequence(), proved, summary, run);
    }

    /// Whether the values that were looked at show that rare heaps have stopped, as far as a row tells.
    boolean mayHaveStopped() {
        return rare.mask() != 0
                && rare.count() <= FiniteState.MOST_RARE
                && FiniteState.haveStopped(rare.last() - form.shift(), values)
                && max < FiniteState.VALUES;
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
                proved.map(period -> period.checkedTo() + shift).orElse(summary.count()),
                form);
    }

    private static RareHeaps rare(SequenceSummary summary, int shift) {
        long last = summary.lastRare() < 0 ? -1 : summary.lastRare() + shift;
        return new RareHeaps(summary.mask(), summary.byParity(), summary.rare(), last);
    }

    private static Repetition repetition(Shifted values, PeriodCertificate proved, Run run) {
        long period = proved.period();
        long preperiod = proved.preperiod() + values.shift();
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
        boolean has(long n) {
            return n - shift < values.size();
        }

        int get(long n) {
            return n < shift ? 0 : values.get((int) (n - shift));
        }
    }
}
