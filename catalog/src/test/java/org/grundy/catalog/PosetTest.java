package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Check Q4 of the theory.
class PosetTest {
    private static final int RANDOM_ORDERS = 60;
    private static final int ELEMENTS = 8;

    @Test
    void a_chain_is_a_heap_of_nim() {
        assertThat(Ask.normal("poset(a<b<c<d<e)").value()).isEqualTo("5");
        assertThat(Ask.normal("poset(a<b<c, x<y) + nim(1)").outcome()).isEqualTo("P");
    }

    @Test
    void a_least_element_is_taken_with_all_others() {
        Ask ask = Ask.normal("poset(a<b<d, a<c<d, c<e)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.reason()).containsExactly("minimum.take");
        assertThat(ask.wins()).contains("");
    }

    @Test
    void a_greatest_element_makes_a_win() {
        Ask ask = Ask.normal("poset(a<t, b<t, c<t)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.reason()).containsExactly("maximum.steal");
        assertThat(ask.wins()).isNotEmpty();
    }

    @Test
    void random_orders_have_the_values_of_brute_force() {
        RandomGenerator random = Seed.of("PosetTest").generator();
        for (int i = 0; i < RANDOM_ORDERS; i++) {
            DrawnGraph graph = DrawnGraph.random(random, ELEMENTS);
            int[] above = above(graph);
            NaiveGrundy<Integer> oracle = new NaiveGrundy<>(set -> DrawnGraph.members(set).stream()
                    .map(element -> List.of(set & ~above[element]))
                    .toList());
            List<String> pairs = new ArrayList<>();
            DrawnGraph.members(graph.all()).forEach(element -> pairs.add("v" + element));
            graph.edges(graph.all()).stream()
                    .map(DrawnGraph::members)
                    .forEach(ends -> pairs.add("v" + ends.get(0) + "<v" + ends.get(1)));
            assertThat(Ask.normal("poset(" + String.join(",", pairs) + ")").value())
                    .isEqualTo(Integer.toString(oracle.value(graph.all())));
        }
    }

    /// Each element with all above it, where an edge makes the larger number the greater element.
    private static int[] above(DrawnGraph graph) {
        int[] above = new int[graph.near().size()];
        for (int element = above.length - 1; element >= 0; element--) {
            above[element] = 1 << element;
            for (int next : DrawnGraph.members(graph.near().get(element))) {
                above[element] |= next > element ? above[next] : 0;
            }
        }
        return above;
    }
}
