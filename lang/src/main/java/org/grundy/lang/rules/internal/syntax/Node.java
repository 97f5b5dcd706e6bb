package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.Span;

/// An expression as written, its type not yet known.
public sealed interface Node {
    /// Where it stands.
    Span span();

    /// A number.
    record Literal(Span span, long value) implements Node {}

    /// `true` or `false`.
    record Truth(Span span, boolean value) implements Node {}

    /// A name that stands alone.
    record Name(Span span, String name) implements Node {}

    /// A function applied to arguments.
    ///
    /// @param name where the function's name stands
    record Call(Span span, Name name, List<Node> arguments) implements Node {}

    /// An operator between two operands; `operator` is where it stands.
    record Binary(Span span, Operator operator, Span at, Node left, Node right) implements Node {}

    /// A minus sign before an operand.
    record Negative(Span span, Node operand) implements Node {}

    /// `not` before a condition.
    record Not(Span span, Node operand) implements Node {}

    /// An element of a list.
    record Element(Span span, Node list, Node index) implements Node {}

    /// Several expressions in parentheses.
    record Tuple(Span span, List<Node> items) implements Node {}

    /// A set of numbers, ranges and sets in braces.
    record Braces(Span span, List<Node> items) implements Node {}

    /// A range with both ends.
    record Range(Span span, Node from, Node to, Optional<Node> step) implements Node {}
}
