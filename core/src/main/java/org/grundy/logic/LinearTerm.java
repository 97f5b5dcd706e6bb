package org.grundy.logic;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// A linear term: integer multiples of variables and an integer. Immutable.
///
/// Variables stand for natural numbers, a term for any integer. Arithmetic whose coefficients or constant leave
/// 64 bits throws [NotLinear], so that there is no formula rather than a wrong one.
///
/// @param coefficients of each variable, none of them 0
/// @param constant what is added
public record LinearTerm(SortedMap<String, Long> coefficients, long constant) {
    /// Copies the map.
    public LinearTerm {
        coefficients = Collections.unmodifiableSortedMap(new TreeMap<>(coefficients));
    }

    /// A number.
    public static LinearTerm of(long constant) {
        return new LinearTerm(new TreeMap<>(), constant);
    }

    /// A variable.
    public static LinearTerm of(String variable) {
        return new LinearTerm(new TreeMap<>(Map.of(variable, 1L)), 0);
    }

    /// The sum of two terms.
    public LinearTerm plus(LinearTerm other) {
        SortedMap<String, Long> sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((variable, by) -> sum.merge(variable, by, LinearTerm::sum));
        sum.values().removeIf(coefficient -> coefficient == 0);
        return new LinearTerm(sum, sum(constant, other.constant));
    }

    /// The sum of this term and a number.
    public LinearTerm plus(long number) {
        return new LinearTerm(coefficients, sum(constant, number));
    }

    /// The difference of two terms.
    public LinearTerm minus(LinearTerm other) {
        return plus(other.times(-1));
    }

    /// A multiple of this term.
    public LinearTerm times(long factor) {
        SortedMap<String, Long> product = new TreeMap<>();
        if (factor != 0) {
            coefficients.forEach((variable, by) -> product.put(variable, product(by, factor)));
        }
        return new LinearTerm(product, product(constant, factor));
    }

    private static long sum(long a, long b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException tooLarge) {
            throw new NotLinear();
        }
    }

    private static long product(long a, long b) {
        try {
            return Math.multiplyExact(a, b);
        } catch (ArithmeticException tooLarge) {
            throw new NotLinear();
        }
    }

    /// The term with variables renamed; coefficients of variables that become equal are added.
    public LinearTerm renamed(UnaryOperator<String> names) {
        SortedMap<String, Long> renamed = new TreeMap<>();
        coefficients.forEach((variable, by) -> renamed.merge(names.apply(variable), by, LinearTerm::sum));
        renamed.values().removeIf(coefficient -> coefficient == 0);
        return new LinearTerm(renamed, constant);
    }

    /// The variable that this term is, if it is one.
    public Optional<String> asVariable() {
        return constant == 0 && coefficients.size() == 1 && coefficients.containsValue(1L)
                ? Optional.of(coefficients.firstKey())
                : Optional.empty();
    }

    /// Whether no variable occurs.
    public boolean isConstant() {
        return coefficients.isEmpty();
    }

    /// The value of the term for these values of its variables.
    ///
    /// @throws IllegalArgumentException if a variable has none
    public BigInteger value(Map<String, BigInteger> values) {
        BigInteger sum = BigInteger.valueOf(constant);
        for (Map.Entry<String, Long> entry : coefficients.entrySet()) {
            BigInteger value = values.get(entry.getKey());
            if (value == null) {
                throw new IllegalArgumentException("no value for " + entry.getKey());
            }
            sum = sum.add(value.multiply(BigInteger.valueOf(entry.getValue())));
        }
        return sum;
    }

    /// As in mathematics: `2x - y + 1`.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        coefficients.forEach((variable, by) -> append(text, by > 0, by, variable));
        coefficients.forEach((variable, by) -> append(text, by < 0, by, variable));
        if (constant != 0 || coefficients.isEmpty()) {
            append(text, true, constant, "");
        }
        return text.toString();
    }

    private static void append(StringBuilder text, boolean wanted, long by, String variable) {
        if (wanted) {
            String sign = by < 0 ? "-" : "+";
            text.append(text.isEmpty() ? (by < 0 ? sign : "") : " " + sign + " ");
            boolean one = Math.abs(by) == 1 && !variable.isEmpty();
            text.append(one ? "" : Long.toUnsignedString(Math.abs(by))).append(variable);
        }
    }
}
