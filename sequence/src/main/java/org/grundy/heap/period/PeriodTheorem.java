package org.grundy.heap.period;

import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;

/// The theorem that says how many equal values prove a period: if G(n+p) = G(n) for every n with n0 ≤ n <
/// t·n0 + (t−1)·p + k, then for every n ≥ n0.
///
/// Sources: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956), for codes by which t is
/// the largest number of heaps left and k the most tokens taken; with t = 1 the same is the repeat of a
/// window of k values of a finite subtraction game.
///
/// @param theorem the name under which certificates have it
/// @param heaps t, at least 1
/// @param last k, at least 0
/// @param least the smallest n0 that the theorem allows, 0 or 1
public record PeriodTheorem(String theorem, int heaps, long last, int least) {
    /// The rule for a finite code without unequal splits.
    ///
    /// @throws IllegalArgumentException if the code is another
    public static PeriodTheorem of(TakeAndBreakCode code) {
        if (!appliesTo(code)) {
            throw new IllegalArgumentException("no theorem proves a period of " + code);
        }
        return new PeriodTheorem("guy-smith", code.heaps(), code.last(), 1);
    }

    /// Whether the theorem speaks of a code.
    public static boolean appliesTo(TakeAndBreakCode code) {
        return code.finite() && !code.unequal();
    }

    /// Whether a theorem proves a period of the sequence of some rules once enough values repeat.
    public static boolean appliesTo(SequenceRules rules) {
        return switch (rules) {
            case SequenceRules.Coded(TakeAndBreakCode code) -> appliesTo(code);
            case SequenceRules.Taken _, SequenceRules.AllBut _ -> true;
        };
    }

    /// The rule for a finite subtraction set.
    ///
    /// @param largest its largest member
    public static PeriodTheorem ofSubtraction(long largest) {
        return new PeriodTheorem("finite-subtraction", 1, largest, 0);
    }

    /// How many values, from heap 0 on, prove a period from n0 on.
    ///
    /// @throws ArithmeticException if that is no number of 64 bits
    public long valuesFor(long preperiod, long period) {
        long window = Math.addExact(Math.max(least, preperiod), period);
        return Math.addExact(Math.multiplyExact(heaps, window), last);
    }

    /// How many of the last of `size` values must equal those a period before them. More than `size` if no
    /// number would do.
    long needed(long size) {
        return size < last ? size + 1 : Math.max(1, size - (size - last) / heaps);
    }
}
