package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Check Q1 of the theory.
class HackenbushTest {
    private static final int RANDOM_PICTURES = 120;
    private static final int MOST_VERTICES = 5;
    private static final int MOST_EDGES = 8;

    private record Edge(int number, int one, int other) {}

    @Test
    void a_stalk_is_a_heap_of_nim() {
        assertThat(Ask.normal("hackenbush(path 8, ground 1)").value()).isEqualTo("7");
    }

    @Test
    void branches_of_a_tree_add_up() {
        Ask ask = Ask.normal("hackenbush(0-a, a-b-c, a-d)");
        assertThat(ask.value()).isEqualTo("4");
        assertThat(ask.wins()).containsExactly("0");
    }

    @Test
    void a_cycle_counts_the_parity_of_its_edges() {
        assertThat(Ask.normal("hackenbush(0-a-b-0)").value()).isEqualTo("1");
        assertThat(Ask.normal("hackenbush(0-a-b-c-0)").value()).isEqualTo("0");
        assertThat(Ask.normal("hackenbush(0-0, 0-0, 0-0)").value()).isEqualTo("1");
        assertThat(Ask.normal("hackenbush(0-a, 0-a)").value()).isEqualTo("0");
    }

    @Test
    void all_vertices_on_the_ground_are_one() {
        assertThat(Ask.normal("hackenbush(x-a-b-y, ground x, ground y)").value())
                .isEqualTo(Ask.normal("hackenbush(0-a-b-0)").value());
    }

    @Test
    void what_hangs_on_nothing_is_not_there() {
        assertThat(Ask.normal("hackenbush(0-a, b-c)").value()).isEqualTo("1");
    }

    @Test
    void a_picture_of_a_thousand_edges_is_valued_at_once() {
        assertThat(Ask.normal("hackenbush(path 1000, ground 1)").value()).isEqualTo("999");
        assertThat(Ask.normal("hackenbush(cycle 1000, ground 1)").value()).isEqualTo("0");
    }

    @Test
    void random_pictures_have_the_values_and_winning_cuts_of_brute_force() {
        RandomGenerator random = Seed.of("HackenbushTest").generator();
        NaiveGrundy<List<Edge>> oracle = new NaiveGrundy<>(HackenbushTest::cuts);
        for (int i = 0; i < RANDOM_PICTURES; i++) {
            List<Edge> picture = picture(random);
            Ask ask = Ask.normal("hackenbush(" + written(picture) + ")");
            List<Edge> standing = standing(picture);
            assertThat(ask.value()).as(written(picture)).isEqualTo(Integer.toString(oracle.value(standing)));
            long winning = cuts(standing).stream()
                    .map(parts -> parts.getFirst())
                    .filter(left -> oracle.value(left) == 0)
                    .map(left -> left.stream()
                            .map(edge -> List.of(Math.min(edge.one, edge.other), Math.max(edge.one, edge.other)))
                            .sorted((a, b) -> a.toString().compareTo(b.toString()))
                            .toList())
                    .distinct()
                    .count();
            assertThat(ask.wins()).as(written(picture)).hasSize(Math.toIntExact(winning));
        }
    }

    private static List<Edge> picture(RandomGenerator random) {
        int vertices = random.nextInt(2, MOST_VERTICES + 1);
        return IntStream.range(0, random.nextInt(1, MOST_EDGES + 1))
                .mapToObj(number -> new Edge(number, random.nextInt(vertices), random.nextInt(vertices)))
                .toList();
    }

    private static String written(List<Edge> picture) {
        List<String> edges = new ArrayList<>(List.of("0"));
        picture.forEach(edge -> edges.add(edge.one + "-" + edge.other));
        return String.join(", ", edges);
    }

    private static List<List<List<Edge>>> cuts(List<Edge> picture) {
        List<List<List<Edge>>> cuts = new ArrayList<>();
        for (Edge cut : picture) {
            cuts.add(List.of(
                    standing(picture.stream().filter(edge -> !edge.equals(cut)).toList())));
        }
        return cuts;
    }

    private static List<Edge> standing(List<Edge> picture) {
        int reached = 1;
        for (int round = 0; round < picture.size(); round++) {
            for (Edge edge : picture) {
                int ends = 1 << edge.one | 1 << edge.other;
                reached |= (reached & ends) != 0 ? ends : 0;
            }
        }
        int ground = reached;
        return picture.stream().filter(edge -> (ground >> edge.one & 1) != 0).toList();
    }
}
