package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
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
    /// @param run charged for the search
    Optional<Analysis> answer(ReadCase read, Run run) {
        try {
            Sum sum = ExpressionParser.parse(library, expression(read));
            return Optional.of(Grundy.analyze(
                    sum, DefaultConvention.completed(sum, Optional.empty(), Optional.empty(), Optional.of(play)), run));
        } catch (InputError none) {
            return Optional.empty();
        }
    }

    private String expression(ReadCase read) {
        if (!read.sum()) {
            return position(read);
        }
        return read.positions().isEmpty()
                ? "0"
                : read.positions().stream()
                        .map(each -> position(with(read, each)))
                        .collect(Collectors.joining(" + "));
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
        Stream<BigInteger> list = wanted.list().isEmpty() ? Stream.of() : list(wanted.list(), read).stream();
        return game
                + brackets(read)
                + Stream.concat(wanted.numbers().stream().map(name -> number(name, read)), list)
                        .map(String::valueOf)
                        .collect(Collectors.joining(",", "(", ")"));
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
                : numbers(list(name, read)).collect(Collectors.joining(",", "{", "}"));
    }

    private static String list(List<BigInteger> numbers) {
        return numbers(numbers).collect(Collectors.joining(",", "[", "]"));
    }

    private static Stream<String> numbers(List<BigInteger> numbers) {
        return numbers.stream().map(BigInteger::toString);
    }
}
