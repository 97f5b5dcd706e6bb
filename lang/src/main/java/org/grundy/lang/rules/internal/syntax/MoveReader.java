package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.Span;

/// Reads what stands on both sides of an arrow.
final class MoveReader {
    private static final int MOST_CLAUSES = 40;

    private final Tokens tokens;
    private final ExpressionReader expressions;

    MoveReader(Tokens tokens) {
        this.tokens = tokens;
        this.expressions = new ExpressionReader(tokens);
    }

    /// `n`, `(x, 1)` or `(k, a[])`.
    List<Item> pattern() {
        if (!tokens.is("(")) {
            return List.of(item());
        }
        tokens.take();
        List<Item> items = new ArrayList<>();
        do {
            items.add(item());
        } while (tokens.accept(","));
        tokens.expect(")", " at the end of the state", "（局面末尾）");
        return items;
    }

    private Item item() {
        Token token = tokens.peek();
        if (token.kind() == Kind.NUMBER) {
            tokens.take();
            return new Item.Exactly(token.span(), ExpressionReader.value(tokens, token));
        }
        Node.Name name = name("a variable for a number of the state, such as n", "表示局面中某个数的变量，例如 n");
        if (!tokens.is("[")) {
            return new Item.Variable(name.span(), name.name());
        }
        tokens.take();
        tokens.expect(
                "]", ": a list of any length is written " + name.name() + "[]", "：任意长度的列表写作 " + name.name() + "[]");
        return new Item.Numbers(name.span().to(tokens.last()), name.name());
    }

    /// A name that is no keyword.
    Node.Name name(String whatEn, String whatZh) {
        Token token = tokens.peek();
        if (token.kind() != Kind.NAME) {
            throw tokens.expected(whatEn, whatZh);
        }
        if (Keywords.contains(token.text())) {
            throw tokens.error(
                    token.span(),
                    "\"" + token.text() + "\" is a word of the language and cannot be a name",
                    "“" + token.text() + "”是语言的保留字，不能用作名字");
        }
        tokens.take();
        return new Node.Name(token.span(), token.text());
    }

    /// The sum behind the arrow.
    List<Term> terms() {
        if (tokens.accept("nothing")) {
            return List.of();
        }
        List<Term> terms = new ArrayList<>();
        do {
            terms.add(term());
        } while (tokens.accept("&"));
        return terms;
    }

    private Term term() {
        Span start = tokens.peek().span();
        if (tokens.is("[")) {
            return term(start, Optional.empty(), position());
        }
        Node first = expressions.read();
        if (tokens.accept("of")) {
            return term(start, Optional.of(first), position());
        }
        return term(start, Optional.empty(), items(first));
    }

    private Term term(Span start, Optional<Node> copies, List<Node> position) {
        List<Clause> each = new ArrayList<>();
        if (tokens.accept("each")) {
            bindings(each);
        }
        return new Term(start.to(tokens.last()), copies, position, each);
    }

    private List<Node> position() {
        if (!tokens.is("[")) {
            return items(expressions.read());
        }
        tokens.take();
        return expressions.items("]", "at the end of the component", "分量末尾");
    }

    private static List<Node> items(Node node) {
        return node instanceof Node.Tuple tuple ? tuple.items() : List.of(node);
    }

    /// A state written with expressions: `(n, n - 1)`.
    List<Node> state() {
        return position();
    }

    /// Everything that begins with `for` or `if`.
    List<Clause> clauses() {
        List<Clause> clauses = new ArrayList<>();
        while (tokens.is("for") || tokens.is("if")) {
            if (tokens.take().is("for")) {
                bindings(clauses);
            } else {
                clauses.add(new Clause.If(expressions.read()));
                limit(clauses);
            }
        }
        return clauses;
    }

    private void bindings(List<Clause> clauses) {
        do {
            Node.Name variable = name("a variable, as in \"for k in 1..n\"", "变量，例如 for k in 1..n");
            tokens.expect("in", " and the set of its values, as in \"for k in 1..n\"", "和取值集合，例如 for k in 1..n");
            clauses.add(new Clause.For(variable, expressions.range()));
            limit(clauses);
        } while (tokens.accept(","));
    }

    private void limit(List<Clause> clauses) {
        if (clauses.size() > MOST_CLAUSES) {
            throw tokens.error(
                    tokens.last(),
                    "a rule has at most " + MOST_CLAUSES + " variables and conditions",
                    "一条规则最多有 " + MOST_CLAUSES + " 个变量和条件");
        }
    }
}
