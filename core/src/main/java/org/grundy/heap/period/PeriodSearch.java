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
/// Cost: usually one pass over half of the values with comparisons of eight at a time; never more than some passes.
final class PeriodSearch {
    /// How many values are compared for each that there is before the search changes: sequences that have a
    /// period for a long while again and again would be compared for most of their shifts.
    private static final int COMPARED = 4;

    /// How many shifts are tried between two charges: about a millisecond's work.
    private static final int SHIFTS = 1 << 20;

    private final NimValues values;
    private final ValuesFromLast fromLast;
    private final PeriodTheorem rule;
    private final Run run;

    /// @param run charged for the work
    PeriodSearch(NimValues values, PeriodTheorem rule, Run run) {
        this.values = values;
        this.fromLast = new ValuesFromLast(values, run);
        this.rule = rule;
        this.run = run;
    }

    /// A period and the first n from which it holds.
    record Period(int preperiod, int period) {}

    /// The least period that is proved by the values.
    Optional<Period> find() {
        int size = values.size();
        long needed = rule.needed(size);
        int shift = shift((int) Math.min(needed, size), size - needed - rule.least());
        return shift == 0
                ? Optional.empty()
                : Optional.of(new Period(size - shift - fromLast.equal(0, shift, size - shift), shift));
    }

    /// The least shift at which the last `needed` values occur again; 0 if there is none.
    private int shift(int needed, long longest) {
        long compared = 0;
        int shift = recurrence(needed, 1, longest);
        while (shift > 0) {
            int equal = fromLast.equal(0, shift, needed);
            if (equal >= needed) {
                return shift;
            }
            compared += equal;
            int next = Math.max(shift, equal) + 1;
            if (compared > (long) COMPARED * values.size()) {
                return new TwoWaySearch(fromLast, needed).shift(next, longest);
            }
            shift = recurrence(needed, next, longest);
        }
        return 0;
    }

    /// As [NimValues#recurrence], in pieces that are charged.
    private int recurrence(int needed, int from, long longest) {
        for (long first = from; first <= longest; first += SHIFTS) {
            run.options(SHIFTS);
            int shift = values.recurrence(needed, (int) first, Math.min(longest, first + SHIFTS - 1));
            if (shift > 0) {
                return shift;
            }
        }
        return 0;
    }
}
