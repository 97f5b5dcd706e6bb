package org.grundy.lang.rules.internal.syntax;

import java.util.Optional;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenStream;

/// Parses what stands behind the element of a list that is made from another: `for x in a if x > 1`.
///
/// @param expressions parses what is inside
record MappedListParser(TokenStream tokens, RuleExpressionParser expressions) {
    /// The element itself, or what it is for each element of a list.
    ///
    /// @throws org.grundy.text.InputError if `for` is followed by anything else
    SyntaxNode read(SyntaxNode element) {
        if (!tokens.accept("for")) {
            return element;
        }
        Token name = tokens.peek();
        if (name.kind() != TokenKind.NAME || Keywords.contains(name.text())) {
            throw tokens.expected("the name of a variable, as in x % 2 for x in a", "变量名，例如 x % 2 for x in a");
        }
        tokens.take();
        tokens.expect("in", " and a list behind the variable", "，其后为列表");
        SyntaxNode over = expressions.range();
        Optional<SyntaxNode> condition = tokens.accept("if") ? Optional.of(expressions.read()) : Optional.empty();
        return new SyntaxNode.Mapped(
                element.span().to(tokens.last()),
                element,
                new SyntaxNode.Name(name.span(), name.text()),
                over,
                condition);
    }
}
