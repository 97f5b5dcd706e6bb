package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.Span;

/// Parses both sides of an arrow.
final class ArrowParser {
    private static final int MOST_CLAUSES = 40;

    private final TokenStream tokens;
    private final RuleExpressionParser expressions;

    ArrowParser(TokenStream tokens) {
        this.tokens = tokens;
        this.expressions = new RuleExpressionParser(tokens);
    }

    /// `n`, `(x, 1)` or `(k, a[])`.
    List<PatternItem> pattern() {
        if (!tokens.is("(")) {
            return List.of(item());
        }
        tokens.take();
        List<PatternItem> items = new ArrayList<>();
        do {
            items.add(item());
        } while (tokens.accept(","));
        tokens.expect(")", " at the end of the state", "（局面末尾）");
        return items;
    }

    private PatternItem item() {
        Token token = tokens.peek();
        if (token.kind() == TokenKind.NUMBER) {
            tokens.take();
            return new PatternItem.Exactly(token.span(), RuleExpressionParser.value(tokens, token));
        }
        SyntaxNode.Name name = name("a variable for a number of the state, such as n", "表示局面中某个数的变量，例如 n");
        if (!tokens.is("[")) {
            return new PatternItem.Variable(name.span(), name.name());
        }
        tokens.take();
        tokens.expect(
                "]", ": a list of any length is written " + name.name() + "[]", "：任意长度的列表写作 " + name.name() + "[]");
        return new PatternItem.Numbers(name.span().to(tokens.last()), name.name());
    }

    /// A name that is not a keyword.
    SyntaxNode.Name name(String whatEn, String whatZh) {
        Token token = tokens.peek();
        if (token.kind() != TokenKind.NAME) {
            throw tokens.expected(whatEn, whatZh);
        }
        if (Keywords.contains(token.text())) {
            throw tokens.reserved(token);
        }
        tokens.take();
        return new SyntaxNode.Name(token.span(), token.text());
    }

    /// The sum after the arrow.
    List<TermSyntax> terms() {
        if (tokens.accept("nothing")) {
            return List.of();
        }
        List<TermSyntax> terms = new ArrayList<>();
        do {
            terms.add(term());
        } while (tokens.accept("&"));
        return terms;
    }

    private TermSyntax term() {
        Span start = tokens.peek().span();
        if (tokens.is("[")) {
            return term(start, Optional.empty(), position());
        }
        SyntaxNode first = expressions.operand();
        if (tokens.accept("of")) {
            return term(start, Optional.of(first), position());
        }
        return term(start, Optional.empty(), items(first));
    }

    private TermSyntax term(Span start, Optional<SyntaxNode> copies, List<SyntaxNode> position) {
        List<ClauseSyntax> each = new ArrayList<>();
        if (tokens.accept("each")) {
            bindings(each);
        }
        return new TermSyntax(start.to(tokens.last()), copies, position, each);
    }

    private List<SyntaxNode> position() {
        if (!tokens.is("[")) {
            return items(expressions.operand());
        }
        tokens.take();
        return expressions.items("]", "at the end of the component", "分量末尾");
    }

    private static List<SyntaxNode> items(SyntaxNode node) {
        return node instanceof SyntaxNode.Tuple tuple ? tuple.items() : List.of(node);
    }

    /// A state written with expressions: `(n, n - 1)`.
    List<SyntaxNode> state() {
        return position();
    }

    /// Clauses that begin with `for` or `if`, and further conditions behind commas.
    ///
    /// @param clauses to which they are added
    void clauses(List<ClauseSyntax> clauses) {
        while (true) {
            boolean comma = tokens.is(",") && clauseBehindComma();
            if (comma) {
                tokens.take();
            }
            if (tokens.accept("for")) {
                bindings(clauses);
            } else if (tokens.accept("if") || comma) {
                clauses.add(new ClauseSyntax.If(expressions.read()));
                limit(clauses);
            } else {
                return;
            }
        }
    }

    private boolean clauseBehindComma() {
        TokenRun behind = tokens.statement().from(1);
        return behind.find("for", "if") == 0
                || behind.before(behind.find(",", "for", "if", "->", "&", "each", "of"))
                        .compares();
    }

    /// Loops of variables, each behind a comma that a variable and its set follow.
    private void bindings(List<ClauseSyntax> clauses) {
        boolean more = true;
        while (more) {
            Loops.check(tokens);
            SyntaxNode.Name variable = name("a variable, as in \"for k in 1..n\"", "变量，例如 for k in 1..n");
            if (!tokens.accept("=")) {
                tokens.expect("in", " and the set of its values, as in \"for k in 1..n\"", "和取值集合，例如 for k in 1..n");
            }
            clauses.add(new ClauseSyntax.For(variable, expressions.range()));
            limit(clauses);
            more = tokens.is(",") && Loops.another(tokens.statement().from(1));
            if (more) {
                tokens.take();
            }
        }
    }

    private void limit(List<ClauseSyntax> clauses) {
        if (clauses.size() > MOST_CLAUSES) {
            throw tokens.error(
                    tokens.last(), "a rule has at most %s variables and conditions", "一条规则最多有 %s 个变量和条件", MOST_CLAUSES);
        }
    }
}
