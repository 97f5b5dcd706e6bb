package org.grundy.lang.rules.internal.tree;

import java.util.List;
import org.grundy.text.Span;

/// A set of integers that a variable runs through; a number may come more than once.
public sealed interface SetExpr {
    /// From one number to another, both included, by steps of at least 1.
    record Range(IntExpr from, IntExpr to, IntExpr step, Span span) implements SetExpr {}

    /// One number.
    record Single(IntExpr value) implements SetExpr {}

    /// Numbers known when the rules are compiled.
    record Fixed(List<Long> numbers) implements SetExpr {
        /// Copies the list.
        public Fixed {
            numbers = List.copyOf(numbers);
        }
    }

    /// Several sets, one after the other.
    record Union(List<SetExpr> parts) implements SetExpr {
        /// Copies the list.
        public Union {
            parts = List.copyOf(parts);
        }
    }

    /// A set of numbers from 1 up to a bound.
    ///
    /// @param arguments the bound last
    record Sequence(Kind kind, List<IntExpr> arguments, Span span) implements SetExpr {
        /// Copies the list.
        public Sequence {
            arguments = List.copyOf(arguments);
        }
    }

    /// The elements of a list.
    record Members(ListExpr list) implements SetExpr {}

    /// Sets that have a name.
    enum Kind {
        /// The primes up to n.
        PRIMES,
        /// 1 and the powers of primes up to n.
        PRIME_POWERS,
        /// The powers of c up to n, with 1.
        POWERS,
        /// The divisors of n.
        DIVISORS
    }
}
