package org.grundy.lang.rules.internal.syntax;

import org.grundy.text.Span;

/// One item of a pattern.
public sealed interface PatternItem {
    /// Where it stands.
    Span span();

    /// A variable for a number.
    record Variable(Span span, String name) implements PatternItem {}

    /// A number that must stand there.
    record Exactly(Span span, long value) implements PatternItem {}

    /// A variable for a list of numbers; only as the last item.
    record Numbers(Span span, String name) implements PatternItem {}
}
