package org.grundy.discover.form;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.grundy.lang.rules.GreedyParts;

/// A short program that computes a number from a few numbers, each at least 0.
public sealed interface Routine {
    /// The result.
    ///
    /// @throws ArithmeticException if a number does not fit 64 bits
    long of(long... arguments);

    /// Whether the result is a truth value.
    default boolean isCondition() {
        return false;
    }

    /// The output of an automaton that reads the digits of its one argument, last digit first, from
    /// state 0.
    ///
    /// @param base of the digits, at least 2
    /// @param next by state and digit
    /// @param output by state
    record Automaton(int base, List<List<Integer>> next, List<Long> output) implements Routine {
        public Automaton {
            next = next.stream().map(List::copyOf).toList();
            output = List.copyOf(output);
        }

        @Override
        public long of(long... arguments) {
            return output.get(state(arguments[0]));
        }

        /// The final state for a number.
        ///
        /// @param number at least 0
        public int state(long number) {
            int state = 0;
            for (long left = number; left > 0; left /= base) {
                state = next.get(state).get((int) (left % base));
            }
            return state;
        }
    }

    /// The function f of its one argument with f(n) given for small n, and otherwise f(base·m + r) = a·f(m)
    /// + b·m + c where a, b and c depend on the last digit r.
    ///
    /// @param base at least 2
    /// @param first f(0), f(1), …; at least one
    /// @param rows a, b and c for each last digit
    record Recursion(int base, List<Long> first, List<List<Long>> rows) implements Routine {
        /// The row of f(base·m + r) = f(m).
        public static final List<Long> SAME = List.of(1L, 0L, 0L);

        /// Whether f(n) = f(⌊n / base⌋) whatever the last digit.
        public boolean isScale() {
            return rows.stream().allMatch(SAME::equals);
        }

        public Recursion {
            first = List.copyOf(first);
            rows = rows.stream().map(List::copyOf).toList();
        }

        @Override
        public long of(long... arguments) {
            long n = arguments[0];
            if (n < 0) {
                throw new ArithmeticException("negative: " + n);
            }
            if (n < first.size()) {
                return first.get((int) n);
            }
            List<Long> row = rows.get((int) (n % base));
            long rest = n / base;
            long recursive = row.get(0) == 0 ? 0 : Math.multiplyExact(row.get(0), of(rest));
            return Math.addExact(Math.addExact(recursive, Math.multiplyExact(row.get(1), rest)), row.get(2));
        }
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

    /// Whether the first argument is a power of the second, 1 included.
    record PowerOf() implements Routine {
        @Override
        public boolean isCondition() {
            return true;
        }

        @Override
        public long of(long... arguments) {
            long left = arguments[0];
            while (arguments[1] > 1 && left > 0 && left % arguments[1] == 0) {
                left /= arguments[1];
            }
            return left == 1 ? 1 : 0;
        }
    }
}
