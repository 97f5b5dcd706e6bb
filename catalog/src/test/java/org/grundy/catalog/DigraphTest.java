package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// Section 14 of the theory.
class DigraphTest {
    private static final int GRAPHS = 120;
    private static final int VERTICES = 6;
    private static final Convention SJ = new Convention(Join.DISJUNCTIVE, Ending.SJ, Play.MISERE);

    @Test
    void a_token_on_a_two_cycle_is_drawn() {
        // erratum 15 of the theory, check S4
        assertThat(Ask.normal("digraph[a>b>a](a)").outcome()).isEqualTo("D");
    }

    @Test
    void a_loop_alone_is_drawn_and_one_beside_an_exit_is_won() {
        assertThat(Ask.normal("digraph[a>a](a)").outcome()).isEqualTo("D");
        Ask ask = Ask.normal("digraph[a>a,a>b](a)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).containsExactly("b");
    }

    @Test
    void an_infinite_label_wins_beside_a_nimber_that_it_reaches_and_draws_beside_others() {
        // ∞(1): from a there is a move to a position of value 1, and a circle
        String token = "digraph[a>b,b>a,a>c,c>d](a)";
        assertThat(Ask.normal(token + " + nim(1)").outcome()).isEqualTo("N");
        assertThat(Ask.normal(token + " + nim(2)").outcome()).isEqualTo("D");
        assertThat(Ask.normal(token + " + " + token).outcome()).isEqualTo("D");
    }

    @Test
    void a_draw_is_held_by_the_moves_after_which_the_opponent_has_no_winning_one() {
        // From b a move to c lets the opponent end play, and the one to a leads round.
        assertThat(Ask.normal("digraph[a>b,b>a,b>c,c>d](b)").holds()).containsExactly("a");
        // Beside ∞(1) a heap must not become 1; the token must not leave the circle.
        String token = "digraph[a>b,b>a,a>c,c>d](a)";
        assertThat(Ask.normal(token + " + nim(3)").holds()).containsExactly("b", "2", "0");
        assertThat(Ask.normal(token + " + kayles(3)").holds()).containsExactlyInAnyOrder("b", "2", "1 + 1");
    }

    @Test
    void of_a_huge_heap_beside_draws_the_first_moves_are_listed_and_others_may_be_missing() {
        Analysis analysis =
                Ask.normal("digraph[a>b>a](a) + digraph[a>b>a](b) + nim(10^18)").analysis();
        assertThat(analysis.holding().complete()).isFalse();
        assertThat(analysis.holding().moves()).hasSizeGreaterThan(1000);
    }

    @Test
    void the_forced_stop_of_the_sj_theorem_changes_the_winner_of_star_two_alone() {
        // erratum 7 of the theory: a position of value 0 whose only option is *2
        String star = "digraph[g>2,2>1,2>0,1>0](g)";
        assertThat(Ask.misere(star).outcome()).isEqualTo("P");
        assertThat(Ask.under(SJ, star).outcome()).isEqualTo("N");
        assertThat(Ask.under(SJ, star).wins()).isEmpty();
    }

    @Test
    void several_tokens_on_one_graph_are_a_sum() {
        assertThat(Ask.normal("digraph[a>b>c](a,b)").value()).isEqualTo("1");
        assertThat(Ask.normal("digraph[a>b>c](at a)").value()).isEqualTo("0");
    }

    @Test
    void a_graph_without_circles_has_grundy_values() {
        assertThat(Ask.normal("digraph[4>3,4>2,4>1,3>2,3>1,2>1](4)").value()).isEqualTo("3");
    }

    @Test
    void a_vertex_that_is_not_there_is_refused_with_those_that_are() {
        assertThatThrownBy(() -> Ask.normal("digraph[a>b](c)"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("this graph has no vertex c; its vertices are a, b");
        assertThatThrownBy(() -> Ask.normal("digraph(a)"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("square brackets");
    }

    @Test
    void tokens_on_random_graphs_are_decided_as_by_sweeping_until_nothing_changes() {
        RandomGenerator random = Seed.of("DigraphTest").generator();
        for (int i = 0; i < GRAPHS; i++) {
            List<List<Integer>> arcs = new ArrayList<>();
            for (int v = 0; v < VERTICES; v++) {
                arcs.add(random.ints(random.nextInt(4), 0, VERTICES)
                        .distinct()
                        .boxed()
                        .toList());
            }
            Map<Integer, String> outcomes = swept(arcs);
            for (int v = 0; v < VERTICES; v++) {
                String written = written(arcs) + "(v" + v + ")";
                Ask ask = Ask.normal(written);
                assertThat(ask.outcome()).as(written).isEqualTo(outcomes.getOrDefault(v, "D"));
                assertThat(ask.wins())
                        .as(written)
                        .containsExactlyInAnyOrderElementsOf(arcs.get(v).stream()
                                .filter(to -> "P".equals(outcomes.get(to)))
                                .map(to -> "v" + to)
                                .toList());
            }
        }
    }

    private static String written(List<List<Integer>> arcs) {
        StringJoiner text = new StringJoiner(",", "digraph[", "]");
        for (int v = 0; v < arcs.size(); v++) {
            String from = "v" + v;
            text.add(from);
            arcs.get(v).forEach(to -> text.add(from + ">v" + to));
        }
        return text.toString();
    }

    private static Map<Integer, String> swept(List<List<Integer>> arcs) {
        Map<Integer, String> known = new HashMap<>();
        int before = -1;
        while (before != known.size()) {
            before = known.size();
            for (int v = 0; v < arcs.size(); v++) {
                List<Integer> options = arcs.get(v);
                if (options.stream().anyMatch(to -> "P".equals(known.get(to)))) {
                    known.put(v, "N");
                } else if (options.stream().allMatch(to -> "N".equals(known.get(to)))) {
                    known.put(v, "P");
                }
            }
        }
        return known;
    }
}
