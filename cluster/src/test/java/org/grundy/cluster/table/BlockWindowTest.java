package org.grundy.cluster.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.cluster.store.CellArray;
import org.grundy.game.Play;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
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
        return spec.played().rules(spec.grid().axes(), Run.unlimited());
    }

    private static final List<String> WINDOWS = Thorough.part(
            "a window gives what options give",
            3,
            List.of(
                    "g: n -> n - k for k in {1, 3, 4} if k <= n",
                    "g: n -> n - k for k in 1..300 if k <= n",
                    "g: (a, b) -> (a - 1, b - 2) if a > 0 and b > 1; (a, b) -> (a - k, b) for k in 1..3 if k <= a;"
                            + " (a, b) -> (a, b - 4) if b > 3",
                    "g: (a, b) -> (a - k, b - k) for k in 1..min(2, a, b); (a, b) -> (a - 1, b) if a > 0 and (a + b) mod 3"
                            + " > 0; (a, b) -> (a, b - 3) if b > 2; lose when a + b = 7",
                    "g: (a, b, c) -> (a - 1, b, c) if a > 0; (a, b, c) -> (a, b - k, c) for k in 1..2 if k <= b;"
                            + " (a, b, c) -> (a - 1, b, c - 2) if a > 0 and c > 1; (a, b, c) -> (a, b, c - 1) if c > 0",
                    "g: n -> n - k for k in 1..n",
                    "g: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a - 2, b - 3) if a > 1 and b > 2",
                    "g: (a, b) -> (a, b - k) for k in 1..b; (a, b) -> (a - k, b - 2 * k) for k in 1..min(a, b / 2);"
                            + " (a, b) -> (a - 1, b) if a > 0; lose when a + b = 7",
                    "g: (a, b) -> (a - 3 * k, b - k) for k in 1..min(a / 3, b); (a, b) -> (a - k, b - k) for k in"
                            + " 1..min(a, b)",
                    "g: (a, b, c) -> (a - k, b, c - k) for k in 1..min(a, c); (a, b, c) -> (a, b - 1, c) if b > 0;"
                            + " (a, b, c) -> (a - k, b - k, c - 2 * k) for k in 1..min(a, b, c / 2)"));

    @ParameterizedTest
    @FieldSource("WINDOWS")
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

    private static final BlockWindow.Room NEW = new BlockWindow.Room() {
        @Override
        public byte[] window(int cells) {
            return new byte[cells];
        }

        @Override
        public byte[] block(int cells) {
            return new byte[cells];
        }
    };

    /// Gives of earlier blocks the edges alone, where moves are short.
    private record Kept(BlockGrid grid, WindowFiller filler, Map<Integer, CellArray> known, Set<Integer> asked)
            implements BlockWindow.Earlier {
        @Override
        public CellArray of(int block) {
            asked.add(block);
            return known.get(block);
        }

        @Override
        public CellBox edge(int block, int axis) {
            CellBox whole = CellBox.of(grid, block, of(block));
            return filler.lines().isEmpty()
                    ? BlockEdges.of(whole, filler.steps()).along().get(axis)
                    : whole;
        }
    }

    private static void compare(TableSpec spec) throws IOException {
        WindowFiller filler = filler(spec).orElseThrow();
        Optional<BlockReach> reach = BlockReach.of(spec.grid(), filler);
        assertThat(reach.isEmpty()).isEqualTo(!filler.lines().isEmpty());
        Map<Integer, CellArray> known = new HashMap<>();
        for (int level = 0; level < spec.grid().levels(); level++) {
            for (int block : spec.grid().at(level)) {
                int[] listed = new BlockSolver(spec, rules(spec), known::get).solve(block);
                Set<Integer> asked = new TreeSet<>();
                Kept earlier = new Kept(spec.grid(), filler, known, asked);
                assertThat(BlockWindow.values(spec.grid(), filler, earlier, NEW, block)
                                .orElseThrow()
                                .holds(listed))
                        .as("%s, block %s", spec, block)
                        .isTrue();
                if (reach.isPresent()) {
                    compare(spec, reach.get(), block, asked);
                }
                known.put(block, CellArray.of(listed));
            }
        }
    }

    private static void compare(TableSpec spec, BlockReach reach, int block, Set<Integer> asked) {
        assertThat(reach.of(block))
                .as("blocks that are read: %s, block %s", spec, block)
                .containsExactlyInAnyOrderElementsOf(asked);
        assertThat(reach.of(block))
                .allMatch(other -> spec.grid().level(block) - spec.grid().level(other) <= reach.depth());
    }

    /// Wythoff's game of the catalogue has rules that can be compiled, and its values by the definition: the mex of the
    /// row, the column and the diagonal. Some are too large for a byte.
    @Test
    void a_queen_has_the_values_of_the_definition() throws IOException {
        int side = 120;
        TableSpec spec = new TableSpec(
                "", "wythoff", BlockGrid.of(List.of(side, side), List.of(25, 32)), ClusterQuantity.GRUNDY, Play.NORMAL);
        int[][] values = new int[side][side];
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                BitSet options = new BitSet();
                for (int k = 1; k <= x; k++) {
                    options.set(values[x - k][y]);
                }
                for (int k = 1; k <= y; k++) {
                    options.set(values[x][y - k]);
                }
                for (int k = 1; k <= Math.min(x, y); k++) {
                    options.set(values[x - k][y - k]);
                }
                values[x][y] = options.nextClearBit(0);
            }
        }
        WindowFiller filler = filler(spec).orElseThrow();
        Map<Integer, CellArray> known = new HashMap<>();
        for (int level = 0; level < spec.grid().levels(); level++) {
            for (int block : spec.grid().at(level)) {
                known.put(
                        block,
                        BlockWindow.values(
                                        spec.grid(),
                                        filler,
                                        new Kept(spec.grid(), filler, known, new TreeSet<>()),
                                        NEW,
                                        block)
                                .orElseThrow());
            }
        }
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                int[] at = {x, y};
                int block = spec.grid().block(at);
                int within = BlockGrid.within(
                        at, spec.grid().first(block), spec.grid().extent(block));
                assertThat(known.get(block).get(within)).as("%s, %s", x, y).isEqualTo(values[x][y]);
            }
        }
    }

    /// Of 1000³ positions in blocks of 100³ the levels in the middle have 75 blocks, so 75 million positions.
    @Test
    void tasks_are_few_where_positions_are_quick() {
        List<Integer> lengths = List.of(1000, 1000, 1000);
        List<Integer> sides = List.of(100, 100, 100);
        String step = "g: (a, b, c) -> (a - 1, b, c) if a > 0";
        assertThat(spec(step, lengths, sides).usualTasks()).isEqualTo(75_000_000 / (1 << 24));
        assertThat(spec(step, List.of(10, 10, 10), sides).usualTasks()).isEqualTo(1);
        assertThat(spec("g: (a, b, c) -> (a - k, b, c) for k in 1..a", lengths, sides)
                        .usualTasks())
                .isEqualTo(BlockGrid.USUAL_TASKS);
    }

    /// There are 17 500 to 20 000 options for each cell.
    @Test
    void a_line_is_one_step() throws IOException {
        TableSpec spec = spec("g: n -> n - k for k in 1..n", List.of(20_000), List.of(2500));
        WindowFiller filler = filler(spec).orElseThrow();
        Run run = Run.unlimited();
        int[] behind = IntStream.range(0, 17_500).toArray();
        int[] window = new int[2500];
        boolean filled = filler.fill(
                window,
                new int[] {17_500},
                new int[] {2500},
                new int[] {0},
                List.of(new WindowFiller.LineCells(0, behind, new int[] {0}, new int[] {17_500})),
                run);
        assertThat(filled).isTrue();
        assertThat(window).isEqualTo(IntStream.range(17_500, 20_000).toArray());
        assertThat(run.work()).isLessThan(2500 * 100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: n -> n / 2 if n > 0",
                "g: (a, b) -> (a - 1, b + 1) if a > 0",
                "g: (a, b) -> (a - 1, b) if a > 0; unordered",
                "g: n -> n - 1 if n > 0; win when n = 3",
                "g: n -> n - 1 if n > 0; states n where n mod 7 != 3",
                "g: n -> (n - 2) + (n - 1) if n > 1",
                "g: n -> n - k for k in 2..n",
                "g: (a, b) -> (a - k, b) for k in 1..a; unordered",
            })
    void rules_without_short_steps_down_have_no_window(String rules) {
        List<Integer> lengths = rules.contains("(a") ? List.of(20, 20) : List.of(20);
        assertThat(filler(spec(rules, lengths, lengths))).isEmpty();
    }
}
