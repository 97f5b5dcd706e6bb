package org.grundy.lang.nim;

import java.math.BigInteger;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.grundy.value.BigNimbers;

/// Answers questions of nim arithmetic as a person writes them: `5*7`, `(3 + 6) / inv(9)^2`, `sqrt(1e30)`,
/// `order(40)`, `degree(40)`, `log(13, 5)`.
///
/// The sum is xor; products, quotients, powers and roots are those of the field of nimbers.
public final class NimCalculator {
    private static final int LONGEST = 10_000;

    private final String source;

    private NimCalculator(String source) {
        this.source = source;
    }

    /// The answer to a question. Cost: numbers have at most 4096 bits; an order or a logarithm may take
    /// seconds.
    ///
    /// @throws InputError if the text is not such a question, divides by 0, or has more than 10 000
    ///     characters
    public static NimAnswer answer(String source) {
        if (source.length() > LONGEST) {
            throw TextSlice.trimmed(source.substring(0, LONGEST), LONGEST - 1, LONGEST)
                    .error(
                            "an expression has at most %s characters, not %s",
                            "表达式至多 %s 个字符，而不是 %s 个", LONGEST, source.length());
        }
        return new NimCalculator(source).answer(NimParser.parse(source));
    }

    private NimAnswer answer(NimQuestion question) {
        return switch (question) {
            case NimQuestion.Value(NimTerm term) -> new NimAnswer.Nimber(question, value(term));
            case NimQuestion.Degree(NimTerm term) -> {
                BigInteger of = value(term);
                yield new NimAnswer.Degree(question, of, BigNimbers.degree(of));
            }
            case NimQuestion.Order(NimTerm term) -> {
                BigInteger of = unit(term);
                yield new NimAnswer.Order(question, of, BigNimbers.order(of));
            }
            case NimQuestion.Log(NimTerm term, NimTerm base) -> {
                BigInteger of = value(term);
                BigInteger unit = unit(base);
                yield new NimAnswer.Logarithm(question, of, unit, BigNimbers.log(of, unit));
            }
        };
    }

    private BigInteger value(NimTerm term) {
        return switch (term) {
            case NimTerm.Literal literal -> literal.value();
            case NimTerm.Chain chain -> value(chain);
            case NimTerm.Power power -> value(power);
            case NimTerm.Call call -> value(call);
        };
    }

    private BigInteger value(NimTerm.Chain chain) {
        BigInteger value = value(chain.first());
        for (NimTerm.Link link : chain.links()) {
            value = switch (link.operator()) {
                case SUM -> BigNimbers.sum(value, value(link.term()));
                case PRODUCT -> BigNimbers.product(value, value(link.term()));
                case QUOTIENT -> BigNimbers.quotient(value, unit(link.term()));
            };
        }
        return value;
    }

    private BigInteger value(NimTerm.Power power) {
        BigInteger base = power.exponent().signum() < 0 ? unit(power.base()) : value(power.base());
        return BigNimbers.power(base, power.exponent());
    }

    private BigInteger value(NimTerm.Call call) {
        return switch (call.function()) {
            case SQUARE -> BigNimbers.square(value(call.argument()));
            case SQRT -> BigNimbers.squareRoot(value(call.argument()));
            case INV -> BigNimbers.inverse(unit(call.argument()));
        };
    }

    /// The value of an expression that must be non-zero.
    private BigInteger unit(NimTerm term) {
        BigInteger value = value(term);
        if (value.signum() == 0) {
            throw new InputError(
                    source,
                    term.span(),
                    "this is 0, and 0 has no inverse, no order and no logarithms",
                    "这里的值为 0，而 0 没有逆元、阶和对数");
        }
        return value;
    }
}
