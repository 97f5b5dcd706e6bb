package org.grundy.lang.rules.internal.syntax;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.InputError;
import org.grundy.lang.Span;

/// Reads expressions: numbers, conditions and sets alike, for their types are checked later.
final class ExpressionReader {
    /// Deeper nesting is refused, so that no stack overflows.
    private static final int DEEPEST = 200;

    private static final int LONGEST = 200;

    private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final Tokens tokens;
    private int depth;

    ExpressionReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /// An expression.
    ///
    /// @throws InputError where something else stands
    Node read() {
        return binary(1);
    }

    /// An expression or range: `a`, `a..b`, `a..b step c`.
    Node range() {
        Node from = read();
        if (!tokens.accept("..")) {
            return from;
        }
        Node to = read();
        Optional<Node> step = tokens.accept("step") ? Optional.of(read()) : Optional.empty();
        return new Node.Range(from.span().to(tokens.last()), from, to, step);
    }

    private Node binary(int least) {
        Node left = tokens.is("not") ? not() : unary();
        for (int links = 0; ; links++) {
            if (links > LONGEST) {
                throw tokens.error(
                        tokens.peek().span(),
                        "more than " + LONGEST + " operators in a row",
                        "连续的运算符超过 " + LONGEST + " 个");
            }
            Optional<Operator> operator = Operator.of(tokens.peek()).filter(each -> each.binding() >= least);
            if (operator.isEmpty()) {
                return left;
            }
            left = operator.get().compares() ? chain(left) : applied(left, operator.get());
        }
    }

    private Node applied(Node left, Operator operator) {
        Span at = tokens.take().span();
        enter(at);
        Node right = binary(operator == Operator.POWER ? operator.binding() : operator.binding() + 1);
        depth--;
        return new Node.Binary(left.span().to(right.span()), operator, at, left, right);
    }

    /// `a < b <= c` means both comparisons.
    private Node chain(Node first) {
        Optional<Node> all = Optional.empty();
        Node left = first;
        Optional<Operator> operator = Operator.of(tokens.peek()).filter(Operator::compares);
        while (operator.isPresent()) {
            Node comparison = applied(left, operator.get());
            left = ((Node.Binary) comparison).right();
            all = Optional.of(all.isEmpty() ? comparison : both(all.get(), comparison));
            operator = Operator.of(tokens.peek()).filter(Operator::compares);
        }
        return all.orElseThrow();
    }

    private static Node both(Node first, Node second) {
        return new Node.Binary(first.span().to(second.span()), Operator.AND, second.span(), first, second);
    }

    private Node not() {
        Span at = tokens.take().span();
        enter(at);
        Node operand = binary(Operator.NOT);
        depth--;
        return new Node.Not(at.to(operand.span()), operand);
    }

    private Node unary() {
        if (!tokens.is("-")) {
            return postfix();
        }
        Span at = tokens.take().span();
        enter(at);
        Node operand = binary(Operator.SIGN);
        depth--;
        return new Node.Negative(at.to(operand.span()), operand);
    }

    private Node postfix() {
        Node node = primary();
        while (tokens.is("[") && node instanceof Node.Name) {
            tokens.take();
            Node index = read();
            tokens.expect("]", " after the place in the list", "（列表下标之后）");
            node = new Node.Element(node.span().to(tokens.last()), node, index);
        }
        return node;
    }

    private Node primary() {
        Token token = tokens.peek();
        return switch (token.kind()) {
            case NUMBER -> number();
            case NAME -> name(token);
            case SYMBOL -> bracketed(token);
            case BREAK, END -> throw anExpression();
        };
    }

    private InputError anExpression() {
        return tokens.expected("a number, a variable or an expression", "数、变量或表达式");
    }

    private Node number() {
        Token token = tokens.take();
        return new Node.Literal(token.span(), value(tokens, token));
    }

    static long value(Tokens tokens, Token token) {
        String digits = token.text().replace("_", "");
        if (digits.length() > 19 || new BigInteger(digits).compareTo(LARGEST) > 0) {
            throw tokens.error(
                    token.span(),
                    "this number is larger than 9223372036854775807, the largest allowed",
                    "这个数超过了允许的最大值 9223372036854775807");
        }
        return Long.parseLong(digits);
    }

    private Node name(Token token) {
        boolean function =
                (token.is("xor") || token.is("divides")) && tokens.second().is("(");
        if (token.is("true") || token.is("false")) {
            tokens.take();
            return new Node.Truth(token.span(), token.is("true"));
        }
        if (Keywords.contains(token.text()) && !function) {
            throw anExpression();
        }
        tokens.take();
        Node.Name name = new Node.Name(token.span(), token.text());
        if (!tokens.is("(")) {
            return name;
        }
        tokens.take();
        List<Node> arguments = items(")", "after the arguments of " + name.name(), name.name() + " 的参数之后");
        return new Node.Call(name.span().to(tokens.last()), name, arguments);
    }

    private Node bracketed(Token token) {
        if (token.is("{")) {
            tokens.take();
            List<Node> items = items("}", "at the end of the set", "集合末尾");
            return new Node.Braces(token.span().to(tokens.last()), items);
        }
        if (!token.is("(")) {
            throw anExpression();
        }
        tokens.take();
        List<Node> items = items(")", "to close the bracket", "用于关闭括号");
        Span span = token.span().to(tokens.last());
        if (items.isEmpty()) {
            throw tokens.error(span, "there is nothing between these brackets", "括号内没有内容");
        }
        return items.size() == 1 && !(items.getFirst() instanceof Node.Range)
                ? items.getFirst()
                : new Node.Tuple(span, items);
    }

    /// Expressions or ranges separated by commas, up to a closing bracket.
    List<Node> items(String close, String whyEn, String whyZh) {
        enter(tokens.peek().span());
        List<Node> items = new ArrayList<>();
        if (!tokens.is(close)) {
            do {
                items.add(range());
            } while (tokens.accept(","));
        }
        if (!tokens.is(close)) {
            throw tokens.expected("\",\" or \"" + close + "\" " + whyEn, "“,”或“" + close + "”（" + whyZh + "）");
        }
        tokens.take();
        depth--;
        return items;
    }

    private void enter(Span at) {
        if (++depth > DEEPEST) {
            throw tokens.error(
                    at, "expressions are nested more than " + DEEPEST + " deep here", "表达式在此处嵌套超过 " + DEEPEST + " 层");
        }
    }
}
