package org.grundy.heap.sequence;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.heap.kernel.word.WordKernel;

/// A report on a nim-sequence whose values are on disk.
///
/// @param rules as the code is written
/// @param from the first heap that is shown
/// @param shown the values of the heaps from there on
/// @param count how many values there are
/// @param max the largest of them
/// @param rare the rare heaps; empty if all values were there, so that no division was needed
/// @param kernel that computes such values
/// @param computed how many values were computed now
/// @param time that it took
public record FrontierReport(
        String rules,
        long from,
        List<Integer> shown,
        long count,
        int max,
        Optional<Rare> rare,
        String kernel,
        long computed,
        Duration time) {
    /// The name of the kernel that computes values below 128.
    public static final String KERNEL = WordKernel.NAME;

    /// Copies the list.
    public FrontierReport {
        shown = List.copyOf(shown);
    }

    /// The rare heaps.
    ///
    /// @param mask a value is rare if it shares an even number of ones with it
    /// @param byParity whether the parity of heaps counts as one more bit
    /// @param count how many there are
    /// @param last the last of them; −1 if there is none
    public record Rare(int mask, boolean byParity, int count, long last) {}

    /// How many values were computed in a second, on the average.
    public long rate() {
        return Math.round(computed * 1e9 / Math.max(1, time.toNanos()));
    }
}
