package org.grundy.site.jdk;

import java.util.function.Function;
import java.util.stream.Stream;

/// Lines of a text, and texts without the white space at their ends, of which TeaVM has another notion: among others it
/// takes empty lines for lines without indentation.
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

    public static String stripIndent(String text) {
        if (text.isEmpty()) {
            return text;
        }
        String[] lines = text.split("\r?\n", -1);
        int last = lines.length - 1;
        int indent = Integer.MAX_VALUE;
        for (int i = 0; i <= last; i++) {
            if (i == last || !isBlank(lines[i])) {
                indent = Math.min(
                        indent, lines[i].length() - stripLeading(lines[i]).length());
            }
        }
        StringBuilder all = new StringBuilder();
        for (int i = 0; i <= last; i++) {
            String line = isBlank(lines[i]) ? "" : stripTrailing(lines[i].substring(indent));
            all.append(i == 0 ? "" : "\n").append(line);
        }
        return all.toString();
    }
}
