package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.TextSlice;

/// How much may be taken after a move of x: a polynomial in x whose coefficients are naturals, not all of
/// them belonging to x^0. So it never falls and is at least x.
///
/// @param coefficients of x^0, x^1, …, the last of them not 0; at least two
record LimitRule(List<BigInteger> coefficients) {
    private static final Pattern TERM = Pattern.compile("(\\d{0,100})\\s*\\*?\\s*(x(?:\\s*\\^\\s*(\\d{1,2}))?)?");
    private static final int LARGEST_DEGREE = 20;

    /// The rule k·x.
    ///
    /// @param k at least 1
    static LimitRule times(BigInteger k) {
        return new LimitRule(List.of(BigInteger.ZERO, k));
    }

    /// Reads a polynomial such as `2x+1` or `x^2`.
    ///
    /// @throws org.grundy.text.InputError if it is none, or does not depend on x
    static LimitRule read(TextSlice slice) {
        BigInteger[] coefficients = new BigInteger[LARGEST_DEGREE + 1];
        Arrays.fill(coefficients, BigInteger.ZERO);
        for (String term : slice.text().split("\\+", -1)) {
            Matcher matcher = TERM.matcher(term.strip());
            if (!matcher.matches() || term.isBlank()) {
                throw flaw(slice);
            }
            int degree =
                    matcher.group(2) == null ? 0 : matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
            if (degree > LARGEST_DEGREE) {
                throw flaw(slice);
            }
            BigInteger factor = matcher.group(1).isEmpty() ? BigInteger.ONE : new BigInteger(matcher.group(1));
            coefficients[degree] = coefficients[degree].add(factor);
        }
        return of(slice, coefficients);
    }

    private static LimitRule of(TextSlice slice, BigInteger[] coefficients) {
        int degree = LARGEST_DEGREE;
        while (degree > 0 && coefficients[degree].signum() == 0) {
            degree--;
        }
        if (degree == 0) {
            throw flaw(slice);
        }
        return new LimitRule(List.of(coefficients).subList(0, degree + 1));
    }

    private static RuntimeException flaw(TextSlice slice) {
        return slice.error(
                "\"%s\" is no limit: write a polynomial in x with natural coefficients and degree 1..%s, such as 2x+1 or x^2",
                "“%s”不是上限：应写成 x 的多项式，系数为自然数，次数为 1..%s，例如 2x+1 或 x^2", slice.text(), LARGEST_DEGREE);
    }

    /// The most that may be taken after a move of x.
    ///
    /// @param x at least 1
    BigInteger after(BigInteger x) {
        long small = x.bitLength() < Long.SIZE ? after(x.longValueExact()) : Long.MAX_VALUE;
        if (small < Long.MAX_VALUE) {
            return BigInteger.valueOf(small);
        }
        BigInteger value = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients.reversed()) {
            value = value.multiply(x).add(coefficient);
        }
        return value;
    }

    /// The same for small numbers; `Long.MAX_VALUE` where the limit is at least that.
    ///
    /// @param x at least 1
    long after(long x) {
        long value = 0;
        for (int degree = coefficients.size() - 1; degree >= 0; degree--) {
            BigInteger coefficient = coefficients.get(degree);
            long product = value * x;
            boolean fits = Math.multiplyHigh(value, x) == 0 && product >= 0 && coefficient.bitLength() < Long.SIZE;
            value = fits ? product + coefficient.longValue() : -1;
            if (value < 0) {
                return Long.MAX_VALUE;
            }
        }
        return value;
    }

    /// The polynomial, highest power first.
    @Override
    public String toString() {
        List<String> terms = new ArrayList<>(IntStream.range(0, coefficients.size())
                .filter(degree -> coefficients.get(degree).signum() > 0)
                .mapToObj(this::term)
                .toList());
        return terms.reversed().stream().collect(Collectors.joining("+"));
    }

    private String term(int degree) {
        BigInteger factor = coefficients.get(degree);
        String power = degree == 0 ? "" : degree == 1 ? "x" : "x^" + degree;
        return degree > 0 && factor.equals(BigInteger.ONE) ? power : factor + power;
    }
}
