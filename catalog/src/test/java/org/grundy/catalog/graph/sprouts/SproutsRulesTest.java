package org.grundy.catalog.graph.sprouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.grundy.catalog.ListedOptions;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The strings of Sprouts against drawings as planar maps.
final class SproutsRulesTest {
    private static List<List<SproutsLand>> options(SproutsLand land) {
        return ListedOptions.of(SproutsRules.RULES, land);
    }

    private static List<SproutsLand> lands(Drawing drawing) {
        return sorted(SproutsDraft.lands(drawing.regions()));
    }

    private static List<SproutsLand> sorted(List<SproutsLand> lands) {
        return lands.stream().sorted(Comparator.comparing(SproutsLand::code)).toList();
    }

    private static Set<List<SproutsLand>> optionsOf(List<SproutsLand> sum) {
        Set<List<SproutsLand>> all = new HashSet<>();
        for (int i = 0; i < sum.size(); i++) {
            for (List<SproutsLand> option : options(sum.get(i))) {
                List<SproutsLand> after = new ArrayList<>(sum);
                after.remove(i);
                after.addAll(option);
                all.add(sorted(after));
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void the_moves_are_those_of_drawings(int spots) {
        RandomGenerator random = Seed.of("sprouts " + spots).generator();
        for (int play = 0; play < 8; play++) {
            Drawing drawing = Drawing.start(spots);
            List<Drawing> moves = drawing.options();
            while (!moves.isEmpty()) {
                Set<List<SproutsLand>> drawn = new HashSet<>();
                moves.forEach(move -> drawn.add(lands(move)));
                assertThat(drawn).as(lands(drawing).toString()).isEqualTo(optionsOf(lands(drawing)));
                drawing = moves.get(random.nextInt(moves.size()));
                moves = drawing.options();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void values_and_misere_outcomes_are_those_of_drawings(int spots) {
        RandomGenerator random = Seed.of("sprouts " + spots).generator();
        NaiveGrundy<SproutsLand> values = new NaiveGrundy<>(SproutsRulesTest::options);
        NaiveOutcome<SproutsLand> misere = NaiveOutcome.misere(SproutsRulesTest::options);
        for (int play = 0; play < Thorough.bound(4, 20); play++) {
            Drawing drawing = Drawing.start(spots);
            while (lands(drawing).stream().mapToInt(SproutsLand::lives).sum() > 5) {
                List<Drawing> moves = drawing.options();
                drawing = moves.get(random.nextInt(moves.size()));
            }
            List<SproutsLand> lands = lands(drawing);
            assertThat(values.value(lands)).as(lands.toString()).isEqualTo(drawing.value());
            assertThat(misere.nextPlayerWins(lands)).as(lands.toString()).isEqualTo(drawing.winsMisere());
        }
    }
}
