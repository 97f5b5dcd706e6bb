package org.grundy.lang.rules.internal.syntax;

import org.grundy.lang.Span;

/// One place of a pattern.
public sealed interface Item {
    /// Where it stands.
    Span span();

    /// A variable for a number.
    record Variable(Span span, String name) implements Item {}

    /// A number that must stand there.
    record Exactly(Span span, long value) implements Item {}

    /// A variable for a list of numbers; the last place only.
    record Numbers(Span span, String name) implements Item {}
}
