package org.grundy.text;

/// A stretch of a text.
///
/// @param start index of its first character, from 0
/// @param end index after its last character, at least `start`
public record Span(int start, int end) {
    /// The place of what no text has.
    public static final Span NONE = new Span(0, 0);

    /// The span that covers this one and another.
    public Span to(Span other) {
        return new Span(Math.min(start, other.start), Math.max(end, other.end));
    }
}
