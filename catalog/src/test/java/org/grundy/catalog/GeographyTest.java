package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Check Q2 of the theory.
class GeographyTest {
    private static final int RANDOM_GRAPHS = Thorough.bound(12, 30);
    private static final int VERTICES = 8;
    private static final int FEWER_VERTICES = 5;

    @Test
    void the_end_of_a_path_of_odd_length_is_left_along_the_matching() {
        Ask ask = Ask.normal("geography(path 6, at 1)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).containsExactly("2-3,3-4,4-5,5-6,at 2");
        assertThat(ask.reason()).containsExactly("matching.move");
    }

    @Test
    void whoever_puts_the_token_on_a_perfectly_matched_graph_loses() {
        assertThat(Ask.normal("geography(cycle 6)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("geography(cycle 7)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("geography(star 3)").wins()).hasSize(3);
    }

    @Test
    void large_graphs_are_decided_by_a_matching() {
        Ask ask = Ask.briefly("geography(grid 15x15, at 1.2)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).isNotEmpty();
        assertThat(Ask.briefly("geography(grid 15x15, at 1.1)").outcome()).isEqualTo("P");
    }

    @Test
    void random_graphs_are_decided_as_by_play_from_every_start() {
        RandomGenerator random = Seed.of("GeographyTest").generator();
        for (int i = 0; i < RANDOM_GRAPHS; i++) {
            DrawnGraph graph = DrawnGraph.random(random, VERTICES);
            for (int start = 0; start < VERTICES; start++) {
                int from = start;
                Ask ask = Ask.normal("geography(" + graph.written() + ", at v" + start + ")");
                List<Integer> winning = DrawnGraph.members(graph.near().get(start)).stream()
                        .filter(to -> !wins(graph, to, 1 << from | 1 << to))
                        .toList();
                assertWins(ask, winning, graph.written() + " at v" + start);
            }
        }
    }

    @Test
    void edge_geography_on_random_graphs_is_decided_as_by_play_from_every_start() {
        RandomGenerator random = Seed.of("GeographyTest edges").generator();
        for (int i = 0; i < RANDOM_GRAPHS / 2; i++) {
            DrawnGraph graph = DrawnGraph.random(random, FEWER_VERTICES);
            for (int start = 0; start < FEWER_VERTICES; start++) {
                Ask ask = Ask.normal("edgegeography(" + graph.written() + ", at v" + start + ")");
                List<Integer> unused = graph.edges(graph.all());
                List<Integer> winning = DrawnGraph.members(graph.near().get(start)).stream()
                        .filter(EdgePlay.losesAfter(start, unused))
                        .toList();
                assertWins(ask, winning, graph.written() + " at v" + start);
            }
        }
    }

    /// Undirected Edge Geography by its rule alone; an edge is a set of two vertices, and may be there twice.
    private static final class EdgePlay {
        static Predicate<Integer> losesAfter(int start, List<Integer> unused) {
            return to -> {
                List<Integer> rest = new ArrayList<>(unused);
                rest.remove(Integer.valueOf(1 << start | 1 << to));
                return !wins(to, rest);
            };
        }

        static boolean wins(int at, List<Integer> unused) {
            return unused.stream()
                    .filter(edge -> (edge >> at & 1) != 0)
                    .map(edge -> Integer.numberOfTrailingZeros(edge & ~(1 << at)))
                    .anyMatch(losesAfter(at, unused));
        }
    }

    @Test
    void edges_that_are_drawn_twice_are_two_and_a_token_may_come_again() {
        assertThat(Ask.normal("edgegeography(a-b, a-b, at a)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("edgegeography(a-b, a-b, a-b, at a)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("edgegeography(a-b-c-d-a, at a)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("edgegeography(a-b-c-d-a, d-e, at a)").outcome())
                .isEqualTo(EdgePlay.wins(0, List.of(0b11, 0b110, 0b1100, 0b1001, 0b11000)) ? "N" : "P");
    }

    @Test
    void trees_and_bipartite_graphs_of_hundreds_of_edges_are_decided_by_even_kernels() {
        // a path with the token at an end is as many moves as it has edges
        assertThat(Ask.normal("edgegeography(path 200, at 1)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("edgegeography(path 201, at 1)").outcome()).isEqualTo("P");
        Ask grid = Ask.normal("edgegeography(grid 15x15, at 8.8)");
        assertThat(grid.outcome().equals("N")).isEqualTo(!grid.wins().isEmpty());
        assertThat(Ask.normal("edgegeography(star 3)").wins()).hasSize(3);
    }

    /// The token wins by going to these vertices and to no others.
    private static void assertWins(Ask ask, List<Integer> winning, String position) {
        assertThat(ask.outcome()).as(position).isEqualTo(winning.isEmpty() ? "P" : "N");
        assertThat(ask.wins().stream().map(GeographyTest::token))
                .as(position)
                .containsExactlyInAnyOrderElementsOf(
                        winning.stream().map(to -> "v" + to).toList());
    }

    private static String token(String written) {
        return written.substring(written.indexOf("at ") + "at ".length());
    }

    private static boolean wins(DrawnGraph graph, int at, int visited) {
        return DrawnGraph.members(graph.near().get(at) & ~visited).stream()
                .anyMatch(to -> !wins(graph, to, visited | 1 << to));
    }
}
