package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.Span;

/// Parses what stands behind `let`: a function and what it is, `f(i) = f(i - 1) + a[i] if i > 0 else a[0]`, a list,
/// `s[] = sorted(a)`, or a function whose values are lists, `row(i)[] = [row(i - 1)[j] + 1 for j in 0..9]`.
///
/// @param names parses names
/// @param expressions parses what the function is
record LetParser(TokenStream tokens, ArrowParser names, RuleExpressionParser expressions) {
    /// The definition.
    ///
    /// @param start where the word stands
    /// @throws org.grundy.text.InputError if it is not well-formed
    GameStatement read(Span start) {
        SyntaxNode.Name name = name();
        List<SyntaxNode.Name> arguments = tokens.is("[") ? List.of() : arguments();
        boolean list = tokens.accept("[");
        if (list) {
            tokens.expect("]", ": a list is written let s[] = sorted(a)", "：列表写作 let s[] = sorted(a)");
        }
        tokens.expect("=", " and what it is", "和它的定义");
        SyntaxNode body = expressions.defined();
        return new GameStatement.Let(start.to(tokens.last()), name, list, arguments, List.of(), body);
    }

    private SyntaxNode.Name name() {
        Token token = tokens.peek();
        if (Keywords.mayBeCalled(token.text()) && tokens.second().is("(")) {
            tokens.take();
            return new SyntaxNode.Name(token.span(), token.text());
        }
        return names.name("the name of a function, as in let f(i) = 2 * i", "函数名，例如 let f(i) = 2 * i");
    }

    private List<SyntaxNode.Name> arguments() {
        tokens.expect("(", " and the names of its numbers, or [] for a list", "和各参数的名字，列表写 []");
        List<SyntaxNode.Name> arguments = new ArrayList<>();
        while (!tokens.accept(")")) {
            if (!arguments.isEmpty()) {
                tokens.expect(",", " or a closing bracket", "或右括号");
            }
            arguments.add(names.name("the name of a number, as in let f(i) = 2 * i", "参数名，例如 let f(i) = 2 * i"));
        }
        return arguments;
    }
}
