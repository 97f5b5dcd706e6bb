package org.grundy.search.depth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The depth-first search against the definition on random graphs, and against published values on queen graphs.
final class MoveGraphSearchTest {
    private static BitSet all(int moves) {
        BitSet all = new BitSet();
        all.set(0, moves);
        return all;
    }

    /// A random graph whose edges are there with a probability of density percent.
    private static List<BitSet> graph(RandomGenerator random, int vertices, int density) {
        List<BitSet> graph =
                IntStream.range(0, vertices).mapToObj(i -> new BitSet()).toList();
        for (int i = 0; i < vertices; i++) {
            for (int j = 0; j < i; j++) {
                if (random.nextInt(100) < density) {
                    graph.get(i).set(j);
                    graph.get(j).set(i);
                }
            }
        }
        return graph;
    }

    /// The definition: the mex of what each vertex leaves.
    private static NaiveGrundy<BitSet> oracle(List<BitSet> graph) {
        return new NaiveGrundy<>(set -> {
            List<List<BitSet>> options = new ArrayList<>();
            set.stream().forEach(vertex -> {
                BitSet rest = (BitSet) set.clone();
                rest.andNot(graph.get(vertex));
                rest.clear(vertex);
                options.add(List.of(rest));
            });
            return options;
        });
    }

    @Test
    void values_that_a_search_without_an_end_has_excluded_are_those_below_a_bound() {
        RandomGenerator random = Seed.of("MoveGraphSearchTest excluded").generator();
        int most = 0;
        for (int round = 0; round < 20; round++) {
            List<BitSet> graph = graph(random, 18, 30);
            int value = oracle(graph).value(all(18));
            MoveGraphSearch search =
                    new MoveGraphSearch(MoveGraph.of(graph, List.of()).orElseThrow());
            Solved<Integer> solved;
            do {
                Run run = new Run(Budget.UNLIMITED.withPositions(2));
                solved = run.attempt(() -> search.value(all(18), run));
                List<Integer> excluded = search.excluded(all(18));
                assertThat(excluded)
                        .isEqualTo(IntStream.range(0, excluded.size()).boxed().toList());
                assertThat(excluded.size()).isLessThanOrEqualTo(value);
                most = Math.max(most, excluded.size());
            } while (solved instanceof Solved.Undecided);
            assertThat(solved.toOptional()).contains(value);
            assertThat(search.excluded(all(18))).isEmpty();
        }
        assertThat(most).isGreaterThan(1);
    }

    @ParameterizedTest(name = "density {0} %")
    @ValueSource(ints = {5, 20, 50, 80})
    void values_are_those_of_the_definition(int density) {
        RandomGenerator random = Seed.of("MoveGraphSearchTest " + density).generator();
        for (int vertices = 0; vertices <= (density < 10 ? 14 : 19); vertices++) {
            for (int round = 0; round < 6; round++) {
                List<BitSet> graph = graph(random, vertices, density);
                MoveGraphSearch search =
                        new MoveGraphSearch(MoveGraph.of(graph, List.of()).orElseThrow());
                int value = oracle(graph).value(all(vertices));
                assertThat(search.value(all(vertices), new Run(Budget.UNLIMITED)))
                        .isEqualTo(value);
                for (int nimber = 0; nimber <= 3; nimber++) {
                    assertThat(search.has(List.of(all(vertices)), nimber, Run.unlimited()))
                            .isEqualTo(nimber == value);
                }
            }
        }
    }

    @ParameterizedTest(name = "{0} moves")
    @ValueSource(ints = {15, 16, 32, 33, 40, 64, 65})
    void values_agree_where_the_search_passes_to_smaller_sets(int vertices) {
        RandomGenerator random =
                Seed.of("MoveGraphSearchTest passes " + vertices).generator();
        for (int round = 0; round < 3; round++) {
            List<BitSet> graph = graph(random, vertices, 80);
            int value = oracle(graph).value(all(vertices));
            MoveGraphSearch search =
                    new MoveGraphSearch(MoveGraph.of(graph, List.of()).orElseThrow());
            assertThat(search.value(all(vertices), Run.unlimited())).isEqualTo(value);
            assertThat(search.has(List.of(all(vertices)), vertices + 1, Run.unlimited()))
                    .isFalse();
        }
    }

