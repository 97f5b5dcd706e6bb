package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.heap.sequence.NimValues;
import org.grundy.run.Run;

/// Looks for a period that the values so far prove.
///
/// A candidate is a shift at which the last few values occur again; it is compared backwards from the end.
/// When the comparison with shift p fails after m equal values, no shift q with p < q ≤ m can do better:
/// the last m+p values would have both periods, hence their gcd, and the value that broke p would break q
/// as well. So a failed comparison of length m saves those of m shifts.
///
/// Cost: usually one pass over half of the values with comparisons of eight at a time.
final class PeriodSearch {
    /// How many values are compared at once.
    private static final int BLOCK = 512;

    /// How many shifts are tried between two charges: about a millisecond's work.
    private static final int SHIFTS = 1 << 20;

    private final NimValues values;
    private final PeriodTheorem rule;
    private final Run run;

    /// @param run charged for the work
    PeriodSearch(NimValues values, PeriodTheorem rule, Run run) {
        this.values = values;
        this.rule = rule;
        this.run = run;
    }

    /// A period and the first n from which it holds.
    record Period(int preperiod, int period) {}

    /// The least period that is proved by the values.
    Optional<Period> find() {
        int size = values.size();
        long needed = rule.needed(size);
        long longest = size - needed - rule.least();
        for (int shift = recurrence(1, longest); shift > 0; ) {
            int equal = equalFromEnd(shift, (int) needed);
            if (equal >= needed) {
                return Optional.of(new Period(size - shift - equalFromEnd(shift, size - shift), shift));
            }
            shift = recurrence(Math.max(shift, equal) + 1, longest);
        }
        return Optional.empty();
    }

    /// As [NimValues#recurrence], in pieces that are charged.
    private int recurrence(int from, long longest) {
        for (long first = from; first <= longest; first += SHIFTS) {
            run.options(SHIFTS);
            int shift = values.recurrence((int) first, Math.min(longest, first + SHIFTS - 1));
            if (shift > 0) {
                return shift;
            }
        }
        return 0;
    }

    /// How many of the last values equal those `shift` places before them, at most `limit`.
    private int equalFromEnd(int shift, int limit) {
        int equal = 0;
        int end = values.size();
        while (equal < limit) {
            int count = Math.min(BLOCK, limit - equal);
            int from = end - equal - count;
            run.option();
            if (!values.equalRuns(from, from - shift, count)) {
                return equal + lastRun(from, shift, count);
            }
            equal += count;
        }
        return equal;
    }

    private int lastRun(int from, int shift, int count) {
        int n = from + count - 1;
        while (values.get(n) == values.get(n - shift)) {
            n--;
        }
        return from + count - 1 - n;
    }
}
