package org.grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The multiplicative structure of nimbers. The units of the field of 2^(2^k) nimbers are the direct
/// product of groups whose orders are the Fermat numbers below the k-th: with q = 2^(2^j) the part of a
/// nimber in the j-th is the quotient of its conjugate over the field of q nimbers by itself, and the rest
/// is its norm in that field.
///
/// Sources: Pohlig and Hellman, *An improved algorithm for computing logarithms over GF(p)* (1978); Shanks,
/// *Class number, a theory of factorization, and genera* (1971), for baby steps and giant steps.
final class NimUnits {
    /// The largest prime order in which logarithms are computed: about 10^5 baby steps and giant steps.
    private static final BigInteger LARGEST_PRIME = BigInteger.TWO.pow(33);

    /// The bits of the largest field for whose Fermat numbers all factors are known.
    private static final int LARGEST_DEGREE = 4096;

    private NimUnits() {}

    /// The parts of a nimber that is not 0, from the group of order 3 upwards.
    ///
    /// @param degree the bits of a field that it is in; only parts for the same field can be compared, for
    ///     the norm of a nimber of the smaller field is its square
    private static List<BigInteger> parts(BigInteger a, int degree) {
        if (degree == 1) {
            return List.of();
        }
        int half = degree / 2;
        BigInteger high = a.shiftRight(half);
        BigInteger low = a.xor(high.shiftLeft(half));
        BigInteger conjugate = a.xor(high);
        BigInteger norm = BigNimbers.product(low, low.xor(high))
                .xor(BigNimbers.product(BigNimbers.square(high), BigInteger.ONE.shiftLeft(half - 1)));
        List<BigInteger> parts = new ArrayList<>(parts(norm, half));
        parts.add(BigNimbers.quotient(conjugate, a));
        return parts;
    }

    /// The order, empty where it depends on unknown factors.
    static Optional<BigInteger> order(BigInteger a) {
        int degree = BigNimbers.degree(a);
        if (degree > LARGEST_DEGREE) {
            return Optional.empty();
        }
        BigInteger order = BigInteger.ONE;
        List<BigInteger> parts = parts(a, degree);
        for (int i = 0; i < parts.size(); i++) {
            FermatNumber group = new FermatNumber(i);
            for (BigInteger prime : group.primeFactors().orElseThrow()) {
                if (!component(parts.get(i), group, prime).equals(BigInteger.ONE)) {
                    order = order.multiply(prime);
                }
            }
        }
        return Optional.of(order);
    }

    /// The component in the only subgroup of this prime order.
    private static BigInteger component(BigInteger part, FermatNumber group, BigInteger prime) {
        return BigNimbers.power(part, group.value().divide(prime));
    }

    static NimLogarithm log(BigInteger a, BigInteger base) {
        int degree = BigNimbers.degree(base);
        if (BigNimbers.degree(a) > degree) {
            return new NimLogarithm.None();
        }
        List<BigInteger> parts = parts(a, degree);
        List<BigInteger> bases = parts(base, degree);
        NimLogarithm log = new NimLogarithm.Exponent(BigInteger.ZERO, BigInteger.ONE);
        for (int i = 0; i < bases.size() && !(log instanceof NimLogarithm.None); i++) {
            log = combine(log, log(parts.get(i), bases.get(i), new FermatNumber(i)));
        }
        return log;
    }

    /// The logarithm in a group whose order is a Fermat number.
    private static NimLogarithm log(BigInteger part, BigInteger base, FermatNumber group) {
        if (group.primeFactors().isEmpty()) {
            return new NimLogarithm.TooHard(group.value());
        }
        NimLogarithm log = new NimLogarithm.Exponent(BigInteger.ZERO, BigInteger.ONE);
        for (BigInteger prime : group.primeFactors().get()) {
            log = combine(log, log(component(part, group, prime), component(base, group, prime), prime));
        }
        return log;
    }

    /// The logarithm in a group of prime order.
    private static NimLogarithm log(BigInteger a, BigInteger base, BigInteger prime) {
        if (a.equals(BigInteger.ONE)) {
            BigInteger order = base.equals(BigInteger.ONE) ? BigInteger.ONE : prime;
            return new NimLogarithm.Exponent(BigInteger.ZERO, order);
        }
        if (base.equals(BigInteger.ONE)) {
            return new NimLogarithm.None();
        }
        return prime.compareTo(LARGEST_PRIME) > 0
                ? new NimLogarithm.TooHard(prime)
                : new NimLogarithm.Exponent(exponent(a, base, prime), prime);
    }

    private static BigInteger exponent(BigInteger a, BigInteger base, BigInteger prime) {
        int stride = prime.sqrt().intValueExact() + 1;
        Map<BigInteger, Integer> babies = new HashMap<>();
        BigInteger baby = BigInteger.ONE;
        for (int i = 0; i < stride; i++) {
            babies.put(baby, i);
            baby = BigNimbers.product(baby, base);
        }
        BigInteger giant = BigNimbers.inverse(baby);
        BigInteger rest = a;
        long steps = 0;
        Integer found = babies.get(rest);
        while (found == null) {
            rest = BigNimbers.product(rest, giant);
            steps++;
            found = babies.get(rest);
        }
        return BigInteger.valueOf(steps * stride + found);
    }

    /// The exponent with both remainders; the orders have no common factor.
    private static NimLogarithm combine(NimLogarithm first, NimLogarithm second) {
        return switch (first) {
            case NimLogarithm.None none -> none;
            case NimLogarithm.TooHard hard -> second instanceof NimLogarithm.None ? second : hard;
            case NimLogarithm.Exponent one ->
                switch (second) {
                    case NimLogarithm.None none -> none;
                    case NimLogarithm.TooHard hard -> hard;
                    case NimLogarithm.Exponent two -> combine(one, two);
                };
        };
    }

    private static NimLogarithm combine(NimLogarithm.Exponent one, NimLogarithm.Exponent two) {
        BigInteger steps = two.exponent()
                .subtract(one.exponent())
                .multiply(one.order().modInverse(two.order()))
                .mod(two.order());
        return new NimLogarithm.Exponent(
                one.exponent().add(one.order().multiply(steps)), one.order().multiply(two.order()));
    }
}
