package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every game of the catalogue with a theorem, by its rules alone: a form is found that agrees with the
/// theorem beyond the table, or the game is listed here as one without.
final class CatalogueTest {
    private static final int LINE = 200;
    private static final int LATER = Thorough.bound(1500, 4000);
    private static final int SQUARE = 40;
    private static final int SQUARE_LATER = Thorough.bound(90, 130);

    /// Of these no form of the Grundy values is found. None is known of Wythoff's game, the Bomb Game and the
    /// take-away games. Euclid: the continued fraction of the quotient decides, which no family has. Grossman:
    /// |x² − y²| / xy is a larger formula than are looked for.
    private static final Set<String> NO_VALUES =
            Set.of("wythoff[5]", "bomb", "multiple[6]", "schwenk[x^2+x+2]", "euclid", "grossman");

    /// Larger tables: Dawson's games repeat from 52 on with period 34 and Kayles from 71 on with period 12, the
    /// intervals of Multiplication end at powers of 18, and Wythoff's game with t = 5 has few lost pairs.
    private static final Map<String, Integer> SIZES =
            Map.of("dawson", 1500, "dawsonkayles", 1500, "kayles", 1500, "multiplication", 700, "wythoff[5]", 120);

    /// Games whose catalogue entries are about whole rows or boards of coins or cells: 2^n positions of n
    /// places. [FormsTest] has the rules of single coins.
    private static final Set<String> LEFT_OUT = Set.of(
            "chomp",
            "coins",
            "cram",
            "mockturtles",
            "moebius",
            "mogul",
            "moidores",
            "product",
            "ruler",
            "triplets",
            "turningcorners");

    static Stream<NamedGame<?>> games() {
        return Catalog.library().families().stream()
                .filter(family -> !LEFT_OUT.contains(family.entry().name()))
                .flatMap(family -> family.cases(Thoroughness.QUICK).stream()
                        .map(VerificationCase::game)
                        .filter(NamedGame.class::isInstance)
                        .<NamedGame<?>>map(game -> (NamedGame<?>) game)
                        .filter(game -> game.dimensions() == 1 || game.dimensions() == 2)
                        .filter(game -> !game.theorems().isEmpty())
                        .reduce((first, second) -> second)
                        .stream());
    }

    private static <P> boolean agrees(NamedGame<P> game, SampledQuantity quantity, IntExpr form) {
        SampledGame<P> sampled = SampledGame.of(game);
        for (long[] numbers : later(game.dimensions(), game.least())) {
            Optional<P> position = sampled.at().apply(numbers);
            for (Theorem<P> theorem : game.theorems()) {
                Optional<Long> said = position.flatMap(at -> said(theorem, at, quantity));
                if (said.isPresent() && form.value(numbers) != said.get()) {
                    return false;
                }
            }
        }
        return true;
    }

    /// What a theorem says of a position, empty if nothing.
    private static <P> Optional<Long> said(Theorem<P> theorem, P position, SampledQuantity quantity) {
        if (!theorem.covers(position, Play.NORMAL)) {
            return Optional.empty();
        }
        return switch (quantity) {
            case LOST -> Optional.of(theorem.outcome(position, Play.NORMAL) == Outcome.P ? 1L : 0L);
            case DRAWN -> Optional.of(theorem.outcome(position, Play.NORMAL) == Outcome.D ? 1L : 0L);
            case GRUNDY -> theorem.value(position).map(BigInteger::longValueExact);
        };
    }

    private static List<long[]> later(int dimensions, int least) {
        List<long[]> all = new ArrayList<>();
        for (long x = least; x <= (dimensions == 1 ? LATER : SQUARE_LATER); x++) {
            if (dimensions == 1) {
                all.add(new long[] {x});
            }
            for (long y = least; dimensions == 2 && y <= SQUARE_LATER; y++) {
                all.add(new long[] {x, y});
            }
        }
        return all;
    }

    static List<NamedGame<?>> tried() {
        return Thorough.part("CatalogueTest", 5, games().toList());
    }

