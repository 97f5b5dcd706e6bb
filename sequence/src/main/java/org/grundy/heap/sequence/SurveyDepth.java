package org.grundy.heap.sequence;

import org.grundy.heap.value.NimValues;

/// How many values a survey looks at.
///
/// @param values of each code
/// @param stopped of codes whose rare heaps have stopped, whose values need not be kept: not fewer
public record SurveyDepth(int values, long stopped) {
    /// At least as many of codes whose rare heaps have stopped.
    public SurveyDepth {
        stopped = Math.max(values, stopped);
    }

    /// The same number of all codes.
    public static SurveyDepth of(int values) {
        return new SurveyDepth(values, values);
    }

    /// How many values are told of, if so many were kept: a kernel may have added some.
    int reached(int kept) {
        return kept >= stopped ? (int) stopped : kept >= NimValues.CAPACITY ? kept : values;
    }

    /// Whether a row has nothing to gain from these numbers: a period is proved, or so many values were
    /// looked at.
    public boolean isReached(SurveyRow row) {
        return row.period().isPresent() || row.values() >= (row.mayHaveStopped() ? stopped : values);
    }
}
