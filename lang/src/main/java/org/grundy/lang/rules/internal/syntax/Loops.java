package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;

/// Loops of variables as people write them, and how the language does.
public final class Loops {
    private Loops() {}

    /// Whether a variable and its set stand here.
    static boolean another(TokenRun run) {
        return run.is(1, "in")
                || (run.is(1, "=") && run.before(run.find(",", "for", "if")).has(".."));
    }

    /// Refuses what begins no loop but is plainly meant as one, or as a condition.
    ///
    /// @param tokens behind `for` or a comma
    static void check(TokenStream tokens) {
        TokenRun ahead = tokens.statement();
        TokenRun clause = ahead.before(ahead.find("for", "if"));
        if (!clause.isEmpty()) {
            error(tokens, clause).ifPresent(error -> {
                throw error;
            });
        }
    }

    private static Optional<InputError> error(TokenStream tokens, TokenRun clause) {
        int to = clause.find("to");
        if (to > 2 && to < clause.tokens().size() - 1) {
            return Optional.of(mend(
                    tokens,
                    clause,
                    "for " + clause.first().text() + " in "
                            + text(tokens, clause.before(to).from(2)) + ".." + text(tokens, clause.from(to + 1))));
        }
        if (another(clause)) {
            return listed(tokens, clause).or(() -> joined(tokens, clause));
        }
        Token first = clause.first();
        if (first.is("all") || first.is("each") || first.is("every") || first.is("any")) {
            return clause.tokens().size() == 1
                    ? Optional.empty()
                    : Optional.of(mend(tokens, clause, "for " + text(tokens, clause.from(1))));
        }
        TokenRun condition = clause.before(clause.find(","));
        return condition.compares()
                ? Optional.of(mend(
                        tokens, condition, loop(tokens, condition).orElseGet(() -> "if " + text(tokens, condition))))
                : Optional.empty();
    }

    /// `k in 1, 2, 3`.
    private static Optional<InputError> listed(TokenStream tokens, TokenRun clause) {
        List<TokenRun> parts = clause.from(2).parts();
        List<TokenRun> numbers = parts.stream()
                .takeWhile(part -> part.tokens().size() == 1 && part.first().kind() == TokenKind.NUMBER)
                .toList();
        if (numbers.size() < 2) {
            return Optional.empty();
        }
        String set = numbers.stream().map(part -> part.first().text()).collect(Collectors.joining(", ", "{", "}"));
        TokenRun whole = clause.before(2 * numbers.size() + 1);
        return Optional.of(mend(tokens, whole, "for " + clause.first().text() + " in " + set));
    }

    /// `k in 1..3 and k <= n`.
    private static Optional<InputError> joined(TokenStream tokens, TokenRun clause) {
        TokenRun one = clause.before(clause.find(","));
        int and = one.find("and");
        return and < one.tokens().size() - 1
                ? Optional.of(mend(
                        tokens, one, "for " + text(tokens, one.before(and)) + " if " + text(tokens, one.from(and + 1))))
                : Optional.empty();
    }

    /// @param clause behind `for`, which the mend has, too
    private static InputError mend(TokenStream tokens, TokenRun clause, String mend) {
        return tokens.mend(
                tokens.last().to(clause.span()),
                "\"for\" runs a variable through a set, and a condition stands behind \"if\"",
                "for 让变量取遍一个集合，条件写在 if 之后",
                mend);
    }

    /// A loop that is meant by a condition.
    ///
    /// @param variable that it brings in
    /// @param text in the language
    public record Meant(String variable, String text) {}

    /// The loop that a condition comes to if its variable is not known otherwise, as `for k in 1..3` for
    /// `1 <= k <= 3`.
    public static Optional<Meant> meant(String condition) {
        TokenStream tokens = new TokenStream(condition);
        return loop(tokens, tokens.statement()).map(text -> new Meant(text.split(" ", 3)[1], text));
    }

    /// The loop that a condition of a variable comes to: of `1 <= k <= 3`, `k <= 3` and `k in {1, 2}`.
    static Optional<String> loop(TokenStream tokens, TokenRun condition) {
        int first = condition.find("<", "<=", "in");
        int size = condition.tokens().size();
        if (first == 1 && condition.first().kind() == TokenKind.NAME && first < size - 1) {
            String behind = text(tokens, condition.from(2));
            boolean one = !condition.from(2).compares() && !condition.from(2).has("and", "or");
            String set = condition.is(1, "in") ? behind : "1.." + (condition.is(1, "<") ? less(behind) : behind);
            return one ? Optional.of("for " + condition.first().text() + " in " + set) : Optional.empty();
        }
        if (first == 0 || first + 3 >= size || condition.tokens().get(first + 1).kind() != TokenKind.NAME) {
            return Optional.empty();
        }
        TokenRun upper = condition.from(first + 3);
        if ((!condition.is(first + 2, "<") && !condition.is(first + 2, "<="))
                || upper.compares()
                || upper.has("and", "or")) {
            return Optional.empty();
        }
        String low = text(tokens, condition.before(first));
        String high = text(tokens, upper);
        return Optional.of("for " + condition.tokens().get(first + 1).text() + " in "
                + (condition.is(first, "<") ? more(low) : low) + ".."
                + (condition.is(first + 2, "<") ? less(high) : high));
    }

    /// A condition behind `if`; behind `for` where it is about a variable that the state does not have.
    ///
    /// @param known the names of the move, of which the first one is a number of the state
    static String clause(TokenStream tokens, TokenRun condition, List<String> known) {
        return loop(tokens, condition)
                .filter(loop -> known.isEmpty() || !loop.startsWith("for " + known.getFirst() + " "))
                .orElseGet(() -> "if " + text(tokens, condition));
    }

    private static String more(String number) {
        return number.matches("[0-9]{1,9}") ? Integer.toString(Integer.parseInt(number) + 1) : number + " + 1";
    }

    private static String less(String number) {
        return number.matches("[1-9][0-9]{0,8}") ? Integer.toString(Integer.parseInt(number) - 1) : number + " - 1";
    }

    private static String text(TokenStream tokens, TokenRun run) {
        return run.isEmpty() ? "" : tokens.text(run.span());
    }
}
