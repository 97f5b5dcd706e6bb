package org.grundy.lang.rules.described;

import java.util.ArrayList;
import java.util.List;
import org.grundy.text.Span;

/// A line of a text that says something of a game: a word, and what stands behind it.
///
/// @param start where it begins in the text
/// @param end where it ends
/// @param indentation how many blanks it begins with
/// @param text without blanks at both ends
record DescribedLine(int start, int end, int indentation, String text) {
    private static final String BLANKS = " \t\f\u000B";

    /// All lines of a text.
    static List<DescribedLine> all(String source) {
        List<DescribedLine> lines = new ArrayList<>();
        for (int start = 0; start < source.length(); ) {
            int found = source.indexOf('\n', start);
            int end = found < 0 ? source.length() : found;
            lines.add(of(start, source.substring(start, end)));
            start = end + 1;
        }
        return lines;
    }

    private static DescribedLine of(int start, String line) {
        String text = line.stripLeading();
        return new DescribedLine(start, start + line.length(), line.length() - text.length(), text.stripTrailing());
    }

    /// Whether it is empty or a comment.
    boolean saysNothing() {
        return text.isEmpty() || text.startsWith("#");
    }

    /// Its first word.
    String word() {
        return text.substring(0, wordEnd());
    }

    /// What stands behind the first word.
    String rest() {
        return text.substring(wordEnd()).strip();
    }

    private int wordEnd() {
        int end = 0;
        while (end < text.length() && BLANKS.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /// Whether it is two words.
    boolean isWordAndName() {
        String rest = rest();
        return !rest.isEmpty() && rest.chars().allMatch(sign -> BLANKS.indexOf(sign) < 0);
    }

    /// Where the text stands.
    Span span() {
        return new Span(start + indentation, start + indentation + text.length());
    }
}
