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
/// @param k such that the terms do not end
/// @param addend at least 0
public record GreedyParts(long square, long k, long addend) {
    /// The smallest part of a natural; 0 for 0.
    ///
    /// @throws ArithmeticException if k is so small that the terms end below the number
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
            terms.add(term);
            while (small < terms.size() && limit(terms.get(small)) < term) {
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

    private long limit(long t) {
        long linear = Math.addExact(Math.multiplyExact(k, t), addend);
        return square == 0 ? linear : Math.addExact(Math.multiplyExact(square, Math.multiplyExact(t, t)), linear);
    }
}
