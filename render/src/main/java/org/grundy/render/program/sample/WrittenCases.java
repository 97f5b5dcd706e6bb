package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputPlan;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// The game whose positions an input has: each case is written as an expression, and answered by the engine.
///
/// @param game as in an expression; its parameters are written behind it if there are any
/// @param library where it is found
/// @param parameters all of them in their order, with the value that one has if nothing reads it, empty if it is read
/// @param wanted what is read
/// @param play how it is played
public record WrittenCases(
        String game, Library library, Map<String, String> parameters, InputPlan.Wanted wanted, Play play) {
    /// What is known of a case; empty if it is no position of the game.
    ///
    /// @param expression of the case
    /// @param run charged for the search
    Optional<KnownCase> answer(String expression, Run run) {
        return sum(expression).map(sum -> answer(sum, run));
    }

    /// What is known of a sum.
    KnownCase answer(Sum sum, Run run) {
        return KnownCase.of(Grundy.analyze(sum, convention(sum), SumQuestion.VALUE, run));
    }

    /// The sum that an expression means; empty if it is no position of the game.
    Optional<Sum> sum(String expression) {
        try {
            return Optional.of(ExpressionParser.parse(library, expression));
        } catch (InputError none) {
            return Optional.empty();
        }
    }

    /// How a sum is played.
    Convention convention(Sum sum) {
        return DefaultConvention.completed(sum, Optional.empty(), Optional.empty(), Optional.of(play));
    }

    /// A case as an expression.
    String expression(ReadCase read) {
        return read.sum() && read.positions().isEmpty()
                ? "0"
                : positions(read).map(this::position).collect(Collectors.joining(" + "));
    }

    /// The positions of a case, which is a sum or one position.
    Stream<ReadCase> positions(ReadCase read) {
        return read.sum() ? read.positions().stream().map(each -> with(read, each)) : Stream.of(read);
    }

    /// A position of a sum, with what was read behind it.
    private static ReadCase with(ReadCase read, ReadCase position) {
        ReadCase all = position;
        for (Map.Entry<String, BigInteger> number : read.numbers().entrySet()) {
            all = position.numbers().containsKey(number.getKey()) ? all : all.with(number.getKey(), number.getValue());
        }
        for (Map.Entry<String, List<BigInteger>> list : read.lists().entrySet()) {
            all = position.lists().containsKey(list.getKey()) ? all : all.with(list.getKey(), list.getValue());
        }
        return all;
    }

    private String position(ReadCase read) {
        return named(read) + numbers(read).map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
    }

    /// The game of a position with its parameters, as in an expression.
    String named(ReadCase read) {
        return game + brackets(read);
    }

    /// The numbers of a position, then those of its list.
    Stream<BigInteger> numbers(ReadCase read) {
        Stream<BigInteger> list = wanted.list().isEmpty() ? Stream.of() : list(wanted.list(), read).stream();
        return Stream.concat(wanted.numbers().stream().map(name -> number(name, read)), list);
    }

    private static BigInteger number(String name, ReadCase read) {
        return Objects.requireNonNull(read.numbers().get(name), name);
    }

    private static List<BigInteger> list(String name, ReadCase read) {
        return Objects.requireNonNull(read.lists().get(name), name);
    }

    private String brackets(ReadCase read) {
        return parameters.isEmpty()
                ? ""
                : parameters.entrySet().stream()
                        .map(each -> each.getValue().isEmpty() ? value(each.getKey(), read) : each.getValue())
                        .collect(Collectors.joining(",", "[", "]"));
    }

    private String value(String name, ReadCase read) {
        Optional<GivenList> given = wanted.given(name);
        if (given.isEmpty()) {
            return number(name, read).toString();
        }
        return given.get().rows()
                ? Objects.requireNonNull(read.rows().get(name), name).stream()
                        .map(WrittenCases::list)
                        .collect(Collectors.joining(",", "[", "]"))
                : texts(list(name, read)).collect(Collectors.joining(",", "{", "}"));
    }

    private static String list(List<BigInteger> numbers) {
        return texts(numbers).collect(Collectors.joining(",", "[", "]"));
    }

    private static Stream<String> texts(List<BigInteger> numbers) {
        return numbers.stream().map(BigInteger::toString);
    }
}
