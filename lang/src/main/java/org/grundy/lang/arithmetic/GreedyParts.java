package org.grundy.lang.arithmetic;

import java.util.ArrayList;
import java.util.List;

/// A numeration of take-away games: numbers are written as sums of terms, always the largest that fits. The terms are
/// 1 and, after each term h, the number h + t with the smallest term t for which square·t² + k·t + addend is at least
/// h.
///
/// Source: A. J. Schwenk, "Take-away games" (1970).
///
/// @param square at least 0
/// @param k at least 1, or such that the terms do not end
/// @param addend at least 0
public record GreedyParts(long square, long k, long addend) {
    /// Where squares may be taken there are as many terms as the root of a number.
    private static final int MOST_TERMS = 1 << 20;

    /// The smallest part of a natural; 0 for 0.
    ///
    /// @throws ArithmeticException if k is below 1, and so small that the terms end below the number; or if more
    ///     than 2^20 terms are at most the number
    public long smallest(long number) {
        List<Long> terms = terms(number);
        long left = number;
        long part = 0;
        for (int i = terms.size() - 1; i >= 0 && left > 0; i--) {
            if (terms.get(i) <= left) {
                part = terms.get(i);
                left -= part;
            }
        }
        return part;
    }

    private List<Long> terms(long bound) {
        List<Long> terms = new ArrayList<>();
        int small = 0;
        for (long term = 1; term <= bound; term += terms.get(small)) {
            if (terms.size() == MOST_TERMS) {
                throw new ArithmeticException("too many terms before " + bound);
            }
            terms.add(term);
            while (small < terms.size() && !reaches(terms.get(small), term)) {
                small++;
            }
            if (small == terms.size()) {
                throw new ArithmeticException("the terms end at " + term);
            }
            if (terms.get(small) > bound - term) {
                break;
            }
        }
        return terms;
    }

    /// Whether square·t² + k·t + addend is at least a term, decided by quotients: the sum may leave 64 bits where t and
    /// the term do not.
    private boolean reaches(long t, long term) {
        long wanted = term <= addend ? 0 : (term - addend - 1) / t + 1;
        return k >= wanted || (square > 0 && t > (Math.subtractExact(wanted, k) - 1) / square);
    }
}
