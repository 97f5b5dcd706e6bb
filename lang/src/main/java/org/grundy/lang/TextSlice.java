package org.grundy.lang;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A slice of a source text, such as one argument, that can be parsed as a number, a range or a word.
///
/// Numbers are integers in decimal, also as `1e9`, `1.2e6`, `2^27` and with `_` between digits; at most 10^1000 in
/// size.
///
/// @param source the whole text, for messages
/// @param span where the slice is, without surrounding white space
public record TextSlice(String source, Span span) {
    private static final Pattern NUMBER =
            Pattern.compile("([-−]?)(\\d[\\d_]{0,4000})(?:(?:\\.(\\d{1,1000}?)0*)?[eE](\\d{1,6})|\\^(\\d{1,6}))?");
    private static final Pattern FRACTION = Pattern.compile("[-−]?\\d+\\.\\d+([eE]\\d+)?");
    private static final int LARGEST_EXPONENT = 1000;
    private static final BigInteger LARGEST_NUMBER = BigInteger.TEN.pow(LARGEST_EXPONENT);

    /// The slice between two indices of a text, without surrounding white space.
    public static TextSlice trimmed(String source, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(source.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(source.charAt(to - 1))) {
            to--;
        }
        return new TextSlice(source, new Span(from, to));
    }

    /// The slice's text.
    public String text() {
        return source.substring(span.start(), span.end());
    }

    /// This slice parsed as a number, if it has the form of one and is whole.
    ///
    /// @throws InputError if the number is larger than 10^1000
    public Optional<BigInteger> asNumber() {
        Matcher matcher = NUMBER.matcher(text());
        return matcher.matches() ? number(matcher) : Optional.empty();
    }

    /// Empty for a fraction.
    private Optional<BigInteger> number(Matcher matcher) {
        BigInteger value = new BigInteger(matcher.group(2).replace("_", ""));
        if (matcher.group(3) != null) {
            BigInteger[] parts = scaled(value, matcher.group(3), matcher.group(4));
            if (parts[1].signum() != 0) {
                return Optional.empty();
            }
            value = parts[0];
        } else if (matcher.group(4) != null) {
            value = value.multiply(power(BigInteger.TEN, matcher.group(4)));
        } else if (matcher.group(5) != null) {
            value = power(value, matcher.group(5));
        }
        if (value.compareTo(LARGEST_NUMBER) > 0) {
            throw tooLarge();
        }
        return Optional.of(matcher.group(1).isEmpty() ? value : value.negate());
    }

    /// A number with decimals times a power of ten: its whole part, and what is left of it.
    private BigInteger[] scaled(BigInteger whole, String decimals, String exponent) {
        BigInteger unit = BigInteger.TEN.pow(decimals.length());
        return whole.multiply(unit)
                .add(new BigInteger(decimals))
                .multiply(power(BigInteger.TEN, exponent))
                .divideAndRemainder(unit);
    }

    private BigInteger power(BigInteger base, String exponent) {
        int power = Integer.parseInt(exponent);
        if ((long) power * Math.max(1, base.bitLength() - 1) > 4L * LARGEST_EXPONENT) {
            throw tooLarge();
        }
        return base.pow(power);
    }

    private InputError tooLarge() {
        return error("this number is larger than 10^1000, the largest allowed", "这个数超过了允许的最大值 10^1000");
    }

    /// Parses this slice as a number that must be at least a bound.
    ///
    /// @param what names the number in messages in any language, such as `m`
    /// @throws InputError if it is not a number or is below the bound
    public BigInteger number(String what, long atLeast) {
        return number(new BilingualText(what, what), atLeast);
    }

    /// Parses this slice as a number that must be at least a bound.
    ///
    /// @param what names the number in messages, such as "a heap"
    /// @throws InputError if it is not a number or is below the bound
    public BigInteger number(BilingualText what, long atLeast) {
        boolean fraction = FRACTION.matcher(text()).matches();
        boolean begun = !fraction && !text().isEmpty() && Character.isDigit(text().charAt(0));
        BigInteger value = asNumber()
                .orElseThrow(() -> error(
                        "\"" + text() + "\" is not a " + (fraction ? "whole " : "") + "number: " + what.en()
                                + " is an integer, at least " + atLeast
                                + (begun ? ", such as 1000, 1e3 or 2^10" : ""),
                        "“" + text() + "”不是" + (fraction ? "整数" : "数") + "：" + what.zh() + " 应是不小于 " + atLeast + " 的整数"
                                + (begun ? "，例如 1000、1e3 或 2^10" : "")));
        if (value.compareTo(BigInteger.valueOf(atLeast)) < 0) {
            throw error("%s is %s, but must be at least %s", "%s 是 %s，但至少应为 %s", what, value, atLeast);
        }
        return value;
    }

    /// A natural number with both limits.
    ///
    /// @param what names the number in messages in any language, such as `p`
    /// @throws InputError if it is no number, too small or too large
    public int number(String what, int atLeast, int atMost) {
        BigInteger value = number(what, atLeast);
        if (value.compareTo(BigInteger.valueOf(atMost)) > 0) {
            throw error("%s is %s, but must be at most %s", "%s 是 %s，但不能大于 %s", what, value, atMost);
        }
        return value.intValueExact();
    }

    /// The error of a number that must be at most another one.
    ///
    /// @param what names the number in messages in any language, such as `p`
    /// @param most names the other one
    public InputError above(String what, BigInteger value, String most, BigInteger largest) {
        return error(
                "%1$s is %2$s, but must be at most %3$s, which is %4$s",
                "%1$s 是 %2$s，但不能大于 %3$s，而 %3$s 是 %4$s", what, value, most, largest);
    }

    /// The two ends of a range `a..b`, if this slice has that form.
    public Optional<Range> asRange() {
        int dots = text().indexOf("..");
        if (dots < 0) {
            return Optional.empty();
        }
        int at = span.start() + dots;
        return Optional.of(new Range(trimmed(source, span.start(), at), trimmed(source, at + 2, span.end())));
    }

    /// A range's two ends.
    ///
    /// @param from the slice before the dots
    /// @param to the slice after them
    public record Range(TextSlice from, TextSlice to) {}

    /// The arguments between brackets, if this slice is one bracketed list: `3` and `5` for `(3,5)`.
    ///
    /// @param owner the name before the brackets, for messages
    /// @throws InputError if an argument is empty
    public Optional<Arguments> enclosed(String owner) {
        String text = text();
        if (text.length() < 2 || Brackets.step(text.charAt(0)) != 1) {
            return Optional.empty();
        }
        int depth = 1;
        int close = 0;
        while (depth > 0 && ++close < text.length()) {
            depth += Brackets.step(text.charAt(close));
        }
        return close == text.length() - 1 && Brackets.match(text.charAt(0), text.charAt(close))
                ? Optional.of(Arguments.of(owner, trimmed(source, span.start() + 1, span.end() - 1)))
                : Optional.empty();
    }

    /// An error located at this slice.
    public InputError error(String en, String zh, Object... values) {
        return new InputError(source, span, en, zh, values);
    }
}
