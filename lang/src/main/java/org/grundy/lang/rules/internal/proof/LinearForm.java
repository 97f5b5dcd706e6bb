package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/// A linear form with arbitrary-precision integer coefficients: a constant and multiples of unknowns.
///
/// @param constant the constant
/// @param terms the coefficient of each unknown, none of them 0
record LinearForm(BigInteger constant, SortedMap<Integer, BigInteger> terms) {
    static LinearForm of(long constant) {
        return new LinearForm(BigInteger.valueOf(constant), new TreeMap<>());
    }

    static LinearForm unknown(int number) {
        SortedMap<Integer, BigInteger> terms = new TreeMap<>();
        terms.put(number, BigInteger.ONE);
        return new LinearForm(BigInteger.ZERO, terms);
    }

    LinearForm plus(LinearForm other) {
        SortedMap<Integer, BigInteger> sum = new TreeMap<>(terms);
        other.terms.forEach((unknown, coefficient) -> sum.merge(unknown, coefficient, BigInteger::add));
        sum.values().removeIf(coefficient -> coefficient.signum() == 0);
        return new LinearForm(constant.add(other.constant), sum);
    }

    LinearForm plus(long number) {
        return new LinearForm(constant.add(BigInteger.valueOf(number)), terms);
    }

    LinearForm minus(LinearForm other) {
        return plus(other.negated());
    }

    LinearForm negated() {
        return times(BigInteger.ONE.negate());
    }

    LinearForm times(BigInteger factor) {
        if (factor.signum() == 0) {
            return of(0);
        }
        SortedMap<Integer, BigInteger> product = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> product.put(unknown, coefficient.multiply(factor)));
        return new LinearForm(constant.multiply(factor), product);
    }

    BigInteger coefficient(int unknown) {
        return terms.getOrDefault(unknown, BigInteger.ZERO);
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    /// The value of this form, empty if it has an unknown or does not fit 64 bits.
    OptionalLong number() {
        return isConstant() && constant.bitLength() < Long.SIZE
                ? OptionalLong.of(constant.longValueExact())
                : OptionalLong.empty();
    }

    /// The bit length of its largest number.
    int bits() {
        return terms.values().stream().mapToInt(BigInteger::bitLength).reduce(constant.bitLength(), Math::max);
    }

    /// For a form known to be at least 0: the same fact with coprime coefficients. Unknowns are
    /// integers, so the constant is rounded down.
    LinearForm reduced() {
        BigInteger divisor = terms.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        if (divisor.compareTo(BigInteger.ONE) <= 0) {
            return this;
        }
        SortedMap<Integer, BigInteger> quotient = new TreeMap<>();
        terms.forEach((unknown, coefficient) -> quotient.put(unknown, coefficient.divide(divisor)));
        return new LinearForm(constant.subtract(constant.mod(divisor)).divide(divisor), quotient);
    }
}
