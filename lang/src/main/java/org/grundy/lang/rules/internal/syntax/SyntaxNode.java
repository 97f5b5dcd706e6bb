package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.text.Span;

/// An untyped expression as parsed.
public sealed interface SyntaxNode {
    /// Where it stands.
    Span span();

    /// A number.
    record Literal(Span span, long value) implements SyntaxNode {}

    /// `true` or `false`.
    record Truth(Span span, boolean value) implements SyntaxNode {}

    /// A name that stands alone.
    record Name(Span span, String name) implements SyntaxNode {}

    /// A function applied to arguments.
    ///
    /// @param name where the function's name stands
    record Call(Span span, Name name, List<SyntaxNode> arguments) implements SyntaxNode {
        /// The name of the function.
        public String called() {
            return name.name();
        }
    }

    /// A function that the text defines by digits, applied to an argument.
    record Digital(Span span, DigitProgram program, SyntaxNode argument) implements SyntaxNode {}

    /// An operator between two operands; `operator` is where it stands.
    record Binary(Span span, BinaryOperator operator, Span at, SyntaxNode left, SyntaxNode right)
            implements SyntaxNode {}

    /// Unary minus.
    record Negative(Span span, SyntaxNode operand) implements SyntaxNode {}

    /// Negation of a condition.
    record Not(Span span, SyntaxNode operand) implements SyntaxNode {}

    /// One of two expressions, by a condition.
    record Choice(Span span, SyntaxNode condition, SyntaxNode then, SyntaxNode otherwise) implements SyntaxNode {}

    /// An element of a list.
    record Element(Span span, SyntaxNode list, SyntaxNode index) implements SyntaxNode {}

    /// Several expressions in parentheses.
    record Tuple(Span span, List<SyntaxNode> items) implements SyntaxNode {}

    /// A set of numbers, ranges and sets in braces.
    record Braces(Span span, List<SyntaxNode> items) implements SyntaxNode {}

    /// `e for x in s if c`: what an expression is for each element of a list of which a condition holds.
    ///
    /// @param element another one of these where a further variable stands behind a comma
    record Mapped(Span span, SyntaxNode element, Name variable, SyntaxNode over, Optional<SyntaxNode> condition)
            implements SyntaxNode {
        /// What it is for each choice of the variables.
        public SyntaxNode innermost() {
            return element instanceof Mapped further ? further.innermost() : element;
        }

        /// The same with something else in its place.
        public Mapped withInnermost(SyntaxNode other) {
            SyntaxNode inside = element instanceof Mapped further ? further.withInnermost(other) : other;
            return new Mapped(span, inside, variable, over, condition);
        }
    }

    /// A range with both ends.
    record Range(Span span, SyntaxNode from, SyntaxNode to, Optional<SyntaxNode> step) implements SyntaxNode {}
}
