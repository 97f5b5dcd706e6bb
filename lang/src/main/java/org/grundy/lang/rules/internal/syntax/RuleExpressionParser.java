package org.grundy.lang.rules.internal.syntax;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Parses expressions: numbers, conditions and sets alike, since types are checked later.
final class RuleExpressionParser {
    /// Maximum nesting depth, so that recursion never overflows the stack.
    private static final int DEEPEST = 200;

    private static final int LONGEST = 200;

    /// The function that makes a list of its arguments.
    private static final String LIST = "list";

    private static final BigInteger LARGEST_NUMBER = BigInteger.valueOf(Long.MAX_VALUE);

    private final TokenStream tokens;
    private final MappedListParser lists;
    private int depth;

    RuleExpressionParser(TokenStream tokens) {
        this.tokens = tokens;
        this.lists = new MappedListParser(tokens, this);
    }

    /// An expression.
    ///
    /// @throws InputError if the text is not an expression
    SyntaxNode read() {
        return binary(1);
    }

    /// A number or a tuple of numbers, up to the next `and` or `or`: what may be a state.
    ///
    /// @throws InputError if the text is not an expression
    SyntaxNode operand() {
        return binary(BinaryOperator.NOT);
    }

    /// An expression, a range or a choice `a if c else b`. Where a rule's own `if` may follow, a choice stands in
    /// brackets.
    SyntaxNode choice() {
        SyntaxNode then = range();
        if (!tokens.accept("if")) {
            return then;
        }
        enter(tokens.last());
        SyntaxNode condition = read();
        tokens.expect("else", " in a choice, as in \"0 if n < 3 else 1\"", "（二选一的写法，例如 0 if n < 3 else 1）");
        SyntaxNode otherwise = choice();
        depth--;
        return new SyntaxNode.Choice(then.span().to(otherwise.span()), condition, then, otherwise);
    }

    /// A choice, with definitions of names in it behind `where`: `low = 2 * high where low = min(a, b), high = max(a,
    /// b)`. A definition does not use the others. Functions may be defined by the digits of their argument:
    /// [DigitEquations].
    SyntaxNode defined() {
        SyntaxNode body = choice();
        if (!tokens.accept("where")) {
            return body;
        }
        Map<String, SyntaxNode> definitions = new HashMap<>();
        DigitEquations equations = new DigitEquations(tokens);
        do {
            if (tokens.second().is("(")) {
                equations.read(this::choice);
                continue;
            }
            Token name = tokens.peek();
            if (name.kind() != TokenKind.NAME || Keywords.contains(name.text())) {
                throw tokens.expected(
                        "a name and what it stands for, as in low = min(a, b)", "名字及其含义，例如 low = min(a, b)");
            }
            tokens.take();
            tokens.expect("=", " and what the name stands for", "和这个名字的含义");
            if (definitions.put(name.text(), choice()) != null) {
                throw tokens.error(name.span(), "\"%s\" is defined twice", "“%s”定义了两次", name.text());
            }
        } while (tokens.accept(","));
        return new DefinedNames(definitions, equations.programs()).in(body);
    }

    /// An expression or range: `a`, `a..b`, `a..b step c`.
    SyntaxNode range() {
        return range(1);
    }

    /// @param least the precedence that operators in it have at least
    private SyntaxNode range(int least) {
        SyntaxNode from = binary(least);
        if (!tokens.accept("..")) {
            return from;
        }
        SyntaxNode to = binary(least);
        Optional<SyntaxNode> step = tokens.accept("step") ? Optional.of(binary(least)) : Optional.empty();
        return new SyntaxNode.Range(from.span().to(tokens.last()), from, to, step);
    }

    private SyntaxNode binary(int least) {
        SyntaxNode left = tokens.is("not") ? not() : unary();
        for (int links = 0; ; links++) {
            if (links > LONGEST) {
                throw tokens.error(tokens.peek().span(), "more than %s operators in a row", "连续的运算符超过 %s 个", LONGEST);
            }
            Optional<BinaryOperator> operator =
                    BinaryOperator.of(tokens.peek()).filter(each -> each.binding() >= least);
            if (operator.isEmpty()) {
                return left;
            }
            left = operator.get().compares() ? chain(left) : applied(left, operator.get());
        }
    }

    private SyntaxNode applied(SyntaxNode left, BinaryOperator operator) {
        Span at = tokens.take().span();
        enter(at);
        int least = operator == BinaryOperator.POWER ? operator.binding() : operator.binding() + 1;
        SyntaxNode right = operator == BinaryOperator.MEMBER ? range(least) : binary(least);
        depth--;
        return new SyntaxNode.Binary(left.span().to(right.span()), operator, at, left, right);
    }

    /// A chain `a < b <= c` is the conjunction of both comparisons.
    private SyntaxNode chain(SyntaxNode first) {
        Optional<SyntaxNode> all = Optional.empty();
        SyntaxNode left = first;
        Optional<BinaryOperator> operator = BinaryOperator.of(tokens.peek()).filter(BinaryOperator::compares);
        while (operator.isPresent()) {
            SyntaxNode comparison = applied(left, operator.get());
            left = ((SyntaxNode.Binary) comparison).right();
            all = Optional.of(all.isEmpty() ? comparison : both(all.get(), comparison));
            operator = BinaryOperator.of(tokens.peek()).filter(BinaryOperator::compares);
        }
        return all.orElseThrow();
    }

