package org.grundy.catalog.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.ListedOptions;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.run.Budget;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The texts of rules say the same as the rules of the library: all small positions have the same values.
final class RuleTextsTest {
    private static final int LINE = 24;
    private static final int SQUARE = 8;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "nimble",
                "bash[3]",
                "countup[4]",
                "subtraction[1,3,4]",
                "allbut[2,5]",
                "circle[2]",
                "circle[3]",
                "take[2..5]",
                "powers[3]",
                "primes",
                "primepowers",
                "divisors",
                "lasker",
                "multiple[2]",
                "multiple[3]",
                "turningturtles",
                "mockturtles",
                "ruler",
                "twins",
                "triplets",
                "acrostictwins",
                "turningcorners",
                "bomb",
                "euclid",
                "grossman",
                "kiki",
                "wythoff",
                "wythoff[3]",
                "kayles",
                "dawson",
                "dawsonkayles",
                "grundy",
                "octal[4.3]",
                "octal[0.77]",
                "octal[0.3704]",
                "code[0.8A]",
            })
    void a_text_says_the_same_as_the_library(String name) {
        NamedGame<?> game = ExpressionParser.parseGame(Catalog.library(), name);
        List<String> said = naive(fromText(game, name));
        assertThat(said).isNotEmpty();
        assertThat(analysed(game)).containsAll(said);
    }

    private static NamedGame<?> fromText(NamedGame<?> game, String name) {
        RuleFamily family = RuleTexts.of(game).orElseThrow();
        String brackets = family.parameters().isEmpty() || !name.contains("[") ? "" : name.substring(name.indexOf('['));
        return ExpressionParser.parseGame(
                new Library(List.of(family)), family.entry().name() + brackets);
    }

    private static <P> int analysed(NamedGame<P> game, P position) {
        Sum sum = Sum.of(new Component<>(game, position));
        return Grundy.analyze(sum, Convention.NORMAL, Budget.standard())
                .value()
                .orElseThrow()
                .intValueExact();
    }

    private static <P> List<String> analysed(NamedGame<P> game) {
        return values(game, position -> analysed(game, position));
    }

    private static <P> List<String> naive(NamedGame<P> game) {
        NaiveGrundy<P> naive = new NaiveGrundy<>(position -> ListedOptions.of(game.rules(), position));
        return values(game, naive::value);
    }

    /// The values of all positions of small numbers, with these numbers.
    private static <P> List<String> values(NamedGame<P> game, ToIntFunction<P> value) {
        Stream<List<Integer>> places = game.dimensions() == 1
                ? IntStream.range(0, LINE).mapToObj(List::of)
                : IntStream.range(0, SQUARE * SQUARE).mapToObj(i -> List.of(i / SQUARE, i % SQUARE));
        return places.flatMap(
                        numbers -> position(game, numbers).map(position -> numbers + " " + value.applyAsInt(position)))
                .toList();
    }

    private static <P> Stream<P> position(NamedGame<P> game, List<Integer> numbers) {
        try {
            return Stream.of(game.at(numbers.stream().map(BigInteger::valueOf).toList()));
        } catch (InputError none) {
            return Stream.empty();
        }
    }

    @Test
    void games_on_boards_have_no_text() {
        assertThat(RuleTexts.of(ExpressionParser.parseGame(Catalog.library(), "cram")))
                .isEmpty();
    }
}
