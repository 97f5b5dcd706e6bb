package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveLoopy;
import org.grundy.testkit.NaiveLoopy.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables of rules by which positions come again, against options that are listed here by hand.
final class RepeatingRulesTest {
    private static final int LAST = 40;

    static Stream<Arguments> rules() {
        return Stream.of(
                line(
                        "n -> n + 1 if n % 3 > 0 and n < 40; n -> n / 2 if n % 2 = 0 and n > 0; n -> n - 2 if n % 5 ="
                                + " 0",
                        n -> some(
                                n % 3 > 0 && n < 40 ? n + 1 : -1,
                                n % 2 == 0 && n > 0 ? n / 2 : -1,
                                n % 5 == 0 ? n - 2 : -1)),
                line(
                        "n -> (7 * n + 3) % 41; n -> n - 4; lose when n % 9 = 1",
                        n -> n % 9 == 1 ? List.of() : some((7 * n + 3) % 41, n - 4)),
                // Up to 46 options, of which many are the same.
                line(
                        "n -> (n * k^2 + k) % 41 for k in 0..n+5; lose when n % 9 = 1",
                        n -> n % 9 == 1
                                ? List.of()
                                : LongStream.rangeClosed(0, n + 5)
                                        .mapToObj(k -> (n * k * k + k) % 41)
                                        .toList()),
                // Numbers that a word does not hold are met: those above 2^62.
                line(
                        "n -> n - 3 if n < 10^6; n -> n + 4611686018427387904 if n = 39 or n = 38;"
                                + " n -> n - 4611686018427387904 if n > 10^6",
                        n -> n > 1_000_000
                                ? some(n - (1L << 62))
                                : some(n - 3, n == 39 || n == 38 ? n + (1L << 62) : -1)));
    }

    private static Arguments line(String text, Function<Long, List<Long>> options) {
        return Arguments.of(text, options);
    }

    private static List<Long> some(long... numbers) {
        return LongStream.of(numbers).filter(number -> number >= 0).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void who_wins_is_what_sweeps_say(String text, Function<Long, List<Long>> options) {
        for (Play play : Play.values()) {
            NaiveLoopy<Long> sweeps = new NaiveLoopy<>(options, n -> play == Play.NORMAL ? Result.LOST : Result.WON);
            Region<RuleState> line = new Region<>(
                    new Axis(BigInteger.ZERO, LAST + 1),
                    Optional.empty(),
                    at -> RuleState.of(at.getFirst().longValueExact()));
            Table table = table(text, line, play);
            for (int n = 0; n <= LAST; n++) {
                assertThat(table.number(n)).as("%d of %s, %s", n, text, play).isEqualTo(code(sweeps.of((long) n)));
            }
        }
    }

    /// Two heaps: the larger one is halved, or one token goes from the larger to the smaller.
    @Test
    void who_wins_two_numbers_whose_order_does_not_matter_is_what_sweeps_say() {
        String text = "unordered; (x, y) -> (x, y / 2) if y > 1; (x, y) -> (x + 1, y - 1) if x < y";
        NaiveLoopy<List<Long>> sweeps = new NaiveLoopy<>(
                at -> {
                    long x = at.getFirst();
                    long y = at.getLast();
                    return Stream.of(y > 1 ? List.of(x, y / 2) : null, x < y ? List.of(x + 1, y - 1) : null)
                            .filter(Objects::nonNull)
                            .map(to -> to.stream().sorted().toList())
                            .toList();
                },
                at -> Result.LOST);
        Axis axis = new Axis(BigInteger.ZERO, 13);
        Region<RuleState> square = new Region<>(
                axis,
                Optional.of(axis),
                at -> RuleState.of(at.stream()
                        .sorted()
                        .mapToLong(BigInteger::longValueExact)
                        .toArray()));
        Table table = table(text, square, Play.NORMAL);
        for (long x = 0; x < 13; x++) {
            for (long y = x; y < 13; y++) {
                assertThat(table.number((int) (13 * y + x)))
                        .as("(%d, %d)", x, y)
                        .isEqualTo(code(sweeps.of(List.of(x, y))));
            }
        }
    }

    private static Table table(String text, Region<RuleState> region, Play play) {
        RuleGame game = RuleText.compile(text).game("g");
        return TableComputation.of(game, region, TableQuantity.OUTCOME, play, Run.unlimited());
    }

    private static int code(Result result) {
        return switch (result) {
            case LOST -> 0;
            case WON -> 1;
            case DRAWN -> 2;
        };
    }
}
