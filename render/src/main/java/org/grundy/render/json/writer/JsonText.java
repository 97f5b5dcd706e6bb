package org.grundy.render.json.writer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Writes one value as JSON: members of objects on lines of their own, elements of arrays on one. It needs nothing of
/// the platform but [RecordMembers], so that a page writes the same bytes as a command.
///
/// Values are records, maps, lists, arrays, texts, numbers, truth values, constants (by their names) and null.
public final class JsonText {
    /// The largest integer up to which every JSON reader is exact.
    private static final BigInteger LARGEST_EXACT = BigInteger.TWO.pow(53).subtract(BigInteger.ONE);

    private static final String ESCAPED = "\"\\\b\t\n\f\r";
    private static final String LETTERS = "\"\\btnfr";
    private static final char FIRST_PLAIN = ' ';

    private final Appendable out;
    private int depth;

    /// A record with the version before its members.
    public record Versioned(int version, Object content) {}

    /// Writes to `out`.
    public JsonText(Appendable out) {
        this.out = out;
    }

    /// Writes a value.
    ///
    /// @throws UncheckedIOException if it cannot be written
    public void value(@Nullable Object value) {
        switch (value) {
            case null -> plain("null");
            case String text -> text(text);
            case Long number -> integer(BigInteger.valueOf(number));
            case BigInteger number -> integer(number);
            case Integer number when out instanceof StringBuilder text -> text.append(number.intValue());
            case Number number -> plain(number.toString());
            case Boolean truth -> plain(truth.toString());
            case Enum<?> constant -> text(constant.name());
            case Optional<?> optional -> value(optional.orElse(null));
            case int[] numbers -> numbers(numbers);
            case Iterable<?> list -> array(list.iterator());
            case Map<?, ?> map -> map(map);
            case Versioned(int version, Object content) -> versioned(version, content);
            case Record members -> members(members);
            default -> array(elements(value));
        }
    }

    private static Iterator<?> elements(Object array) {
        return array instanceof Object[] objects
                ? Arrays.asList(objects).iterator()
                : IntStream.range(0, Array.getLength(array))
                        .mapToObj(i -> Array.get(array, i))
                        .iterator();
    }

    /// An integer as a number where that is exact in every reader, else as a string.
    private void integer(BigInteger number) {
        if (number.abs().compareTo(LARGEST_EXACT) > 0) {
            text(number.toString());
        } else {
            plain(number.toString());
        }
    }

    private void numbers(int[] numbers) {
        plain("[");
        try {
            IntegerRow.append(out, numbers);
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
        plain(" ]");
    }

    private void array(Iterator<?> elements) {
        plain("[");
        String before = " ";
        while (elements.hasNext()) {
            plain(before);
            value(elements.next());
            before = ", ";
        }
        plain(" ]");
    }

    private void map(Map<?, ?> map) {
        boolean first = open();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            first = member(first, String.valueOf(entry.getKey()), entry.getValue());
        }
        close(first);
    }

    private void members(Record instance) {
        close(members(open(), instance));
    }

    private void versioned(int version, Object content) {
        boolean first = member(open(), "version", version);
        close(members(first, (Record) content));
    }

    private boolean members(boolean first, Record instance) {
        boolean none = first;
        for (RecordMembers.Member member : RecordMembers.of(instance.getClass())) {
            Object value = member.of(instance);
            if (value != null || !member.omittedIfNull()) {
                none = member(none, member.name(), value);
            }
        }
        return none;
    }

    private boolean open() {
        plain("{");
        depth++;
        return true;
    }

    private boolean member(boolean first, String name, @Nullable Object value) {
        plain(first ? "" : ",");
        line();
        text(name);
        plain(" : ");
        value(value);
        return false;
    }

    private void close(boolean empty) {
        depth--;
        if (empty) {
            plain(" ");
        } else {
            line();
        }
        plain("}");
    }

    private void line() {
        plain("\n" + "  ".repeat(depth));
    }

    private void text(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int place = ESCAPED.indexOf(c);
            if (place >= 0) {
                quoted.append('\\').append(LETTERS.charAt(place));
            } else if (c < FIRST_PLAIN) {
                quoted.append("\\u00").append(c < 16 ? "0" : "1").append("0123456789ABCDEF".charAt(c % 16));
            } else {
                quoted.append(c);
            }
        }
        plain(quoted.append('"').toString());
    }

    private void plain(String text) {
        try {
            out.append(text);
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }
}
