package org.grundy.lang.expression;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.grundy.lang.arithmetic.GreedyParts;

/// A short program that computes a number from a few numbers, each at least 0.
public sealed interface Routine permits DefinedFunction, DigitProgram, Routine.SmallestPart, Routine.Recurrence {
    /// The result.
    ///
    /// @throws ArithmeticException if a number does not fit 64 bits
    long of(long... arguments);

    /// Whether the result is a truth value.
    default boolean isCondition() {
        return false;
    }

    /// The smallest part of its first argument n when n is written greedily as a sum of terms. The
    /// terms are 1 and, after each term h, the number h + t with the smallest term t for which
    /// square·t² + k·t + addend is at least h; k is the second argument. 0 for n = 0.
    ///
    /// Source: A. J. Schwenk, "Take-away games" (1970).
    ///
    /// @param square at least 0
    /// @param addend at least 0
    record SmallestPart(long square, long addend) implements Routine {
        @Override
        public long of(long... arguments) {
            return new GreedyParts(square, arguments[1], addend).smallest(arguments[0]);
        }
    }

    /// Whether the argument is a term of a linear recurrence with increasing terms.
    ///
    /// @param first the first terms, increasing; as many as there are coefficients
    /// @param coefficients of the terms before, the nearest first
    record Recurrence(List<Long> first, List<Long> coefficients) implements Routine {
        private static final int MOST_TERMS = 1 << 17;

        public Recurrence {
            first = List.copyOf(first);
            coefficients = List.copyOf(coefficients);
        }

        @Override
        public boolean isCondition() {
            return true;
        }

        /// @throws ArithmeticException also if too many terms precede the number
        @Override
        public long of(long... arguments) {
            long wanted = arguments[0];
            Deque<Long> last = new ArrayDeque<>(first);
            if (wanted <= last.getLast()) {
                return first.contains(wanted) ? 1 : 0;
            }
            for (int step = 0; step < MOST_TERMS; step++) {
                long next = next(last.descendingIterator());
                if (next <= last.getLast()) {
                    throw new ArithmeticException("the terms do not increase at " + next);
                }
                if (next >= wanted) {
                    return next == wanted ? 1 : 0;
                }
                last.removeFirst();
                last.addLast(next);
            }
            throw new ArithmeticException("too many terms before " + wanted);
        }

        private long next(Iterator<Long> before) {
            long next = 0;
            for (long coefficient : coefficients) {
                next = Math.addExact(next, Math.multiplyExact(coefficient, before.next()));
            }
            return next;
        }
    }
}
