package org.grundy.lang.rules.internal.proof;

import java.util.SortedMap;
import java.util.TreeMap;

/// A linear form with integer coefficients: a constant and multiples of unknowns. Arithmetic beyond 64 bits
/// throws [ArithmeticException], upon which whoever asked gives up the proof.
///
/// @param constant the constant
/// @param terms the coefficient of each unknown, none of them 0
record Linear(long constant, SortedMap<Integer, Long> terms) {
    static Linear of(long constant) {
        return new Linear(constant, new TreeMap<>());
    }

    static Linear unknown(int number) {
        SortedMap<Integer, Long> terms = new TreeMap<>();
        terms.put(number, 1L);
        return new Linear(0, terms);
    }

    Linear plus(Linear other) {
        SortedMap<Integer, Long> sum = new TreeMap<>(terms);
        other.terms.forEach((unknown, coefficient) -> sum.merge(unknown, coefficient, Math::addExact));
        sum.values().removeIf(coefficient -> coefficient == 0);
        return new Linear(Math.addExact(constant, other.constant), sum);
    }

    Linear plus(long number) {
        return new Linear(Math.addExact(constant, number), terms);
    }

    Linear minus(Linear other) {
        return plus(other.times(-1));
    }

    Linear times(long factor) {
        if (factor == 0) {
            return of(0);
        }
        SortedMap<Integer, Long> product = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> product.put(unknown, Math.multiplyExact(coefficient, factor)));
        return new Linear(Math.multiplyExact(constant, factor), product);
    }

    long coefficient(int unknown) {
        return terms.getOrDefault(unknown, 0L);
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    /// For a form that is known to be at least 0: the same fact with the smallest coefficients. Unknowns
    /// are integers, so the constant is rounded down.
    Linear reduced() {
        long divisor = 0;
        for (long coefficient : terms.values()) {
            divisor = gcd(divisor, Math.absExact(coefficient));
        }
        if (divisor <= 1) {
            return this;
        }
        long by = divisor;
        SortedMap<Integer, Long> quotient = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> quotient.put(unknown, coefficient / by));
        return new Linear(Math.floorDiv(constant, by), quotient);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
