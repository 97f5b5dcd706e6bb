package org.grundy.lang;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/// Reads the limits of a computation: counts (`1e9`, `2^27`), times (`30s`, `2m`, `500ms`, `1h`) and
/// amounts of memory (`512m`, `2g`, `1.5GB`). Limits above `Long.MAX_VALUE` become `Long.MAX_VALUE`.
public final class LimitParser {
    private static final BigInteger LARGEST_LIMIT = BigInteger.valueOf(Long.MAX_VALUE);
    private static final long LARGEST_TIME = Duration.ofDays(36_500).toMillis();

    private LimitParser() {}

    /// Parses a count, at least 1.
    ///
    /// @param what names it in messages
    /// @throws org.grundy.text.InputError if the text is not a number of at least 1
    public static long count(TextSlice slice, String what) {
        return slice.number(what, 1).min(LARGEST_LIMIT).longValueExact();
    }

    /// Parses a time, at least a millisecond. A number without a unit is in seconds.
    ///
    /// @throws org.grundy.text.InputError if the text is not a time
    public static Duration time(TextSlice slice) {
        return amount(slice, LimitParser::milliseconds)
                .map(millis -> Duration.ofMillis(Math.min(millis, LARGEST_TIME)))
                .orElseThrow(() -> slice.error(
                        "\"%s\" is not a time: write 30s, 500ms, 2m or 1h",
                        "“%s”不是时间：写作 30s、500ms、2m 或 1h", slice.text()));
    }

    /// Parses an amount of memory in bytes, at least 1. `k`, `m`, `g` and `t`, also `kb` or `kib`, are powers of 1024.
    ///
    /// @throws org.grundy.text.InputError if the text is not an amount of memory
    public static long memory(TextSlice slice) {
        return amount(slice, LimitParser::bytes)
                .orElseThrow(() -> slice.error(
                        "\"%s\" is not an amount of memory: write 512m, 2g or a number of bytes",
                        "“%s”不是内存大小：写作 512m、2g 或字节数", slice.text()));
    }

    private interface Units {
        /// The factor of a unit; 0 if there is no such unit.
        long of(String unit);
    }

    private static long milliseconds(String unit) {
        return switch (unit) {
            case "ms" -> 1;
            case "s", "sec", "" -> 1000;
            case "m", "min" -> 60_000;
            case "h" -> 3_600_000;
            default -> 0;
        };
    }

    private static long bytes(String unit) {
        return switch (unit) {
            case "", "b" -> 1;
            case "k", "kb", "kib" -> 1L << 10;
            case "m", "mb", "mib" -> 1L << 20;
            case "g", "gb", "gib" -> 1L << 30;
            case "t", "tb", "tib" -> 1L << 40;
            default -> 0;
        };
    }

    /// The number times its unit, if both are well-formed and the result is at least 1.
    private static Optional<Long> amount(TextSlice slice, Units units) {
        String text = slice.text().toLowerCase(Locale.ROOT);
        int cut = text.length();
        while (cut > 0 && Character.isLetter(text.charAt(cut - 1))) {
            cut--;
        }
        long unit = units.of(text.substring(cut));
        TextSlice number = TextSlice.trimmed(
                slice.source(), slice.span().start(), slice.span().start() + cut);
        return times(number, BigInteger.valueOf(unit))
                .filter(value -> value.signum() > 0)
                .map(value -> value.min(LARGEST_LIMIT).longValueExact());
    }

    /// A number with or without a decimal point times a unit, rounded down. Without [java.math.BigDecimal],
    /// whose tables take a JVM that has just started a tenth of a second.
    private static Optional<BigInteger> times(TextSlice slice, BigInteger unit) {
        String text = slice.text();
        int dot = text.indexOf('.');
        boolean fraction = dot > 0
                && text.length() <= 20
                && text.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'))
                && text.indexOf('.', dot + 1) < 0;
        if (!fraction) {
            return slice.asNumber().map(unit::multiply);
        }
        BigInteger digits = new BigInteger(text.substring(0, dot).concat(text.substring(dot + 1)));
        BigInteger places = BigInteger.TEN.pow(text.length() - dot - 1);
        return Optional.of(digits.multiply(unit).divide(places));
    }
}
