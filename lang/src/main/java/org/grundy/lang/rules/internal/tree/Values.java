package org.grundy.lang.rules.internal.tree;

import java.util.List;
import org.grundy.lang.Span;

/// A set of integers that a variable runs through; a number may come more than once.
public sealed interface Values {
    /// From one number to another, both included, by steps of at least 1.
    record Range(Whole from, Whole to, Whole step, Span span) implements Values {}

    /// One number.
    record Single(Whole value) implements Values {}

    /// Numbers known when the rules are compiled.
    record Fixed(List<Long> numbers) implements Values {
        /// Copies the list.
        public Fixed {
            numbers = List.copyOf(numbers);
        }
    }

    /// Several sets, one after the other.
    record Union(List<Values> parts) implements Values {
        /// Copies the list.
        public Union {
            parts = List.copyOf(parts);
        }
    }

    /// A set of numbers from 1 up to a bound.
    ///
    /// @param arguments the bound last
    record Sequence(Kind kind, List<Whole> arguments, Span span) implements Values {
        /// Copies the list.
        public Sequence {
            arguments = List.copyOf(arguments);
        }
    }

    /// The elements of a list.
    record Members(Listed list) implements Values {}

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
