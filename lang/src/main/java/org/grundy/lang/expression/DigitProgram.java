package org.grundy.lang.expression;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A function of one natural number that is defined by its digits.
public sealed interface DigitProgram extends Routine {
    /// The value for a number.
    ///
    /// @throws ArithmeticException if the number is negative, or the value does not fit 64 bits
    long of(long number);

    @Override
    default long of(long... arguments) {
        return of(arguments[0]);
    }

    /// The base of the digits.
    int base();

    /// The output of an automaton that reads the digits of a number, last digit first, from state 0.
    ///
    /// @param base of the digits, at least 2
    /// @param next by state and digit
    /// @param output by state
    record Automaton(int base, List<List<Integer>> next, List<Long> output) implements DigitProgram {
        public Automaton {
            next = next.stream().map(List::copyOf).toList();
            output = List.copyOf(output);
        }

        /// The automaton that reads to the first digit, which alone decides where f(n) = f(⌊n / base⌋).
        ///
        /// @param scale for which [Recursion#isScale] holds
        public static Automaton ofFirstDigit(Recursion scale) {
            List<Integer> digits = IntStream.range(0, scale.base()).boxed().toList();
            return new Automaton(scale.base(), Collections.nCopies(scale.base(), digits), scale.first());
        }

        @Override
        public long of(long number) {
            return output.get(state(natural(number)));
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

    /// The function f with f(n) given for small n, and otherwise f(base·m + r) = a·f(m) + b·m + c where a, b and c
    /// depend on the last digit r.
    ///
    /// @param base at least 2
    /// @param first f(0), f(1), …; at least one
    /// @param rows a, b and c for each last digit
    record Recursion(int base, List<Long> first, List<List<Long>> rows) implements DigitProgram {
        /// The row of f(base·m + r) = f(m).
        public static final List<Long> SAME = List.of(1L, 0L, 0L);

        public Recursion {
            first = List.copyOf(first);
            rows = rows.stream().map(List::copyOf).toList();
        }

        /// Whether f(n) = f(⌊n / base⌋) whatever the last digit.
        public boolean isScale() {
            return rows.stream().allMatch(SAME::equals);
        }

        @Override
        public long of(long number) {
            if (natural(number) < first.size()) {
                return first.get((int) number);
            }
            List<Long> row = rows.get((int) (number % base));
            long rest = number / base;
            long recursive = row.get(0) == 0 ? 0 : Math.multiplyExact(row.get(0), of(rest));
            return Math.addExact(Math.addExact(recursive, Math.multiplyExact(row.get(1), rest)), row.get(2));
        }
    }

    /// The function f with f(n) given for small n, and otherwise f(base·m + r) = table r at the place f(m).
    ///
    /// @param base at least 2
    /// @param first f(0), f(1), …; at least one
    /// @param tables for each last digit, all of the same size; each entry, and each first value, is a
    ///     place in them
    record TableRecursion(int base, List<Long> first, List<List<Long>> tables) implements DigitProgram {
        public TableRecursion {
            first = List.copyOf(first);
            tables = tables.stream().map(List::copyOf).toList();
        }

        @Override
        public long of(long number) {
            return natural(number) < first.size()
                    ? first.get((int) number)
                    : tables.get((int) (number % base)).get((int) of(number / base));
        }
    }

    private static long natural(long number) {
        if (number < 0) {
            throw new ArithmeticException("negative: " + number);
        }
        return number;
    }
}
