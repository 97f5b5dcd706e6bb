package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.discover.Certainty;
import org.grundy.discover.Conjecture;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The conditions of the catalogue's theorems, and what is proved by them.
final class TheoremProverTest {
    private static final long FAR = 1_000_000;

    static Stream<NamedGame<?>> games() {
        return Catalog.library().families().stream()
                .flatMap(family -> family.cases(Thoroughness.QUICK).stream())
                .map(VerificationCase::game)
                .filter(NamedGame.class::isInstance)
                .<NamedGame<?>>map(game -> (NamedGame<?>) game)
                .filter(game -> !plays(game).isEmpty());
    }

    /// The kinds of play for which some theorem has a condition.
    private static List<Play> plays(NamedGame<?> game) {
        return Stream.of(Play.values())
                .filter(play -> game.theorems().stream()
                        .anyMatch(theorem -> theorem.lostWhere(play).isPresent()))
                .toList();
    }

    /// Conditions by their variables and their text: to compile one takes much longer than to ask it.
    private static final Map<List<Object>, Condition> CONDITIONS = new HashMap<>();

    private static boolean holds(String condition, SampledGame<?> sampled, long... numbers) {
        return CONDITIONS
                .computeIfAbsent(
                        List.of(sampled.variables(), condition),
                        key -> Condition.of(condition, sampled.variables(), Map.of()))
                .holds(numbers);
    }

    private static long[] numbers(SampledGame<?> sampled, SampleBlock box, int cell) {
        return LongStream.of(box.arguments(cell))
                .limit(sampled.variables().size())
                .toArray();
    }

    @ParameterizedTest
    @MethodSource("games")
    void conditions_agree_with_the_rules(NamedGame<?> game) {
        SampledGame<?> sampled = SampledGame.of(game);
        int to = game.dimensions() == 1 ? Thorough.bound(50, 80) : Thorough.bound(16, 24);
        for (Play play : plays(game)) {
            Sampler<?> sampler = new Sampler<>(sampled, play);
            List<SampleBlock> blocks = Run.unlimited()
                    .attempt(() -> sampler.blocks(List.of(), to, Run.unlimited()))
                    .toOptional()
                    .orElseThrow();
            for (Theorem<?> theorem : game.theorems()) {
                for (int cell = 0; cell < blocks.getLast().size(); cell++) {
                    long[] numbers = numbers(sampled, blocks.getLast(), cell);
                    int lost = blocks.getLast().value(cell);
                    theorem.lostWhere(play)
                            .filter(law -> lost != SampleBlock.UNKNOWN)
                            .ifPresent(law -> assertThat(holds(law, sampled, numbers))
                                    .as("%s, %s %s", game.name(), play, List.of(numbers))
                                    .isEqualTo(lost == 1));
                }
            }
            if (play == Play.NORMAL) {
                values(game, sampled, blocks.getFirst());
            }
        }
    }

    private static void values(NamedGame<?> game, SampledGame<?> sampled, SampleBlock values) {
        for (Theorem<?> theorem : game.theorems()) {
            for (int cell = 0; cell < values.size() && theorem.valuedWhere("0").isPresent(); cell++) {
                for (int value = 0; value <= values.value(cell) + 2; value++) {
                    String law = theorem.valuedWhere(Integer.toString(value)).orElseThrow();
                    assertThat(holds(law, sampled, numbers(sampled, values, cell)))
                            .as("%s at %s, value %s", game.name(), cell, value)
                            .isEqualTo(value == values.value(cell));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <P> void conditions_agree_with_the_theorem_far_beyond_the_table(NamedGame<P> game) {
        SampledGame<P> sampled = SampledGame.of(game);
        SplittableRandom random = new SplittableRandom(20_250_307);
        for (int i = 0; i < Thorough.bound(100, 300); i++) {
            long[] numbers = random.longs(sampled.variables().size(), sampled.least(), i % 2 == 0 ? 1000 : FAR)
                    .toArray();
            P position = sampled.at(numbers).orElseThrow();
            for (Theorem<P> theorem : game.theorems()) {
                for (Play play : Play.values()) {
                    if (theorem.covers(position, play)
                            && theorem.lostWhere(play).isPresent()) {
                        assertThat(holds(theorem.lostWhere(play).get(), sampled, numbers))
                                .as("%s, %s", game.expression(position), play)
                                .isEqualTo(theorem.outcome(position, play) == Outcome.P);
                    }
                }
                Optional<String> value =
                        theorem.value(position).map(BigInteger::toString).flatMap(theorem::valuedWhere);
                value.ifPresent(law -> assertThat(holds(law, sampled, numbers))
                        .as(game.expression(position))
                        .isTrue());
            }
        }
    }

    private static Variation game(String name) {
        return Variation.of(SampledGame.of(
                games().filter(game -> game.name().equals(name)).findFirst().orElseThrow()));
    }

    private static DiscoveryReport report(String name, int to) {
        return Discovery.standard().of(game(name), Play.NORMAL, OptionalInt.of(to), Run.unlimited());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim", "bash[3]", "lasker", "kiki", "take[2..4]", "twins", "turningturtles", "ruler"})
    void values_and_lost_positions_of_the_catalogue_are_proved_by_its_theorems(String name) {
        assertThat(report(name, name.equals("kiki") ? 40 : Thorough.bound(300, 600))
                        .sections())
                .hasSize(2)
                .allMatch(section -> section.finding().orElseThrow().certainty() instanceof Certainty.Proved);
    }

    @ParameterizedTest
    @ValueSource(strings = {"divisors", "take[2..4,sweep]"})
    void lost_positions_alone_are_proved_where_the_theorem_has_no_formula_of_the_value(String name) {
        assertThat(report(name, Thorough.bound(300, 600))
                        .finding(SampledQuantity.LOST)
                        .orElseThrow()
                        .certainty())
                .isInstanceOf(Certainty.Proved.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"euclid", "wythoff"})
    void lines_of_golden_slope_are_proved_by_the_theorem(String name) {
        assertThat(report(name, 60).finding(SampledQuantity.LOST).orElseThrow().certainty())
                .isInstanceOf(Certainty.Proved.class);
    }

    @Test
    void a_guess_is_proved_or_refuted_by_the_theorem() {
        assertThat(trial("bash[3]", "4 divides n").proofs()).hasSize(1);
        assertThat(trial("bash[3]", "4 divides n and n < 20000").counterexample())
                .contains(new Counterexample(
                        Counterexample.Kind.WON_BUT_LOST,
                        List.of(),
                        List.of(BigInteger.valueOf(20_000)),
                        Optional.empty()));
        assertThat(trial("bash[6]", "n % 7 = 0 and n != 9223372036854775807").counterexample())
                .as("a single position at the end of what a long holds")
                .map(Counterexample::position)
                .contains(List.of(BigInteger.valueOf(Long.MAX_VALUE)));
        assertThat(trial("euclid", "x = 0 or y = 0 or x != y and max(x,y) <= (min(x,y) + isqrt(5*min(x,y)^2)) / 2")
                        .proofs())
                .hasSize(1);
        assertThat(trial("euclid", "x * y = 0 or x != y and max(x,y)^2 < max(x,y) * min(x,y) + min(x,y)^2")
                        .proofs())
                .as("products of numbers are not decided")
                .isEmpty();
    }

    private static Conjecture.Trial trial(String name, String guess) {
        return new Conjecture(guess, game(name), Play.NORMAL)
                .check(40, Run.unlimited())
                .toOptional()
                .orElseThrow();
    }
}
