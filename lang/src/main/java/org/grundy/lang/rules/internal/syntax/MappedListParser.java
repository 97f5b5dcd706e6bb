package org.grundy.lang.rules.internal.syntax;

import java.util.Optional;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenStream;

/// Parses what stands behind the element of a list that is made from another: `for x in a if x > 1, y in b`.
///
/// @param expressions parses what is inside
record MappedListParser(TokenStream tokens, RuleExpressionParser expressions) {
    /// The element itself, or what it is for each element of a list; of several lists, those behind may be
    /// made of elements of those before.
    ///
    /// @throws org.grundy.text.InputError if `for` is followed by anything else
    SyntaxNode read(SyntaxNode element) {
        if (!tokens.accept("for")) {
            return element;
        }
        if (element instanceof SyntaxNode.Mapped list) {
            throw tokens.error(
                    list.span(),
                    "an element is a number, and this is a list: several variables stand behind one for, as in "
                            + "x * y for x in a, y in b",
                    "元素应是数，而这是列表：几个变量写在同一个 for 之后，例如 x * y for x in a, y in b");
        }
        return variable(element);
    }

    private SyntaxNode variable(SyntaxNode element) {
        Token name = tokens.peek();
        if (name.kind() != TokenKind.NAME || Keywords.contains(name.text())) {
            throw tokens.expected("the name of a variable, as in x % 2 for x in a", "变量名，例如 x % 2 for x in a");
        }
        tokens.take();
        tokens.expect("in", " and a list behind the variable", "，其后为列表");
        SyntaxNode over = expressions.range();
        Optional<SyntaxNode> condition = tokens.accept("if") ? Optional.of(expressions.read()) : Optional.empty();
        SyntaxNode inside = tokens.acceptsVariable() ? variable(element) : element;
        return new SyntaxNode.Mapped(
                element.span().to(tokens.last()),
                inside,
                new SyntaxNode.Name(name.span(), name.text()),
                over,
                condition);
    }
}
