package org.grundy.lang.arithmetic;

import java.math.BigInteger;
import java.util.Locale;
import java.util.function.BinaryOperator;

/// The binary operations on integers, a row each: value within 64 bits and of any size, range.
public enum Operation {
    /// Sum.
    ADD("+", ExactArithmetic::add, BigInteger::add, ExactInterval::plus),
    /// Difference.
    SUBTRACT("-", ExactArithmetic::subtract, BigInteger::subtract, ExactInterval::minus),
    /// Product.
    MULTIPLY("*", ExactArithmetic::multiply, BigInteger::multiply, ExactInterval::times),
    /// Quotient rounded down.
    DIVIDE("/", ExactArithmetic::divide, ExactInterval::floor, ExactInterval::over),
    /// Remainder of that quotient: 0 or of the divisor's sign.
    REMAINDER(
            "%",
            ExactArithmetic::remainder,
            (a, b) -> a.subtract(ExactInterval.floor(a, b).multiply(b)),
            ExactInterval::mod),
    /// Power with a natural exponent.
    POWER("**", ExactArithmetic::power, (a, b) -> a.pow(b.intValueExact()), ExactInterval::power),
    /// Bitwise exclusive or.
    XOR("^", (a, b, site) -> a ^ b, BigInteger::xor, ExactInterval::bitwise),
    /// Bitwise and, of any two numbers; rules have [NumberFunction#BITAND], of naturals.
    AND("&", (a, b, site) -> a & b, BigInteger::and, Operation::common),
    /// Bitwise or, of any two numbers; rules have [NumberFunction#BITOR], of naturals.
    OR("|", (a, b, site) -> a | b, BigInteger::or, ExactInterval::bitwise);

    private final String sign;
    private final Value value;
    private final BinaryOperator<BigInteger> exact;
    private final BinaryOperator<ExactInterval> range;

    /// A value within 64 bits.
    @FunctionalInterface
    private interface Value {
        long of(long a, long b, int site);
    }

    Operation(String sign, Value value, BinaryOperator<BigInteger> exact, BinaryOperator<ExactInterval> range) {
        this.sign = sign;
        this.value = value;
        this.exact = exact;
        this.range = range;
    }

    private static ExactInterval common(ExactInterval a, ExactInterval b) {
        return a.hasNegative() || b.hasNegative() ? a.bitwise(b) : a.min(b).upTo();
    }

    /// Whether its two numbers may be exchanged.
    public boolean commutes() {
        return switch (this) {
            case ADD, MULTIPLY, XOR, AND, OR -> true;
            case SUBTRACT, DIVIDE, REMAINDER, POWER -> false;
        };
    }

    /// How programs write it between two numbers.
    public String sign() {
        return sign;
    }

    /// Its name, and that of its method in [ExactArithmetic].
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The value.
    ///
    /// @param site where a fault is reported
    /// @throws RuleFault where it is not defined, or beyond 64 bits
    public long of(long a, long b, int site) {
        return value.of(a, b, site);
    }

    /// The value of numbers of any size.
    ///
    /// @throws ArithmeticException where it is not defined
    public BigInteger exact(BigInteger a, BigInteger b) {
        return exact.apply(a, b);
    }

    /// Between which numbers its values lie, where it is defined; those of powers only within 64 bits.
    ///
    /// @param a between which numbers the first lies
    /// @param b the second
    public ExactInterval range(ExactInterval a, ExactInterval b) {
        return range.apply(a, b);
    }
}
