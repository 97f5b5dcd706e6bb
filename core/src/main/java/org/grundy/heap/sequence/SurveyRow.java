package org.grundy.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.run.Run;

/// What a survey finds out about one code.
///
/// @param code the code
/// @param period if one is proved
/// @param max the largest value: of all heaps where the period is proved, else of those looked at
/// @param maxAt the first heap that has it
/// @param values how many values the proof needs, or how many were looked at in vain
/// @param form the code whose sequence was computed
public record SurveyRow(String code, Optional<Repetition> period, int max, int maxAt, long values, StandardForm form) {
    /// A plain period.
    ///
    /// @param preperiod first n from which the values repeat
    /// @param period at least 1
    public record Repetition(long preperiod, long period) {}

    /// The rows of codes that have the same standard form, of which the sequence is computed once. Called
    /// inside [Run#attempt].
    ///
    /// @param codes with this standard form
    /// @param count how many values are looked at at most
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, int count, Run run) {
        return of(codes, NimSequence.of(StandardForm.of(codes.getFirst()).code()), count, run);
    }

    /// The same for whoever wants the sequence as well, for the certificate of its period.
    ///
    /// @param sequence of the standard form
    public static List<SurveyRow> of(List<TakeAndBreakCode> codes, NimSequence sequence, int count, Run run) {
        Optional<PeriodCertificate> proved = sequence.prove(count, run);
        List<SurveyRow> rows = new ArrayList<>();
        for (TakeAndBreakCode code : codes) {
            StandardForm form = StandardForm.of(code);
            Shifted values = new Shifted(sequence.values(), form.shift());
            run.options(count);
            rows.add(proved.map(period -> proved(code, form, values, period))
                    .orElseGet(() -> row(code, form, values, Optional.empty(), count, count)));
        }
        return rows;
    }

    private static SurveyRow proved(
            TakeAndBreakCode code, StandardForm form, Shifted values, PeriodCertificate proved) {
        int period = Math.toIntExact(proved.period());
        int preperiod = Math.toIntExact(proved.preperiod() + form.shift());
        while (preperiod > 0 && values.get(preperiod - 1) == values.get(preperiod - 1 + period)) {
            preperiod--;
        }
        Optional<Repetition> repetition = Optional.of(new Repetition(preperiod, period));
        return row(code, form, values, repetition, preperiod + period, proved.checkedTo() + form.shift());
    }

    private static SurveyRow row(
            TakeAndBreakCode code,
            StandardForm form,
            Shifted values,
            Optional<Repetition> period,
            int among,
            long used) {
        int maxAt = 0;
        for (int n = 1; n < among; n++) {
            if (values.get(n) > values.get(maxAt)) {
                maxAt = n;
            }
        }
        return new SurveyRow(code.toString(), period, values.get(maxAt), maxAt, used, form);
    }

    /// Values some heaps later, after zeros.
    private record Shifted(NimValues values, int shift) {
        int get(int n) {
            return n < shift ? 0 : values.get(n - shift);
        }
    }
}