    private static List<BitSet> queens(int side) {
        return IntStream.range(0, side * side)
                .mapToObj(here -> IntStream.range(0, side * side)
                        .filter(there ->
                                there != here && attacks(here / side - there / side, here % side - there % side))
                        .collect(BitSet::new, BitSet::set, BitSet::or))
                .toList();
    }

    private static boolean attacks(int rows, int columns) {
        return rows == 0 || columns == 0 || Math.abs(rows) == Math.abs(columns);
    }

    /// The eight symmetries of a square.
    private static List<int[]> turns(int side) {
        return IntStream.range(0, 8)
                .mapToObj(which -> IntStream.range(0, side * side)
                        .map(cell -> {
                            int row = (which & 1) == 0 ? cell / side : side - 1 - cell / side;
                            int column = (which & 2) == 0 ? cell % side : side - 1 - cell % side;
                            return (which & 4) == 0 ? row * side + column : column * side + row;
                        })
                        .toArray())
                .toList();
    }

    /// Values of OEIS A344227.
    @ParameterizedTest(name = "{0} queens, {2} threads")
    @CsvSource({
        "1, 1, 1",
        "2, 1, 1",
        "3, 2, 1",
        "4, 1, 1",
        "5, 3, 2",
        "6, 1, 1",
        "7, 2, 2",
        "8, 3, 1",
        "9, 1, 2",
        "10, 0, 2"
    })
    void queens_have_the_published_nimbers(int side, int nimber, int threads) {
        MoveGraphSearch search =
                new MoveGraphSearch(MoveGraph.of(queens(side), turns(side)).orElseThrow());
        Run run = new Run(Budget.standard().withThreads(threads));
        assertThat(search.value(all(side * side), run)).isEqualTo(nimber);
    }

    @Test
    void of_a_sum_the_values_are_added() {
        MoveGraphSearch search =
                new MoveGraphSearch(MoveGraph.of(queens(5), List.of()).orElseThrow());
        Run run = Run.unlimited();
        assertThat(search.has(List.of(), 0, run)).isTrue();
        assertThat(search.has(List.of(all(25), all(25)), 0, run)).isTrue();
        assertThat(search.has(List.of(all(25), all(25), all(25)), 3, run)).isTrue();
    }

    @Test
    void a_permutation_that_does_not_keep_the_graph_is_not_used() {
        List<BitSet> path = List.of(bits(1), bits(0, 2), bits(1, 3), bits(2));
        MoveGraph graph = MoveGraph.of(path, List.of(new int[] {1, 0, 2, 3}, new int[] {3, 2, 1, 0}))
                .orElseThrow();
        assertThat(graph.least(graph.set(bits(0, 1)))).isEqualTo(graph.set(bits(0, 1)));
        assertThat(graph.least(graph.set(bits(2, 3)))).isEqualTo(graph.set(bits(0, 1)));
        assertThat(graph.least(graph.set(bits(1, 2)))).isEqualTo(graph.set(bits(1, 2)));
    }

    @Test
    void moves_that_exclude_each_other_one_way_only_make_no_graph() {
        assertThat(MoveGraph.of(List.of(bits(1), bits()), List.of())).isEmpty();
    }

    @Test
    void a_spent_budget_ends_the_search_and_a_later_one_goes_on() {
        MoveGraphSearch search =
                new MoveGraphSearch(MoveGraph.of(queens(8), turns(8)).orElseThrow());
        Run little = new Run(Budget.UNLIMITED.withPositions(50));
        assertThat(little.attempt(() -> search.value(all(64), little))).isInstanceOf(Solved.Undecided.class);
        assertThat(search.value(all(64), Run.unlimited())).isEqualTo(3);
    }

    private static BitSet bits(int... set) {
        return IntStream.of(set).collect(BitSet::new, BitSet::set, BitSet::or);
    }
}
