package org.grundy.heap.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.heap.kernel.SparseSpace;

/// What is told of a nim-sequence whose values are on disk.
///
/// @param rules as the code is written
/// @param from the first heap that is shown
/// @param shown the values of the heaps from there on
/// @param count how many values there are
/// @param max the largest of them
/// @param space the division in rare and common values; empty if none was needed, for all values were there
/// @param rare how many heaps are rare by it
/// @param lastRare the last of them; −1 if there is none
/// @param computed how many values were computed now
/// @param time that it took
public record FrontierReport(
        String rules,
        long from,
        List<Integer> shown,
        long count,
        int max,
        Optional<SparseSpace> space,
        int rare,
        long lastRare,
        long computed,
        Duration time) {
    /// A report on a sequence.
    ///
    /// @param to the last heap that is shown, exclusive; at most as many as there are, at most 2^31 − 1
    ///     behind `from`
    public static FrontierReport of(
            String rules, FrontierSequence sequence, long from, long to, long computed, Duration time) {
        ValueBlocks values = sequence.values();
        List<Integer> shown = LongStream.range(from, to).mapToObj(values::get).toList();
        return new FrontierReport(
                rules,
                from,
                shown,
                values.count(),
                values.max(),
                sequence.space(),
                sequence.rare().map(rare -> rare.count()).orElse(0),
                sequence.rare().map(rare -> rare.last()).orElse(-1L),
                computed,
                time);
    }

    /// How many values were computed in a second, on the average.
    public long rate() {
        return Math.round(computed * 1e9 / Math.max(1, time.toNanos()));
    }
}
