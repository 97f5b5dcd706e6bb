package org.grundy.render.json;

import java.util.List;
import org.grundy.heap.sequence.FrontierReport;
import org.jspecify.annotations.Nullable;

/// A stretch of a nim-sequence whose values are on disk.
///
/// @param code as it is written
/// @param from the first heap
/// @param values of the heaps from there on, the first 1000
/// @param kept how many values are on disk, from heap 0 on
/// @param max the largest of them
/// @param rare the heaps with rare values; null where all values were there already
/// @param kernel that computes such values
/// @param computed how many values were computed
/// @param seconds that it took
/// @param valuesPerSecond computed, on the average
public record StoredSequenceRecord(
        String code,
        long from,
        List<Integer> values,
        long kept,
        int max,
        @Nullable Rare rare,
        String kernel,
        long computed,
        double seconds,
        long valuesPerSecond) {
    /// The heaps with rare values.
    ///
    /// @param mask a value is rare if it shares an even number of ones with it
    /// @param parity whether the parity of the heap counts as one more bit of the value
    /// @param count how many there are
    /// @param last the last of them; −1 if there is none
    public record Rare(int mask, boolean parity, long count, long last) {
        private static Rare of(FrontierReport.Rare rare) {
            return new Rare(rare.mask(), rare.byParity(), rare.count(), rare.last());
        }
    }

    /// The record of a report.
    public static StoredSequenceRecord of(FrontierReport report) {
        return new StoredSequenceRecord(
                report.rules(),
                report.from(),
                report.shown(),
                report.count(),
                report.max(),
                report.rare().map(Rare::of).orElse(null),
                report.kernel(),
                report.computed(),
                report.time().toNanos() / 1e9,
                report.rate());
    }
}
