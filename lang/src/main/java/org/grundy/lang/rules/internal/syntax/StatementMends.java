package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// What to write for a statement that is none, where it is plain what is meant.
final class StatementMends {
    private static final Set<String> STATES =
            Set.of("positions", "position", "state", "heaps", "heap", "piles", "pile", "variables", "variable");
    private static final Set<String> MOVING = Set.of("move", "go", "change", "replace", "from");

    private final TokenStream tokens;
    private final TokenRun run;

    private StatementMends(TokenStream tokens) {
        this.tokens = tokens;
        this.run = tokens.statement();
    }

    /// Refuses a statement that does not begin with a state and an arrow, if there is a mend for it.
    ///
    /// @param tokens at the beginning of a statement that is meant as a rule
    /// @param game the name of the game, if it has been read
    static void check(TokenStream tokens, Optional<String> game) {
        StatementMends mends = new StatementMends(tokens);
        if (!mends.run.isEmpty() && (!mends.run.isRule() || mends.run.is(0, "["))) {
            mends.error(game).ifPresent(error -> {
                throw error;
            });
        }
    }

    private Optional<InputError> error(Optional<String> game) {
        int arrow = run.find("->");
        return arrow < run.tokens().size() ? withArrow(arrow) : withoutArrow(game);
    }

    private Optional<InputError> withArrow(int arrow) {
        if (arrow == 0) {
            return mend(
                    "a rule begins with the state before the move", "规则以走之前的局面开头", named(run) + " " + tokens.text(run));
        }
        if (run.is(0, "if") || run.is(0, "for")) {
            return behind(arrow);
        }
        if (run.is(1, "=") && run.first().kind() == TokenKind.NAME) {
            return mend(
                    "a game's name is followed by a colon",
                    "游戏名之后是冒号",
                    run.first().text() + ": " + tokens.text(run.from(2)));
        }
        int colon = run.find(":");
        if (colon < arrow && colon > 0) {
            return headed(colon);
        }
        TokenRun left = run.before(arrow);
        if (left.has(",") || left.is(0, "[")) {
            return unbracketed(left, run.from(arrow + 1));
        }
        return Optional.empty();
    }

    /// `if n > 0: n -> n - 1`, `if n > 0: -> n - 1`
    private Optional<InputError> behind(int arrow) {
        int state = arrow - 1;
        while (state > 0 && run.from(state).state() != arrow - state) {
            state--;
        }
        String before = state == 0 ? named(run) + " " : "";
        int start = state == 0 ? arrow : state;
        Token last = run.tokens().get(start - 1);
        boolean mark = last.is(":") || last.is(",") || last.is("then");
        TokenRun clause = run.before(mark ? start - 1 : start);
        return clause.tokens().size() < 2
                ? Optional.empty()
                : mend(
                        "\"if\" and \"for\" stand behind the move",
                        "if 和 for 写在走法之后",
                        before + tokens.text(run.from(start)) + " " + tokens.text(clause));
    }

    /// `game g: n -> n - 1`, `positions n: g: n -> n - 1`
    private Optional<InputError> headed(int colon) {
        String first = run.first().text();
        TokenRun behind = run.from(colon + 1);
        if (STATES.contains(first)) {
            return mend(
                    "the numbers of a state are named by the rules, or by \"states\"",
                    "局面中的数由规则命名，或用 states 命名",
                    "states " + tokens.text(run.before(colon).from(1)) + "; " + tokens.text(behind));
        }
        return mend(
                "a game's name is one word and a colon",
                "游戏名是一个词，后接冒号",
                run.tokens().get(colon - 1).text() + ": " + tokens.text(behind));
    }

    /// `x, y -> x - 1, y`
    private Optional<InputError> unbracketed(TokenRun left, TokenRun right) {
        boolean square = left.is(0, "[");
        TokenRun items = square ? left.before(left.tokens().size() - 1).from(1) : left;
        int clauses = right.find("for", "if");
        List<TokenRun> parts = right.before(clauses).parts();
        boolean same = !square
                && parts.size() == items.parts().size()
                && parts.stream()
                        .noneMatch(part -> part.isEmpty() || part.first().opens());
        String after = same ? bracketed(parts) + behind(right, clauses) : tokens.text(right);
        return mend(
                "a state of several numbers stands in parentheses",
                "由几个数组成的局面要加圆括号",
                (items.has(",") ? bracketed(items.parts()) : tokens.text(items)) + " -> " + after);
    }

    private String behind(TokenRun right, int clauses) {
        return clauses < right.tokens().size() ? " " + tokens.text(right.from(clauses)) : "";
    }

