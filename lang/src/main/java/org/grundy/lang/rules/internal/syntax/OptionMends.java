package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// What to write for options that are not written as the language has them.
///
/// @param tokens behind the option
/// @param state the state before the arrow, as written
/// @param start where the option begins
record OptionMends(TokenStream tokens, String state, Span start) {
    /// Refuses numbers minus or plus a set: `n - {1, 2}`.
    void check(TermSyntax term) {
        if (term.position().size() == 1
                && term.position().getFirst() instanceof SyntaxNode.Binary binary
                && binary.operator().isArithmetic()
                && binary.right() instanceof SyntaxNode.Braces) {
            throw loop(
                    binary.span(),
                    tokens.text(binary.left().span()) + " " + tokens.text(binary.at()) + " ",
                    tokens.text(binary.right().span()));
        }
    }

    /// Refuses a range behind the number that was read: `n - 1..3`, `0..n - 1`.
    InputError range(RuleExpressionParser expressions) {
        Span dots = tokens.take().span();
        Span to = expressions.operand().span();
        String from = tokens.text(new Span(start.start(), dots.start())).strip();
        String upTo = tokens.text(to);
        int minus = from.lastIndexOf('-');
        boolean amounts = from.startsWith(state) && minus > 0 && !upTo.contains(state);
        if (amounts) {
            return loop(
                    start.to(to),
                    from.substring(0, minus + 1) + " ",
                    from.substring(minus + 1).strip() + ".." + upTo);
        }
        return loop(start.to(to), "", ascending(from, upTo));
    }

    /// `n - 1..n - 3` is meant as `n - 3..n - 1`.
    private static String ascending(String from, String to) {
        String base = from.replaceFirst("[0-9]+$", "");
        boolean swap = base.strip().endsWith("-")
                && !base.equals(from)
                && to.replaceFirst("[0-9]+$", "").equals(base)
                && to.length() - base.length() < 10
                && from.length() - base.length() < 10
                && Integer.parseInt(from.substring(base.length())) < Integer.parseInt(to.substring(base.length()));
        return swap ? to + ".." + from : from + ".." + to;
    }

    private InputError loop(Span span, String before, String set) {
        String name = fresh();
        return tokens.mend(
                span,
                "a move leaves numbers, and \"for\" runs a variable through a set of them",
                "一步之后的局面由数组成；for 让变量取遍一个集合",
                before + name + " for " + name + " in " + set);
    }

    /// A name that the rule does not use.
    private String fresh() {
        return Stream.of("k", "j", "i", "t")
                .filter(name -> !state.matches(".*\\b" + name + "\\b.*"))
                .findFirst()
                .orElse("k");
    }

    /// `n - 1 and n - 2`: both, or one of them.
    InputError and() {
        String first = tokens.text(start.to(tokens.last()));
        tokens.take();
        TokenRun rest = tokens.statement();
        TokenRun other = rest.before(rest.find("for", "if"));
        String second = other.isEmpty() ? "…" : tokens.text(other);
        return tokens.error(
                start.to(other.isEmpty() ? tokens.last() : other.span()),
                "is this a choice or a sum? For a choice of moves write \"%1$s, %2$s\", for one move that leaves both write \"[%1$s] & [%2$s]\"",
                "这是任选其一，还是分成两个分量？任选其一请写“%1$s, %2$s”；一步留下两个分量请写“[%1$s] & [%2$s]”",
                first,
                second);
    }

    /// `{n - k for k in 1..3}`.
    ///
    /// @param all the tokens from the opening brace on
    InputError comprehension(TokenRun all) {
        TokenRun inside = all.before(Math.max(2, all.closed(0) - 1)).from(1);
        int colon = inside.find(":", "for");
        String body = tokens.text(inside.before(colon));
        TokenRun clause = inside.from(Math.min(colon + 1, inside.tokens().size()));
        String loop = clause.isEmpty() ? "…" : tokens.text(clause);
        Span whole = all.before(Math.max(1, all.closed(0))).span();
        return tokens.mend(
                whole,
                "braces hold options between commas; a loop stands behind them",
                "花括号里用逗号列出各个走法；循环写在后面",
                body + " for " + loop);
    }

    /// The names of a sum of numbers that is meant as a split: `a + b`.
    static List<String> split(TokenRun option) {
        boolean sum = option.tokens().size() == 3
                && option.is(1, "+")
                && option.names().size() == 2;
        return sum ? option.names() : List.of();
    }
}
