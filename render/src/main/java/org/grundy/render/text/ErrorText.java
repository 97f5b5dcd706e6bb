package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// An input error in words: the sentence, the line that was written, and a mark below the place.
public final class ErrorText {
    /// Longer lines are cut to a window around the place.
    private static final int WINDOW = 72;

    private ErrorText() {}

    /// One or three lines, each ended by a line break.
    public static String of(InputError error, Language language, Paint paint) {
        String sentence = paint.bad("grundy: ") + language.of(error.text()) + "\n";
        if (error.source().isBlank()) {
            return sentence;
        }
        return sentence + place(error.source(), error.span(), language, paint);
    }

    /// Of a text of several lines only the one is shown in which the place begins.
    private static String place(String source, Span span, Language language, Paint paint) {
        int begin = Math.min(span.start(), source.length());
        int lineStart = source.lastIndexOf('\n', begin - 1) + 1;
        int lineEnd = source.indexOf('\n', begin);
        String line = source.substring(lineStart, lineEnd < 0 ? source.length() : lineEnd);
        Span within = new Span(begin - lineStart, Math.max(begin, span.end()) - lineStart);
        String marked = place(line, within, paint);
        if (line.length() == source.length()) {
            return marked;
        }
        long row = source.substring(0, lineStart).chars().filter(c -> c == '\n').count() + 1;
        int column = begin - lineStart + 1;
        return "  " + say(language, "error.place", "row", row, "column", column) + "\n" + marked;
    }

    private static String place(String source, Span span, Paint paint) {
        int start = Math.min(span.start(), source.length());
        int from = Math.max(0, Math.min(start - WINDOW / 2, source.length() - WINDOW));
        int to = Math.min(source.length(), from + WINDOW);
        int end = Math.clamp(span.end(), start, to);
        String before = from > 0 ? "…" : "";
        String line = before + source.substring(from, to) + (to < source.length() ? "…" : "");
        int column = DisplayWidth.of(before + source.substring(from, start));
        int width = Math.max(1, DisplayWidth.of(source.substring(start, end)));
        return "  " + line + "\n  " + " ".repeat(column) + paint.bad("^".repeat(width)) + "\n";
    }
}
