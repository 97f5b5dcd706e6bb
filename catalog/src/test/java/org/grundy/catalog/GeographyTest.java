package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Check Q2 of the theory.
class GeographyTest {
    private static final int RANDOM_GRAPHS = 30;
    private static final int VERTICES = 8;

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
        Ask ask = Ask.normal("geography(grid 15x15, at 1.2)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).isNotEmpty();
        assertThat(Ask.normal("geography(grid 15x15, at 1.1)").outcome()).isEqualTo("P");
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
                assertThat(ask.outcome()).isEqualTo(winning.isEmpty() ? "P" : "N");
                assertThat(ask.wins().stream().map(GeographyTest::token))
                        .as("%s at v%d", graph.written(), start)
                        .containsExactlyInAnyOrderElementsOf(
                                winning.stream().map(to -> "v" + to).toList());
            }
        }
    }

    private static String token(String written) {
        return written.substring(written.indexOf("at ") + "at ".length());
    }

    private static boolean wins(DrawnGraph graph, int at, int visited) {
        return DrawnGraph.members(graph.near().get(at) & ~visited).stream()
                .anyMatch(to -> !wins(graph, to, visited | 1 << to));
    }
}
