package org.grundy.render.json;

import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceSummary;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A stretch of a nim-sequence.
///
/// @param code as it is written
/// @param from the first heap
/// @param values of the heaps from there on, the first ones where there are very many or time was over
/// @param count how many there are in truth
/// @param max the largest of all values from heap 0 on
/// @param zeros the heaps with value 0
/// @param rare the heaps with rare values
/// @param period if one is proved
/// @param kernel that was used last
/// @param computed how many values were computed, and neither copied by the period nor read from a file
/// @param seconds that it took
/// @param valuesPerSecond computed, on the average
public record SequenceRecord(
        String code,
        int from,
        List<Integer> values,
        int count,
        PlaceRecord max,
        Zeros zeros,
        Rare rare,
        @OmittedIfNull @Nullable PeriodCertificate period,
        String kernel,
        int computed,
        double seconds,
        long valuesPerSecond) {
    /// The heaps with value 0.
    ///
    /// @param count how many there are
    /// @param last the last of them
    public record Zeros(long count, long last) {}

    /// The heaps with rare values.
    ///
    /// @param mask a value is rare if it shares an even number of ones with it
    /// @param parity whether the parity of the heap counts as one more bit of the value
    /// @param count how many there are
    /// @param last the last of them; −1 if there is none
    public record Rare(int mask, boolean parity, long count, long last) {}

    /// The record of a report.
    ///
    /// @param values that are listed
    public static SequenceRecord of(SequenceReport report, TimedValues values) {
        SequenceSummary summary = report.summary();
        return new SequenceRecord(
                report.rules(),
                report.from(),
                values,
                report.shown(),
                PlaceRecord.max(summary),
                new Zeros(summary.zeros(), summary.lastZero()),
                new Rare(summary.mask(), summary.byParity(), summary.rare(), summary.lastRare()),
                report.period().orElse(null),
                report.kernel(),
                report.computed(),
                report.time().toNanos() / 1e9,
                report.rate());
    }
}