    private String bracketed(List<TokenRun> parts) {
        return parts.stream()
                .map(part -> part.isEmpty() ? "" : tokens.text(part))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private Optional<InputError> withoutArrow(Optional<String> game) {
        String first = run.first().text();
        if (run.tokens().stream().allMatch(token -> Keywords.CONVENTIONS.contains(token.text()))) {
            boolean play = !first.endsWith("tive") && !first.equals("long") && !first.equals("short");
            return mend(
                    "who wins is said by \"play\", how sums are played by \"compound\"",
                    "胜负规则用 `play`，和的下法用 `compound`",
                    (play ? "play " : "compound ") + tokens.text(run));
        }
        int to = run.find("to");
        if (MOVING.contains(first) && to > 1 && to < run.tokens().size() - 1) {
            return mend(
                    "a move is an arrow",
                    "走法用箭头表示",
                    tokens.text(run.before(to).from(1)) + " -> " + tokens.text(run.from(to + 1)));
        }
        int state = run.state();
        if (run.is(state, ":") && run.tokens().size() > state + 1) {
            return mend(
                    "a move is an arrow",
                    "走法用箭头表示",
                    tokens.text(run.before(state)) + " -> " + tokens.text(run.from(state + 1)));
        }
        if (game.isPresent() && run.names().contains(game.get()) && !run.compares()) {
            return mend("a move is an arrow", "走法用箭头表示", game.get() + " -> " + tokens.text(run));
        }
        if (run.is(1, "=") && run.tokens().size() > 2 && run.first().kind() == TokenKind.NAME && game.isEmpty()) {
            return definition();
        }
        return run.compares() && !run.names().isEmpty() && !run.has(":") && !run.is(0, "if")
                ? mend(
                        "which states there are is said by \"states\"",
                        "哪些局面存在用 states 说明",
                        "states " + named(run) + " where " + tokens.text(run))
                : Optional.empty();
    }

    /// `m = 3; n -> n - k for k in 1..m`
    private Optional<InputError> definition() {
        String rest = tokens.behind(run.span()).replaceFirst("^[\\s;；]+", "");
        boolean headed = rest.matches("(?s)^[\\p{L}_][\\p{L}\\p{Nd}_']*\\s*[:：].*");
        String name = headed ? rest.split("[:：]", 2)[0].strip() : GameParser.NAMELESS;
        String rules = headed ? rest.split("[:：]", 2)[1].strip() : rest;
        Span whole = new Span(
                run.span().start(), run.span().end() + tokens.behind(run.span()).length());
        return Optional.of(tokens.mend(
                whole,
                "a number or set that rules use by name is a parameter of the game",
                "规则中按名字使用的数或集合是游戏的参数",
                name + "(" + tokens.text(run) + "): " + rules));
    }

    /// The state that a statement is about, by the names in it.
    private static String named(TokenRun run) {
        List<String> names = run.names();
        return names.isEmpty()
                ? "n"
                : names.size() == 1 ? names.getFirst() : names.stream().collect(Collectors.joining(", ", "(", ")"));
    }

    /// What `lose`, `win` and `value` are followed by, where `when` is missing.
    ///
    /// @param word behind which the tokens stand
    static Optional<InputError> when(TokenStream tokens, Token word) {
        TokenRun run = tokens.statement();
        boolean mark = run.is(0, "if") || run.is(0, ":") || run.is(0, "for");
        TokenRun condition = mark ? run.from(1) : run;
        return condition.compares()
                ? Optional.of(tokens.mend(
                        word.span().to(run.span()),
                        "the condition stands behind \"when\"",
                        "条件写在 when 之后",
                        word.text() + " when " + tokens.text(condition.span())))
                : Optional.empty();
    }

    private Optional<InputError> mend(String en, String zh, String mend) {
        return Optional.of(tokens.mend(run.span(), en, zh, mend));
    }

    /// What stands behind a complete rule and cannot.
    ///
    /// @param rule the place of the rule before it
    static Optional<InputError> behind(TokenStream tokens, Span rule) {
        TokenRun run = tokens.statement();
        if (run.isEmpty()) {
            return Optional.empty();
        }
        String before = tokens.text(rule);
        TokenRun rest = run.from(1);
        if (run.is(0, "->") && !rest.isEmpty()) {
            boolean compared = tokens.text(run.first().span()).equals("=>") && before.contains("if");
            return Optional.of(tokens.mend(
                    rule.to(run.span()),
                    compared ? "\"=>\" is an arrow" : "several moves stand between commas",
                    compared ? "“=>”是箭头" : "多个走法用逗号分隔",
                    before + (compared ? " >= " : ", ") + tokens.text(rest.span())));
        }
        if (run.is(0, "&") && !rest.isEmpty() && before.contains(" if ")) {
            String bits = before + " bitand " + tokens.text(rest.span());
            return Optional.of(tokens.mend(
                    rule.to(run.span()),
                    "\"&\" joins the parts that a move leaves, and \"bitand\" takes the bits of numbers",
                    "& 连接一步留下的各分量，按位与写作 `bitand`",
                    rest.compares() ? bits : bits + " != 0"));
        }
        boolean word = Stream.of("where", "with", "when", "while", "given", "provided", "unless", ":")
                .anyMatch(each -> run.is(0, each));
        boolean bracket = run.is(0, "(") && run.closed(0) == run.tokens().size();
        TokenRun condition = bracket ? run.before(run.tokens().size() - 1).from(1) : rest;
        if (!(word || bracket) || condition.isEmpty()) {
            return Optional.empty();
        }
        return condition(tokens, rule, run, condition);
    }

    private static Optional<InputError> condition(TokenStream tokens, Span rule, TokenRun run, TokenRun condition) {
        String before = tokens.text(rule);
        TokenRun move = new TokenStream(before).statement();
        List<String> split = move.isRule() ? OptionMends.split(move.from(move.state() + 1)) : List.of();
        if (!split.isEmpty() && move.state() == 1) {
            String n = move.first().text();
            String a = split.getFirst();
            return Optional.of(tokens.mend(
                    rule.to(run.span()),
                    "a move that leaves two parts joins them by \"&\", and \"for\" runs through the ways",
                    "一步留下两个分量时用 & 连接，用 for 取遍各种分法",
                    n + " -> [" + a + "] & [" + n + " - " + a + "] for " + a + " in 1.." + n + " - 1"));
        }
        String text = tokens.text(condition.span());
        String clause = run.is(0, "unless") ? "if not (" + text + ")" : Loops.clause(tokens, condition, move.names());
        return Optional.of(tokens.mend(
                rule.to(run.span()),
                "a condition stands behind \"if\", a loop behind \"for\"",
                "条件写在 if 之后，循环写在 for 之后",
                before + " " + clause));
    }
}
