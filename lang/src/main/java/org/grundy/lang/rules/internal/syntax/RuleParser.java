package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Parses a rule: a state, an arrow, and one or more options, each with the clauses behind it. Several options are
/// several rules.
///
/// A clause belongs to the option in front of it; one behind options in braces belongs to all of them, and so does a
/// loop whose variable they use. Where it is not plain to how many it belongs, the rule is refused.
final class RuleParser {
    /// Each comma looks at the rest of the statement.
    private static final int MOST_OPTIONS = 100;

    private final TokenStream tokens;
    private final ArrowParser moves;
    private final RuleExpressionParser expressions;

    RuleParser(TokenStream tokens, ArrowParser moves) {
        this.tokens = tokens;
        this.moves = moves;
        this.expressions = new RuleExpressionParser(tokens);
    }

    /// Options between commas, or between braces, and the clauses behind them.
    ///
    /// @param run the tokens of the options alone
    private record Option(TokenRun run, List<List<TermSyntax>> sums, List<ClauseSyntax> clauses, Span whole) {
        /// Whether it is one number, not a state of several ones.
        boolean isNumber() {
            return sums.size() == 1
                    && sums.getFirst().size() == 1
                    && sums.getFirst().getFirst().position().size() == 1
                    && !(sums.getFirst().getFirst().position().getFirst() instanceof SyntaxNode.Call);
        }

        /// Whether one of the loops brings in a variable that another option uses.
        boolean bringsIn(Option other) {
            List<String> names = other.run.names();
            return clauses.stream()
                    .anyMatch(clause -> clause instanceof ClauseSyntax.For(SyntaxNode.Name variable, var set)
                            && names.contains(variable.name()));
        }
    }

    /// The rules that a rule with its options comes to, and those that follow behind a comma.
    List<GameStatement> rules() {
        List<GameStatement> rules = new ArrayList<>();
        do {
            rules.addAll(rule());
        } while (tokens.accept(","));
        return rules;
    }

    private List<GameStatement> rule() {
        Span start = tokens.peek().span();
        List<PatternItem> pattern = moves.pattern();
        Span state = start.to(tokens.last());
        tokens.expect(
                "->",
                " between a state and what a move leaves of it, as in n -> n - 1",
                "（局面与走一步之后的局面之间，例如 n -> n - 1）");
        List<Option> options = options(tokens.text(state));
        bracketed(pattern.size(), options);
        if (options.size() == 1 && options.getFirst().sums().size() == 1) {
            Option only = options.getFirst();
            return List.of(new GameStatement.Move(
                    start.to(only.whole()), pattern, only.sums().getFirst(), only.clauses()));
        }
        return shared(options, state).stream()
                .flatMap(option -> option.sums().stream()
                        .map(sum -> new GameStatement.Move(option.whole(), pattern, sum, option.clauses())))
                .map(GameStatement.class::cast)
                .toList();
    }

    /// Refuses `(x, y) -> x - 1, y`: as many numbers as a state has, without brackets.
    private void bracketed(int size, List<Option> options) {
        boolean numbers = size > 1
                && options.size() == size
                && options.stream().allMatch(Option::isNumber)
                && options.subList(0, size - 1).stream()
                        .allMatch(option -> option.clauses().isEmpty());
        if (numbers) {
            Span span = options.getFirst().whole().to(options.getLast().run().span());
            throw tokens.mend(
                    span,
                    "a state of several numbers stands in parentheses",
                    "由几个数组成的局面要加圆括号",
                    "(" + tokens.text(span) + ")");
        }
    }

    private List<Option> options(String state) {
        List<Option> options = new ArrayList<>();
        boolean more = true;
        while (more) {
            options.add(option(state));
            limit(options.size());
            more = tokens.is("or")
                    || (tokens.is(",") && !tokens.statement().from(1).isRule());
            if (more) {
                tokens.take();
            }
        }
        return options;
    }

    private void limit(int options) {
        if (options > MOST_OPTIONS) {
            throw tokens.error(
                    tokens.last(),
                    "a rule has at most %s options between commas; begin another rule",
                    "一条规则用逗号最多列出 %s 个走法；请另起一条规则",
                    MOST_OPTIONS);
        }
    }

    private Option option(String state) {
        TokenRun ahead = tokens.statement();
        Span start = tokens.peek().span();
        List<List<TermSyntax>> sums = tokens.is("{") ? braces(state) : List.of(sum(state));
        Span end = tokens.last();
        List<Token> own = ahead.tokens().stream()
                .takeWhile(token -> token.span().end() <= end.end())
                .toList();
        List<ClauseSyntax> clauses = new ArrayList<>();
        moves.clauses(clauses);
        return new Option(new TokenRun(own), sums, clauses, start.to(tokens.last()));
    }

    private List<TermSyntax> sum(String state) {
        OptionMends mends = new OptionMends(tokens, state, tokens.peek().span());
        List<TermSyntax> terms = moves.terms();
        if (tokens.is("..")) {
            throw mends.range(expressions);
        }
        if (tokens.is("and")) {
            throw mends.and();
        }
        terms.forEach(mends::check);
        return terms;
    }

    private List<List<TermSyntax>> braces(String state) {
        TokenRun ahead = tokens.statement();
        Span open = tokens.take().span();
        List<List<TermSyntax>> sums = new ArrayList<>();
        do {
            sums.add(sum(state));
            limit(sums.size());
            if (tokens.is(":") || tokens.is("for")) {
                throw new OptionMends(tokens, state, open).comprehension(ahead);
            }
        } while (tokens.accept(","));
        tokens.expect("}", " behind the options", "（各个走法之后）");
        return sums;
    }

    /// Options without clauses get those of the next option that has some, where that is plain.
    private List<Option> shared(List<Option> options, Span state) {
        List<Option> all = new ArrayList<>();
        List<Option> open = new ArrayList<>();
        for (Option option : options) {
            if (option.clauses().isEmpty()) {
                open.add(option);
                continue;
            }
            if (!open.stream().allMatch(option::bringsIn)) {
                throw ambiguous(open, option, state);
            }
            open.forEach(each -> all.add(new Option(each.run(), each.sums(), option.clauses(), each.whole())));
            open.clear();
            all.add(option);
        }
        all.addAll(open);
        return all;
    }

    private InputError ambiguous(List<Option> open, Option last, Span state) {
        String clauses = tokens.text(
                        new Span(last.run().span().end(), last.whole().end()))
                .strip();
        String of = tokens.text(state) + " -> ";
        String everyOne = Stream.concat(open.stream(), Stream.of(last))
                .map(this::bare)
                .collect(Collectors.joining(", ", of + "{", "} " + clauses));
        String lastOne = Stream.concat(
                        Stream.of(tokens.text(last.whole())),
                        open.stream().map(option -> tokens.text(option.run().span())))
                .collect(Collectors.joining(", ", of, ""));
        return tokens.error(
                state.to(last.whole()),
                "does \"%s\" belong to every option or to the last one? For every one write \"%s\", for the last one \"%s\"",
                "“%s”是对所有走法，还是只对最后一个？若对所有走法，请写“%s”；若只对最后一个，请写“%s”",
                clauses,
                everyOne,
                lastOne);
    }

    /// Its text without braces around it.
    private String bare(Option option) {
        String text = tokens.text(option.run().span());
        return option.run().first().is("{") ? text.substring(1, text.length() - 1) : text;
    }
}
