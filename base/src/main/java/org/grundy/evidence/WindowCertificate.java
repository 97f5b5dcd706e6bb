package org.grundy.evidence;

import java.util.HexFormat;
import java.util.List;

/// A proof that a nim-sequence is periodic for somebody who does not trust whoever made it, by values
/// at some places alone: from the values at one place those at the next one can be computed, each
/// without the others.
///
/// The theorem is told in `docs/sequences.md`: R is the last rare heap, k the most tokens of a move.
///
/// @param rules the code
/// @param mask by which values are divided in rare and common ones, as in [SequenceCertificate]
/// @param preperiod first n from which the values repeat, at least 1
/// @param period the least one
/// @param witness W: rare values are shown to be options by splits with a part of at most so many tokens
/// @param windows of max(R, W) + k + 1 values each, in order. The first one is near the beginning, the
///     last one ends a period behind another one, which has the same values but for the first one
public record WindowCertificate(
        String rules, int mask, long preperiod, long period, int witness, List<Window> windows) {
    /// Copies the list.
    ///
    /// @throws IllegalArgumentException if a number is out of its range, or there are no two windows
    public WindowCertificate {
        windows = List.copyOf(windows);
        if (preperiod < 1 || period < 1 || witness < 0 || windows.size() < 2) {
            throw new IllegalArgumentException(
                    "no period: " + preperiod + ", " + period + ", " + witness + ", " + windows.size());
        }
    }

    /// Neighbouring values.
    ///
    /// @param end the heap behind them
    /// @param values of the heaps before it, each as two hexadecimal digits
    public record Window(long end, String values) {
        /// The window before a heap.
        ///
        /// @param values below 128, of which those from `from` on are taken
        public static Window of(long end, byte[] values, int from) {
            return new Window(end, HexFormat.of().formatHex(values, from, values.length));
        }

        /// The values.
        ///
        /// @throws IllegalArgumentException if they are not written so
        public byte[] numbers() {
            return HexFormat.of().parseHex(values);
        }
    }

    /// What is claimed, with the name of the theorem, `window`.
    public PeriodCertificate claim() {
        return new PeriodCertificate(
                rules, "window", preperiod, period, 0, windows.getLast().end());
    }
}
