package org.grundy.render.json;

import java.util.List;
import org.grundy.heap.sequence.SurveyRow;
import org.jspecify.annotations.Nullable;

/// A survey of the nim-sequences of codes.
///
/// @param codes one row each, in the order in which they were asked for
/// @param proved of how many of them a period is proved
/// @param forms how many different reduced forms they have
public record SurveyRecord(List<Row> codes, long proved, long forms) {
    /// What was found out about one code.
    ///
    /// @param code as it is written
    /// @param preperiod first n from which the values repeat; null where no period is proved
    /// @param period null where none is proved
    /// @param max the largest value: of all heaps where the period is proved, else of those looked at
    /// @param rare the heaps with rare values, up to the end of the first period or of those looked at
    /// @param values how many values the proof needs, or how many were looked at in vain
    /// @param form the code whose sequence this one's is, some heaps later; often the code itself
    /// @param shift how many heaps later
    public record Row(
            String code,
            @Nullable Long preperiod,
            @Nullable Long period,
            PlaceRecord max,
            SequenceRecord.Rare rare,
            long values,
            String form,
            int shift) {
        static Row of(SurveyRow row) {
            SurveyRow.RareHeaps rare = row.rare();
            return new Row(
                    row.code(),
                    row.period().map(SurveyRow.Repetition::preperiod).orElse(null),
                    row.period().map(SurveyRow.Repetition::period).orElse(null),
                    new PlaceRecord(row.max(), row.maxAt()),
                    new SequenceRecord.Rare(rare.mask(), rare.parity(), rare.count(), rare.last()),
                    row.values(),
                    row.form().code().toString(),
                    row.form().shift());
        }
    }

    /// The record of some rows.
    public static SurveyRecord of(List<SurveyRow> rows) {
        return new SurveyRecord(
                rows.stream().map(Row::of).toList(),
                rows.stream().filter(row -> row.period().isPresent()).count(),
                rows.stream().map(row -> row.form().code()).distinct().count());
    }
}
