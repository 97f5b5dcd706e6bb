package org.grundy.discover.form;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.ExactArithmetic;
import org.grundy.lang.arithmetic.GreedyParts;
import org.grundy.lang.rules.tree.DigitProgram;

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

    /// The output of an automaton that reads the digits of its one argument.
    record Automaton(DigitProgram.Automaton program) implements Routine {
        /// @param next by state and digit
        /// @param output by state
        public Automaton(int base, List<List<Integer>> next, List<Long> output) {
            this(new DigitProgram.Automaton(base, next, output));
        }

        /// The automaton that reads to the first digit, which alone decides where f(n) = f(⌊n / base⌋).
        ///
        /// @param scale for which [Recursion#isScale] holds
        public static Automaton ofFirstDigit(Recursion scale) {
            List<Integer> digits = IntStream.range(0, scale.base()).boxed().toList();
            return new Automaton(scale.base(), Collections.nCopies(scale.base(), digits), scale.first());
        }

        /// The base of the digits.
        public int base() {
            return program.base();
        }

        /// The next state by state and digit.
        public List<List<Integer>> next() {
            return program.next();
        }

        /// The output by state.
        public List<Long> output() {
            return program.output();
        }

        @Override
        public long of(long... arguments) {
            return program.of(arguments[0]);
        }
    }

    /// A function of its one argument that is defined by recursion on the digits.
    record Recursion(DigitProgram.Recursion program) implements Routine {
        /// @param first f(0), f(1), …; at least one
        /// @param rows a, b and c for each last digit
        public Recursion(int base, List<Long> first, List<List<Long>> rows) {
            this(new DigitProgram.Recursion(base, first, rows));
        }

        /// The base of the digits.
        public int base() {
            return program.base();
        }

        /// f(0), f(1), …
        public List<Long> first() {
            return program.first();
        }

        /// a, b and c for each last digit.
        public List<List<Long>> rows() {
            return program.rows();
        }

        /// Whether f(n) = f(⌊n / base⌋) whatever the last digit.
        public boolean isScale() {
            return program.isScale();
        }

        @Override
        public long of(long... arguments) {
            return program.of(arguments[0]);
        }
    }

    /// A function of its one argument that the last digit and its value at the quotient by the base determine.
    record TableRecursion(DigitProgram.TableRecursion program) implements Routine {
        @Override
        public long of(long... arguments) {
            return program.of(arguments[0]);
        }
    }

    /// The routine of a function that is defined by digits.
    static Routine of(DigitProgram program) {
        return switch (program) {
            case DigitProgram.Automaton automaton -> new Automaton(automaton);
            case DigitProgram.Recursion recursion -> new Recursion(recursion);
            case DigitProgram.TableRecursion recursion -> new TableRecursion(recursion);
        };
    }

    /// The first argument to the power of the second.
    record Power() implements Routine {
        @Override
        public long of(long... arguments) {
            return ExactArithmetic.power(arguments[0], arguments[1], 0);
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
}
