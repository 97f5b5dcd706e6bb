package org.grundy.cluster.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.grundy.cluster.store.CellArray;
import org.grundy.game.Play;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Blocks that are filled by compiled code are those that listed options give.
final class BlockWindowTest {
    private static TableSpec spec(String rules, List<Integer> lengths, List<Integer> sides) {
        return new TableSpec(rules, "g", BlockGrid.of(lengths, sides), ClusterQuantity.GRUNDY, Play.NORMAL);
    }

    private static Optional<WindowFiller> filler(TableSpec spec) {
        return rules(spec).window(spec.grid().lengths());
    }

    private static GridRules rules(TableSpec spec) {
        return NamedGridRules.of(spec.named(), spec.grid().axes(), Run.unlimited());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: n -> n - k for k in {1, 3, 4} if k <= n",
                "g: n -> n - k for k in 1..300 if k <= n",
                "g: (a, b) -> (a - 1, b - 2) if a > 0 and b > 1; (a, b) -> (a - k, b) for k in 1..3 if k <= a;"
                        + " (a, b) -> (a, b - 4) if b > 3",
                "g: (a, b) -> (a - k, b - k) for k in 1..min(2, a, b); (a, b) -> (a - 1, b) if a > 0 and (a + b) mod 3 > 0;"
                        + " (a, b) -> (a, b - 3) if b > 2; lose when a + b = 7",
                "g: (a, b, c) -> (a - 1, b, c) if a > 0; (a, b, c) -> (a, b - k, c) for k in 1..2 if k <= b;"
                        + " (a, b, c) -> (a - 1, b, c - 2) if a > 0 and c > 1; (a, b, c) -> (a, b, c - 1) if c > 0",
            })
    void a_window_gives_what_options_give(String rules) throws IOException {
        RandomGenerator random = Seed.of("BlockWindowTest").generator();
        int axes = (int) rules.substring(0, rules.indexOf("->"))
                        .chars()
                        .filter(c -> c == ',')
                        .count()
                + 1;
        int longest = axes == 1 ? 2000 : axes == 2 ? 60 : 25;
        for (int round = 0; round < 4; round++) {
            List<Integer> lengths =
                    random.ints(axes, longest / 2, longest).boxed().toList();
            List<Integer> sides =
                    random.ints(axes, axes == 1 ? 350 : 5, longest).boxed().toList();
            compare(spec(rules, lengths, sides));
        }
    }

    private static void compare(TableSpec spec) throws IOException {
        WindowFiller filler = filler(spec).orElseThrow();
        BlockReach reach = BlockReach.of(spec.grid(), filler).orElseThrow();
        Map<Integer, CellArray> known = new HashMap<>();
        for (int level = 0; level < spec.grid().levels(); level++) {
            for (int block : spec.grid().at(level)) {
                int[] listed = new BlockSolver(spec, rules(spec), known::get).solve(block);
                Set<Integer> asked = new TreeSet<>();
                BlockSolver.Earlier earlier = other -> {
                    asked.add(other);
                    return known.get(other);
                };
                assertThat(BlockWindow.values(spec.grid(), filler, earlier, block)
                                .orElseThrow()
                                .holds(listed))
                        .as("%s, block %s", spec, block)
                        .isTrue();
                assertThat(reach.of(block))
                        .as("blocks that are read: %s, block %s", spec, block)
                        .containsExactlyInAnyOrderElementsOf(asked);
                assertThat(reach.of(block))
                        .allMatch(
                                other -> spec.grid().level(block) - spec.grid().level(other) <= reach.depth());
                known.put(block, CellArray.of(listed));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: n -> n - k for k in 1..n",
                "g: n -> n / 2 if n > 0",
                "g: (a, b) -> (a - 1, b + 1) if a > 0",
                "g: (a, b) -> (a - 1, b) if a > 0; unordered",
                "g: n -> n - 1 if n > 0; win when n = 3",
                "g: n -> n - 1 if n > 0; states n where n mod 7 != 3",
                "g: n -> (n - 2) + (n - 1) if n > 1",
            })
    void rules_without_short_steps_down_have_no_window(String rules) {
        List<Integer> lengths = rules.contains("(a") ? List.of(20, 20) : List.of(20);
        assertThat(filler(spec(rules, lengths, lengths))).isEmpty();
    }
}