    private static SyntaxNode both(SyntaxNode first, SyntaxNode second) {
        return new SyntaxNode.Binary(first.span().to(second.span()), BinaryOperator.AND, second.span(), first, second);
    }

    private SyntaxNode not() {
        Span at = tokens.take().span();
        enter(at);
        SyntaxNode operand = binary(BinaryOperator.NOT);
        depth--;
        return new SyntaxNode.Not(at.to(operand.span()), operand);
    }

    private SyntaxNode unary() {
        if (!tokens.is("-")) {
            return postfix();
        }
        Span at = tokens.take().span();
        enter(at);
        SyntaxNode operand = binary(BinaryOperator.SIGN);
        depth--;
        return new SyntaxNode.Negative(at.to(operand.span()), operand);
    }

    private SyntaxNode postfix() {
        SyntaxNode node = primary();
        while (tokens.is("[") && (node instanceof SyntaxNode.Name || isElement(node))) {
            tokens.take();
            SyntaxNode index = read();
            tokens.expect("]", " after the place in the list", "（列表下标之后）");
            node = new SyntaxNode.Element(node.span().to(tokens.last()), node, index);
        }
        return node;
    }

    /// Whether a place may follow in brackets: behind a list, or one element of a list of lists.
    private static boolean isElement(SyntaxNode node) {
        return node instanceof SyntaxNode.Call
                || (node instanceof SyntaxNode.Element element
                        && (element.list() instanceof SyntaxNode.Name || isElement(element.list())));
    }

    private SyntaxNode primary() {
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

    private SyntaxNode number() {
        Token token = tokens.take();
        return new SyntaxNode.Literal(token.span(), value(tokens, token));
    }

    static long value(TokenStream tokens, Token token) {
        String digits = token.text();
        if (digits.length() > 19 || new BigInteger(digits).compareTo(LARGEST_NUMBER) > 0) {
            throw tokens.error(
                    token.span(),
                    "this number is larger than 9223372036854775807, the largest allowed",
                    "这个数超过了允许的最大值 9223372036854775807");
        }
        return Long.parseLong(digits);
    }

    private SyntaxNode name(Token token) {
        boolean function = Keywords.mayBeCalled(token.text()) && tokens.second().is("(");
        if (token.is("true") || token.is("false")) {
            tokens.take();
            return new SyntaxNode.Truth(token.span(), token.is("true"));
        }
        if (Keywords.contains(token.text()) && !function) {
            boolean called = tokens.second().is("(")
                    && tokens.second().span().start() == token.span().end();
            throw called ? tokens.reserved(token) : anExpression();
        }
        tokens.take();
        SyntaxNode.Name name = new SyntaxNode.Name(token.span(), token.text());
        if (!tokens.is("(")) {
            return name;
        }
        tokens.take();
        List<SyntaxNode> arguments = items(")", "after the arguments of " + name.name(), name.name() + " 的参数之后");
        return new SyntaxNode.Call(name.span().to(tokens.last()), name, arguments);
    }

    private SyntaxNode bracketed(Token token) {
        if (token.is("{")) {
            tokens.take();
            List<SyntaxNode> items = items("}", "at the end of the set", "集合末尾");
            return new SyntaxNode.Braces(token.span().to(tokens.last()), items);
        }
        if (token.is("[")) {
            tokens.take();
            List<SyntaxNode> items = items("]", "at the end of the table", "表格末尾");
            if (items.size() == 1 && items.getFirst() instanceof SyntaxNode.Mapped mapped) {
                return mapped;
            }
            return new SyntaxNode.Call(token.span().to(tokens.last()), new SyntaxNode.Name(token.span(), LIST), items);
        }
        if (!token.is("(")) {
            throw anExpression();
        }
        tokens.take();
        List<SyntaxNode> items = items(")", "to close the bracket", "用于关闭括号", true);
        Span span = token.span().to(tokens.last());
        if (items.isEmpty()) {
            throw tokens.error(span, "there is nothing between these brackets", "括号内没有内容");
        }
        return items.size() == 1 && !(items.getFirst() instanceof SyntaxNode.Range)
                ? items.getFirst()
                : new SyntaxNode.Tuple(span, items);
    }

    /// A comma-separated list of expressions or ranges, up to a closing bracket.
    List<SyntaxNode> items(String close, String whyEn, String whyZh) {
        return items(close, whyEn, whyZh, false);
    }

    /// @param defining whether names may be defined in the first one
    private List<SyntaxNode> items(String close, String whyEn, String whyZh, boolean defining) {
        enter(tokens.peek().span());
        List<SyntaxNode> items = new ArrayList<>();
        if (!tokens.is(close)) {
            do {
                items.add(lists.read(defining && items.isEmpty() ? defined() : choice()));
            } while (tokens.accept(","));
        }
        if (!tokens.is(close)) {
            throw tokens.expected("\",\" or \"%1$s\" %2$s", "“,”或“%1$s”（%3$s）", close, whyEn, whyZh);
        }
        tokens.take();
        depth--;
        return items;
    }

    private void enter(Span at) {
        if (++depth > DEEPEST) {
            throw tokens.error(at, "expressions are nested more than %s deep here", "表达式在此处嵌套超过 %s 层", DEEPEST);
        }
    }
}
