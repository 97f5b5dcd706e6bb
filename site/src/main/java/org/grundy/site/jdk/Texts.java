package org.grundy.site.jdk;

import java.util.function.Function;
import java.util.stream.Stream;

/// Lines of a text, and texts without the white space at their ends, of which TeaVM has another notion.
@InsteadOf(String.class)
public final class Texts {
    private Texts() {}

    public static Stream<String> lines(String text) {
        if (text.isEmpty()) {
            return Stream.empty();
        }
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return Stream.of(whole.split("\r?\n", -1));
    }

    public static <R> R transform(String text, Function<? super String, ? extends R> change) {
        return change.apply(text);
    }

    public static boolean isBlank(String text) {
        return stripLeading(text).isEmpty();
    }

    public static String strip(String text) {
        return stripLeading(stripTrailing(text));
    }

    public static String stripLeading(String text) {
        int from = 0;
        while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        return text.substring(from);
    }

    public static String stripTrailing(String text) {
        int to = text.length();
        while (to > 0 && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(0, to);
    }
}