    @ParameterizedTest
    @MethodSource("tried")
    void a_form_is_found_that_agrees_with_the_theorem_beyond_the_table(NamedGame<?> game) {
        int size = SIZES.getOrDefault(game.name(), game.dimensions() == 1 ? LINE : SQUARE);
        DiscoveryReport report = Discovery.standard()
                .of(Variation.of(SampledGame.of(game)), Play.NORMAL, OptionalInt.of(size), Run.unlimited());
        assertThat(report.finding(SampledQuantity.LOST))
                .as("lost positions of " + game.name())
                .isPresent();
        assertThat(report.finding(SampledQuantity.GRUNDY).isEmpty())
                .as("no values of " + game.name())
                .isEqualTo(NO_VALUES.contains(game.name()));
        for (ReportSection section : report.sections()) {
            section.finding()
                    .ifPresent(found -> assertThat(agrees(
                                    game,
                                    section.samples().quantity(),
                                    found.form().expression()))
                            .as(game.name() + ", " + section.samples().quantity())
                            .isTrue());
        }
    }

    @Test
    void most_values_are_found_too() {
        assertThat(games().count()).isGreaterThan(4L * NO_VALUES.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mockturtles", "triplets", "turningcorners"})
    void coins_on_their_own_are_valued_as_far_as_theorems_go(String name) {
        Variation coins = Variation.of(SampledGame.of(ExpressionParser.parseGame(Catalog.library(), name)));
        Run run = new Run(Budget.UNLIMITED.withPositions(10_000));
        int to = coins.extent(Play.NORMAL, Run.unlimited()) / Thorough.bound(3, 1);
        DiscoveryReport report = Discovery.standard().of(coins, Play.NORMAL, OptionalInt.of(to), run);
        assertThat(report.shortfall()).as("no position is searched").isEmpty();
        assertThat(report.finding(SampledQuantity.GRUNDY).map(FoundForm::certainty))
                .contains(new Certainty.Checked());
    }

    /// No theorem covers it, but the rules can be read.
    @Test
    void a_game_of_the_library_is_proved_by_its_written_rules() {
        Variation wythoff =
                NamedVariations.all("wythoff", Catalog.library(), List.of()).getFirst();
        DiscoveryReport report =
                Discovery.standard().of(wythoff, Play.MISERE, OptionalInt.of(60), new Run(Budget.standard()));
        assertThat(report.finding(SampledQuantity.LOST).orElseThrow().isProved())
                .isTrue();
    }

    @Test
    void a_game_with_larger_numbers_than_rules_have_is_read_without_them() {
        Variation bash = NamedVariations.all("bash[100000000000000000000]", Catalog.library(), List.of())
                .getFirst();
        assertThat(bash.members().getFirst().sampled().rules()).isEmpty();
        assertThat(bash.extent(Play.NORMAL, Run.unlimited())).isPositive();
    }

    /// Each start of a race is a game of its own to a search, but what is left of it is one heap.
    @Test
    void a_race_is_a_table_of_what_is_left_to_its_target() {
        Variation race =
                NamedVariations.all("countup[3]", Catalog.library(), List.of()).getFirst();
        assertThat(race.extent(Play.NORMAL, Run.unlimited())).isEqualTo(10_000);
        DiscoveryReport report = Discovery.standard()
                .of(race, Play.NORMAL, OptionalInt.empty(), new Run(Budget.UNLIMITED.withPositions(200_000)));
        assertThat(report.finding(SampledQuantity.GRUNDY).orElseThrow().isProved())
                .isTrue();
    }

    /// A table of Cram has as many values as the game's own search reaches at once.
    @Test
    void boards_are_valued_by_their_own_search() {
        Variation cram = Variation.of(SampledGame.of(ExpressionParser.parseGame(Catalog.library(), "cram")));
        assertThat(cram.extent(Play.NORMAL, Run.unlimited())).isEqualTo(6);
        Run run = new Run(Budget.UNLIMITED.withPositions(1_000_000));
        DiscoveryReport report = Discovery.standard().of(cram, Play.NORMAL, OptionalInt.empty(), run);
        assertThat(report.of(SampledQuantity.GRUNDY).orElseThrow().profile().zeros())
                .isEqualTo(14);
    }
}
