package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/// A linear form with integer coefficients of any size: a constant and multiples of unknowns.
///
/// @param constant the constant
/// @param terms the coefficient of each unknown, none of them 0
record Linear(BigInteger constant, SortedMap<Integer, BigInteger> terms) {
    static Linear of(long constant) {
        return new Linear(BigInteger.valueOf(constant), new TreeMap<>());
    }

    static Linear unknown(int number) {
        SortedMap<Integer, BigInteger> terms = new TreeMap<>();
        terms.put(number, BigInteger.ONE);
        return new Linear(BigInteger.ZERO, terms);
    }

    Linear plus(Linear other) {
        SortedMap<Integer, BigInteger> sum = new TreeMap<>(terms);
        other.terms.forEach((unknown, coefficient) -> sum.merge(unknown, coefficient, BigInteger::add));
        sum.values().removeIf(coefficient -> coefficient.signum() == 0);
        return new Linear(constant.add(other.constant), sum);
    }

    Linear plus(long number) {
        return new Linear(constant.add(BigInteger.valueOf(number)), terms);
    }

    Linear minus(Linear other) {
        return plus(other.negated());
    }

    Linear negated() {
        return times(BigInteger.ONE.negate());
    }

    Linear times(BigInteger factor) {
        if (factor.signum() == 0) {
            return of(0);
        }
        SortedMap<Integer, BigInteger> product = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> product.put(unknown, coefficient.multiply(factor)));
        return new Linear(constant.multiply(factor), product);
    }

    BigInteger coefficient(int unknown) {
        return terms.getOrDefault(unknown, BigInteger.ZERO);
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    /// The number that this form is, empty if there is an unknown in it or it does not fit 64 bits.
    OptionalLong number() {
        return isConstant() && constant.bitLength() < Long.SIZE
                ? OptionalLong.of(constant.longValueExact())
                : OptionalLong.empty();
    }

    /// How many bits the longest of its numbers has.
    int bits() {
        return terms.values().stream().mapToInt(BigInteger::bitLength).reduce(constant.bitLength(), Math::max);
    }

    /// For a form that is known to be at least 0: the same fact with the smallest coefficients. Unknowns
    /// are integers, so the constant is rounded down.
    Linear reduced() {
        BigInteger divisor = terms.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        if (divisor.compareTo(BigInteger.ONE) <= 0) {
            return this;
        }
        SortedMap<Integer, BigInteger> quotient = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> quotient.put(unknown, coefficient.divide(divisor)));
        return new Linear(constant.subtract(constant.mod(divisor)).divide(divisor), quotient);
    }
}
