package org.grundy.render.json;

import java.math.BigInteger;
import org.grundy.lang.nim.NimAnswer;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.value.BigNimbers;
import org.grundy.value.NimLogarithm;
import org.jspecify.annotations.Nullable;

/// An answer of nim arithmetic.
///
/// @param question in one notation
/// @param result `nimber`, `number`, `none` or `undecided`
/// @param value the nimber or the ordinary number, where there is one
/// @param degree for a nimber, the bits of its smallest field
/// @param inverse for a nimber that is not 0
/// @param squareRoot for a nimber
/// @param order for an order or a logarithm, the order of the nimber whose powers are meant
/// @param primitive for an order, whether its powers are its whole smallest field but 0
/// @param factor for an undecided logarithm, the factor of the order that is too large
@OmittedIfNull
public record NimRecord(
        String question,
        String result,
        @Nullable BigInteger value,
        @Nullable Integer degree,
        @Nullable BigInteger inverse,
        @Nullable BigInteger squareRoot,
        @Nullable BigInteger order,
        @Nullable Boolean primitive,
        @Nullable BigInteger factor) {
    /// The record of an answer.
    public static NimRecord of(NimAnswer answer) {
        String question = answer.asked().notation();
        return switch (answer) {
            case NimAnswer.Nimber nimber -> of(question, nimber.value());
            case NimAnswer.Degree degree -> number(question, BigInteger.valueOf(degree.degree()), null, null);
            case NimAnswer.Order order ->
                order.order()
                        .map(number -> number(
                                question,
                                number,
                                number,
                                BigNimbers.primitive(order.of()).orElse(null)))
                        .orElseGet(() -> ended(question, "undecided", null));
            case NimAnswer.Logarithm logarithm -> of(question, logarithm.result());
        };
    }

    private static NimRecord of(String question, BigInteger value) {
        return new NimRecord(
                question,
                "nimber",
                value,
                BigNimbers.degree(value),
                value.signum() == 0 ? null : BigNimbers.inverse(value),
                BigNimbers.squareRoot(value),
                null,
                null,
                null);
    }

    private static NimRecord of(String question, NimLogarithm log) {
        return switch (log) {
            case NimLogarithm.Exponent found -> number(question, found.exponent(), found.order(), null);
            case NimLogarithm.None none -> ended(question, "none", null);
            case NimLogarithm.TooHard hard -> ended(question, "undecided", hard.factor());
        };
    }

    private static NimRecord number(
            String question, BigInteger value, @Nullable BigInteger order, @Nullable Boolean primitive) {
        return new NimRecord(question, "number", value, null, null, null, order, primitive, null);
    }

    private static NimRecord ended(String question, String result, @Nullable BigInteger factor) {
        return new NimRecord(question, result, null, null, null, null, null, null, factor);
    }
}
