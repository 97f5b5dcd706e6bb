package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.OeisSequence;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Node Kayles and Arc Kayles; check P9 of the theory.
class KaylesOnGraphsTest {
    private static final int RANDOM_GRAPHS = 40;
    private static final int VERTICES = 8;

    private static OeisSequence sequence(String game) {
        return ReferenceData.oeisSequences().stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow();
    }

    @Tag(Thorough.TAG)
    @Test
    void node_kayles_on_a_path_is_dawsons_chess() {
        List<Integer> terms = sequence("0.137").terms();
        for (int n = 1; n < terms.size(); n++) {
            assertThat(Ask.normal("nodekayles(path " + n + ")").value()).isEqualTo(Integer.toString(terms.get(n)));
        }
    }

    /// OEIS A316632.
    @Test
    void node_kayles_on_grids_of_three_rows_has_the_published_values() {
        List<Integer> terms = sequence("NodeKayles3xn").terms();
        for (int n = 1; n <= 12; n++) {
            assertThat(Ask.normal("nodekayles(grid 3x" + n + ")").value())
                    .as("3×%d", n)
                    .isEqualTo(Integer.toString(terms.get(n - 1)));
        }
    }

    @Test
    void the_whole_of_a_complete_graph_goes_at_once() {
        Ask ask = Ask.normal("nodekayles(complete 5)");
        assertThat(ask.value()).isEqualTo("1");
        assertThat(ask.wins()).containsExactly("");
        assertThat(ask.reason()).containsExactly("complete.value");
    }

    @Test
    void a_star_has_value_one_or_two_as_its_leaves_are_odd_or_even() {
        assertThat(Ask.normal("nodekayles(star 7)").value()).isEqualTo("1");
        assertThat(Ask.normal("nodekayles(star 8)").value()).isEqualTo("2");
    }

    @Test
    void a_graph_of_two_pieces_is_their_sum() {
        assertThat(Ask.normal("nodekayles(a-b-c-d-e, x-y)").value()).isEqualTo("2");
        assertThat(Ask.normal("nodekayles(path 5) + nodekayles(path 2)").value())
                .isEqualTo("2");
    }

    @Test
    void more_than_sixty_four_vertices_are_searched_as_well() {
        assertThat(Ask.normal("nodekayles(path 70, 70-71, 69-72)").outcome()).isNotEqualTo("?");
        assertThat(Ask.normal("arckayles(star 70)").value()).isEqualTo("1");
    }

    @Test
    void random_graphs_have_the_values_of_brute_force() {
        RandomGenerator random = Seed.of("KaylesOnGraphsTest").generator();
        for (int i = 0; i < RANDOM_GRAPHS; i++) {
            DrawnGraph graph = DrawnGraph.random(random, VERTICES);
            NaiveGrundy<Integer> node = new NaiveGrundy<>(set -> afterVertex(graph, set));
            NaiveGrundy<Integer> arc = new NaiveGrundy<>(set -> afterEdge(graph, set));
            assertThat(Ask.normal("nodekayles(" + graph.written() + ")").value())
                    .isEqualTo(Integer.toString(node.value(graph.all())));
            assertThat(Ask.normal("arckayles(" + graph.written() + ")").value())
                    .isEqualTo(Integer.toString(arc.value(graph.all())));
        }
    }

    /// Winning moves lead to value 0, and every option of value 0 is listed.
    @Test
    void random_graphs_have_as_many_winning_moves_as_by_brute_force() {
        RandomGenerator random = Seed.of("KaylesOnGraphsTest").generator();
        for (int i = 0; i < RANDOM_GRAPHS; i++) {
            DrawnGraph graph = DrawnGraph.random(random, VERTICES);
            NaiveGrundy<Integer> node = new NaiveGrundy<>(set -> afterVertex(graph, set));
            long winning = afterVertex(graph, graph.all()).stream()
                    .distinct()
                    .filter(left -> node.value(left) == 0)
                    .count();
            Ask ask = Ask.normal("nodekayles(" + graph.written() + ")");
            assertThat(ask.complete()).isTrue();
            assertThat(ask.wins()).as(graph.written()).hasSize(Math.toIntExact(winning));
        }
    }

    private static List<List<Integer>> afterVertex(DrawnGraph graph, int set) {
        return DrawnGraph.members(set).stream()
                .map(vertex -> List.of(set & ~(graph.near().get(vertex) | 1 << vertex)))
                .toList();
    }

    private static List<List<Integer>> afterEdge(DrawnGraph graph, int set) {
        return graph.edges(set).stream().map(edge -> List.of(set & ~edge)).toList();
    }
}
