package org.grundy.site.jdk;

import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Texts with values in them: `%s`, `%d`, `%f` with a number of places, `%n` and `%%`, each with the
/// number of its value and a width where that is wanted. TeaVM's formatter brings what is written in
/// each country of the world, with the names of its money.
@InsteadOf(String.class)
public final class Formats {
    private final String sentence;
    private final @Nullable Object[] values;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int next;

    private Formats(String sentence, @Nullable Object[] values) {
        this.sentence = sentence;
        this.values = values;
    }

    public static String format(String sentence, @Nullable Object... values) {
        return new Formats(sentence, values).filled();
    }

    public static String format(Locale locale, String sentence, @Nullable Object... values) {
        return format(sentence, values);
    }

    public static String formatted(String sentence, @Nullable Object... values) {
        return format(sentence, values);
    }

    private String filled() {
        while (at < sentence.length()) {
            char plain = sentence.charAt(at++);
            if (plain == '%') {
                place();
            } else {
                out.append(plain);
            }
        }
        return out.toString();
    }

    /// Fills what stands behind a sign `%`.
    private void place() {
        boolean zeros = sentence.charAt(at) == '0';
        int number = number();
        int index = -1;
        if (sentence.charAt(at) == '$') {
            index = number - 1;
            at++;
            zeros = sentence.charAt(at) == '0';
            number = number();
        }
        int places = 6;
        if (sentence.charAt(at) == '.') {
            at++;
            places = number();
        }
        char kind = sentence.charAt(at++);
        String text = kind == '%' ? "%" : kind == 'n' ? "\n" : text(kind, values[index < 0 ? next++ : index], places);
        boolean negative = zeros && text.startsWith("-");
        out.append(negative ? "-" : "")
                .append((zeros ? "0" : " ").repeat(Math.max(0, number - text.length())))
                .append(negative ? text.substring(1) : text);
    }

    /// The number that stands here, 0 where there is none.
    private int number() {
        int number = 0;
        while (sentence.charAt(at) >= '0' && sentence.charAt(at) <= '9') {
            number = 10 * number + sentence.charAt(at++) - '0';
        }
        return number;
    }

    private static String text(char kind, @Nullable Object value, int places) {
        if (kind == 's'
                || value == null
                || (kind == 'd'
                        && (value instanceof Integer || value instanceof Long || value instanceof BigInteger))) {
            return String.valueOf(value);
        }
        if (kind == 'f' && value instanceof Double real) {
            return decimal(real, places);
        }
        throw new IllegalArgumentException("here no value is written by %" + kind + ": " + value);
    }

    /// A number with a number of places, rounded from what [Double#toString] has, half a unit away from 0.
    private static String decimal(double value, int places) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.toString(value);
        }
        String written = Double.toString(Math.abs(value));
        int power = written.indexOf('E');
        String digits = power < 0 ? written : written.substring(0, power);
        int point = digits.indexOf('.');
        int shift =
                places + point + 1 - digits.length() + (power < 0 ? 0 : Integer.parseInt(written.substring(power + 1)));
        BigInteger whole = new BigInteger(digits.substring(0, point) + digits.substring(point + 1));
        BigInteger scale = BigInteger.TEN.pow(Math.abs(shift));
        BigInteger rounded =
                shift >= 0 ? whole.multiply(scale) : whole.add(whole).add(scale).divide(scale.add(scale));
        String all = "0".repeat(Math.max(0, places + 1 - rounded.toString().length())) + rounded;
        int before = all.length() - places;
        return (value < 0 ? "-" : "") + all.substring(0, before) + (places == 0 ? "" : "." + all.substring(before));
    }
}
