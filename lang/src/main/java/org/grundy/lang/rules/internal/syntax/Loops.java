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
            return mend(
                    tokens,
                    clause,
                    "for " + clause.first().text() + " in "
                            + tokens.text(clause.before(to).from(2)) + ".." + tokens.text(clause.from(to + 1)));
        }
        if (another(clause)) {
            return listed(tokens, clause).or(() -> joined(tokens, clause));
        }
        Token first = clause.first();
        if (first.is("all") || first.is("each") || first.is("every") || first.is("any")) {
            return clause.tokens().size() == 1
                    ? Optional.empty()
                    : mend(tokens, clause, "for " + tokens.text(clause.from(1)));
        }
        TokenRun condition = clause.before(clause.find(","));
        return condition.compares()
                ? mend(
                        tokens,
                        condition,
                        loop(tokens, condition).map(Meant::text).orElseGet(() -> "if " + tokens.text(condition)))
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
        return mend(tokens, whole, "for " + clause.first().text() + " in " + set);
    }

    /// `k in 1..3 and k <= n`.
    private static Optional<InputError> joined(TokenStream tokens, TokenRun clause) {
        TokenRun one = clause.before(clause.find(","));
        int and = one.find("and");
        return and < one.tokens().size() - 1
                ? mend(tokens, one, "for " + tokens.text(one.before(and)) + " if " + tokens.text(one.from(and + 1)))
                : Optional.empty();
    }

    /// @param clause behind `for`, which the mend has, too
    private static Optional<InputError> mend(TokenStream tokens, TokenRun clause, String mend) {
        return Optional.of(tokens.mend(
                tokens.last().to(clause.span()),
                "\"for\" runs a variable through a set, and a condition stands behind \"if\"",
                "for 让变量取遍一个集合，条件写在 if 之后",
                mend));
    }

    /// A loop that is meant by a condition.
    ///
    /// @param variable that it brings in
    /// @param set that the variable runs through, in the language
    public record Meant(String variable, String set) {
        /// The loop in the language.
        public String text() {
            return "for " + variable + " in " + set;
        }
    }

    /// The loop that a condition comes to if its variable is not known otherwise, as `for k in 1..3` for
    /// `1 <= k <= 3`.
    public static Optional<Meant> meant(String condition) {
        TokenStream tokens = new TokenStream(condition);
        return loop(tokens, tokens.statement());
    }

    /// The loop that a condition of a variable comes to: of `1 <= k <= 3`, `k <= 3` and `k in {1, 2}`.
    private static Optional<Meant> loop(TokenStream tokens, TokenRun condition) {
        int first = condition.find("<", "<=", "in");
        int size = condition.tokens().size();
        if (first == 1 && condition.first().kind() == TokenKind.NAME && first < size - 1) {
            String behind = tokens.text(condition.from(2));
            boolean one = !condition.from(2).compares() && !condition.from(2).has("and", "or");
            String set = condition.is(1, "in") ? behind : "1.." + (condition.is(1, "<") ? less(behind) : behind);
            return one ? Optional.of(new Meant(condition.first().text(), set)) : Optional.empty();
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
        String low = tokens.text(condition.before(first));
        String high = tokens.text(upper);
        return Optional.of(new Meant(
                condition.tokens().get(first + 1).text(),
                (condition.is(first, "<") ? more(low) : low) + ".."
                        + (condition.is(first + 2, "<") ? less(high) : high)));
    }

    /// A condition behind `if`; behind `for` where it is about a variable that the state does not have.
    ///
    /// @param known the names of the move, of which the first one is a number of the state
    static String clause(TokenStream tokens, TokenRun condition, List<String> known) {
        return loop(tokens, condition)
                .filter(loop -> known.isEmpty() || !loop.variable().equals(known.getFirst()))
                .map(Meant::text)
                .orElseGet(() -> "if " + tokens.text(condition));
    }

    private static String more(String number) {
        return number.matches("[0-9]{1,9}") ? Integer.toString(Integer.parseInt(number) + 1) : number + " + 1";
    }

    private static String less(String number) {
        return number.matches("[1-9][0-9]{0,8}") ? Integer.toString(Integer.parseInt(number) - 1) : number + " - 1";
    }
}
