package org.grundy.catalog.graph.notation;

import org.grundy.lang.TextSlice;

/// The names of vertices: letters, digits, `_` and `.` stand for themselves, anything else between quotation marks,
/// which belong to the name wherever it is written, so that it can be read again.
public final class VertexName {
    private VertexName() {}

    /// Whether a text is a name as it is written.
    public static boolean isName(String text) {
        return isPlain(text) || isQuoted(text);
    }

    private static boolean isPlain(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '.');
    }

    private static boolean isQuoted(String text) {
        return text.length() > 2 && text.startsWith("\"") && text.indexOf('"', 1) == text.length() - 1;
    }

    /// The name that somebody wrote, with the marks only where it needs them.
    public static String of(TextSlice written) {
        String text = written.text();
        String inside = isQuoted(text) ? text.substring(1, text.length() - 1) : text;
        return isPlain(inside) ? inside : text;
    }

    /// The name of a vertex that another notation calls so. Quotation marks and control characters, which no name
    /// holds, become `_`.
    static String called(String id) {
        StringBuilder plain = new StringBuilder();
        id.codePoints().forEach(c -> plain.appendCodePoint(c == '"' || Character.isISOControl(c) ? '_' : c));
        String name = plain.toString().strip();
        return isPlain(name) ? name : name.isEmpty() ? "_" : '"' + name + '"';
    }
}
