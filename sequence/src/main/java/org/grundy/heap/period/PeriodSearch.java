package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;

/// Looks for a period that the values so far prove.
///
/// A candidate is a shift at which the last few values occur again; it is compared backwards from the end.
/// When the comparison with shift p fails after m equal values, no shift q with p < q ≤ m can do better:
/// the last m+p values would have both periods, hence their gcd, and the value that broke p would break q
/// as well. So a failed comparison of length m saves those of m shifts.
///
/// Cost: usually one pass over half of the values with comparisons of eight at a time; never more than some passes.
///
/// @param values that may show it
/// @param rule that says how many values prove it
public record PeriodSearch(LastValues values, PeriodTheorem rule) {
    /// How many values are compared for each that there is before the search changes: sequences that have a
    /// period for a long while again and again would be compared for most of their shifts.
    private static final int COMPARED = 8;

    /// A period and the first n from which it holds.
    record Period(long preperiod, long period) {}

    /// The certificate of the least period that is proved by the values.
    ///
    /// @param rules the game as certificates name it
    public Optional<PeriodCertificate> certificate(String rules) {
        return find().map(found -> new PeriodCertificate(
                rules,
                rule.theorem(),
                found.preperiod(),
                found.period(),
                0,
                rule.valuesFor(found.preperiod(), found.period())));
    }

    /// The least period that is proved by the values.
    Optional<Period> find() {
        long size = values.count();
        long needed = rule.needed(size);
        long shift = shift(needed, size - needed - rule.least());
        return shift == 0
                ? Optional.empty()
                : Optional.of(new Period(size - shift - values.equal(shift, size - shift), shift));
    }

    /// The least shift at which the last `needed` values occur again; 0 if there is none.
    private long shift(long needed, long longest) {
        long compared = 0;
        long shift = values.recurrence(needed, 1, longest);
        while (shift > 0) {
            long equal = values.equal(shift, needed);
            if (equal >= needed) {
                return shift;
            }
            compared += equal;
            long next = Math.max(shift, equal) + 1;
            if (compared > COMPARED * values.count()) {
                return values.occurrence(needed, next, longest);
            }
            shift = values.recurrence(needed, next, longest);
        }
        return 0;
    }
}
