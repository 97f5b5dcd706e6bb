package org.grundy.cli.contest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A problem of a judge as its statement has it, written from the statement alone, with no rule of Grundy.
///
/// @param problem the judge and its name of the problem: `HDU 1846`, `Codeforces 1537D`, `AtCoder ABC 297 G`
/// @param kind one or two words: subtraction, nim, wythoff, string, tree, …; `no game rule` and `interactive` for
///     what no rule of the language can say
/// @param read the address at which the statement was read
/// @param bounds the statement's bounds and limits: `C <= 100; 1 <= n, m <= 1000; 1 s`
/// @param asks the move, who wins, what is read, in which lines and what ends it, and what is printed
/// @param input a random input of small cases, in the exact format of the statement
/// @param answer the whole output for a whole input by playing the game out; null where several outputs are right, or
///     where there is no oracle
/// @param accepts whether an output is right for an input; null where there is one right output, or no oracle
/// @param sample the statement's sample, null where its figures are not known
public record Statement(
        String problem,
        String kind,
        String read,
        String bounds,
        String asks,
        Function<Random, String> input,
        @Nullable UnaryOperator<String> answer,
        @Nullable BiPredicate<String, String> accepts,
        @Nullable Sample sample) {

    /// A problem with one right output for each input.
    public Statement(
            String problem,
            String kind,
            String read,
            String bounds,
            String asks,
            Function<Random, String> input,
            UnaryOperator<String> answer,
            @Nullable Sample sample) {
        this(problem, kind, read, bounds, asks, input, answer, null, sample);
    }

    /// A problem for which more than one output may be right.
    public Statement(
            String problem,
            String kind,
            String read,
            String bounds,
            String asks,
            Function<Random, String> input,
            BiPredicate<String, String> accepts,
            @Nullable Sample sample) {
        this(problem, kind, read, bounds, asks, input, null, accepts, sample);
    }

    /// A problem that is listed for the reason why no program can be made, and has no oracle.
    public static Statement withoutOracle(String problem, String kind, String read, String bounds, String asks) {
        return new Statement(problem, kind, read, bounds, asks, random -> "", null, null, null);
    }

    /// Whether there is something to compare an output with.
    public boolean hasOracle() {
        return answer != null || accepts != null;
    }

    /// The right output, if there is only one.
    public Optional<String> answerTo(String given) {
        return answer == null ? Optional.empty() : Optional.of(answer.apply(given));
    }

    /// Whether an output is right, spaces and ends of lines aside, as judges compare.
    ///
    /// @throws IllegalStateException if there is no oracle
    public boolean isRight(String given, String output) {
        if (answer != null) {
            return words(answer.apply(given)).equals(words(output));
        }
        if (accepts == null) {
            throw new IllegalStateException(problem + " has no oracle");
        }
        return accepts.test(given, output);
    }

    @Override
    public String toString() {
        return problem;
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }
}
