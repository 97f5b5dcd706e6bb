package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Sums of games with cycles against plain iteration to a fixed point over pairs (checks S1–S3 of the
/// theory).
class LoopyTest {
    private static final Budget BUDGET = Budget.standard();

    /// A token on a directed graph.
    record Digraph(String name, List<List<Integer>> arcs) implements Game<Integer> {
        static Digraph draw(String name, int size, RandomGenerator random) {
            List<List<Integer>> arcs = new ArrayList<>();
            for (int v = 0; v < size; v++) {
                arcs.add(random.ints(random.nextInt(4), 0, size)
                        .distinct()
                        .boxed()
                        .toList());
            }
            return new Digraph(name, arcs);
        }

        @Override
        public Ruleset<Integer> rules() {
            return new Ruleset<>() {
                @Override
                public void options(Integer from, Options<Integer> out) {
                    arcs.get(from).forEach(out::to);
                }

                @Override
                public boolean splits() {
                    return false;
                }
            };
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }
    }

    @Test
    void a_two_cycle_is_a_draw() {
        // erratum 15 of the theory, check S4
        Digraph cycle = new Digraph("cycle", List.of(List.of(1), List.of(0)));
        Analysis analysis = Grundy.analyze(Sum.of(new Component<>(cycle, 0)), Convention.NORMAL, BUDGET);
        assertThat(analysis.outcome()).hasValue(Outcome.D);
        assertThat(analysis.winning().listed()).isEmpty();
    }

    /// The only move leaves five copies of the position.
    record Breeding(String name) implements Game<Integer> {
        @Override
        public Ruleset<Integer> rules() {
            return (from, out) -> out.to(List.of(from, from, from, from, from));
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }
    }

    @Test
    void sums_that_grow_without_end_are_undecided_when_their_memory_is_spent() {
        Analysis analysis = Grundy.analyze(
                Sum.of(new Component<>(new Breeding("breeding"), 5)), Convention.NORMAL, BUDGET.withMemory(1 << 20));
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.shortfall()).hasValueSatisfying(shortfall -> {
            assertThat(shortfall.limit()).isEqualTo(Limit.MEMORY);
            // Multisets of 1, 5, 9, … numbers of 4 bytes each: a hundred thousand times the memory else.
            assertThat(shortfall.positions()).isLessThan(1000);
        });
    }

    @Test
    void outcomes_and_winning_moves_of_sums_agree_with_a_fixed_point_over_all_pairs() {
        RandomGenerator random = Seed.of("LoopyTest pairs").generator();
        int draws = 0;
        for (int i = 0; i < Thorough.bound(50, 150); i++) {
            Digraph first = Digraph.draw("first", 6, random);
            Digraph second = Digraph.draw("second", 6, random);
            Pairs pairs = new Pairs(first, second);
            for (int a = 0; a < 6; a++) {
                for (int b = 0; b < 6; b++) {
                    Analysis analysis = Grundy.analyze(sum(first, a, second, b), Convention.NORMAL, BUDGET);
                    Outcome expected = pairs.outcome(a, b);
                    draws += expected == Outcome.D ? 1 : 0;
                    assertThat(analysis.outcome())
                            .as(first + " " + second + a + b)
                            .hasValue(expected);
                    assertThat(analysis.winning().listed()).hasSize(pairs.winning(a, b));
                }
            }
        }
        assertThat(draws).isPositive();
    }

    @Test
    void misere_play_of_graphs_with_cycles_is_decided_backwards_from_the_ends() {
        RandomGenerator random = Seed.of("LoopyTest misere").generator();
        for (int i = 0; i < 100; i++) {
            Digraph graph = Digraph.draw("graph", 7, random);
            Digraph empty = new Digraph("empty", List.of(List.of()));
            Map<Integer, Outcome> expected = new Pairs(graph, empty, true).firstColumn();
            for (int a = 0; a < 7; a++) {
                Sum sum = Sum.of(new Component<>(graph, a));
                assertThat(Grundy.analyze(sum, Convention.MISERE, BUDGET).outcome())
                        .as(graph.toString() + a)
                        .hasValue(expected.get(a));
            }
        }
    }

    @Test
    void a_winner_who_takes_the_first_winning_move_wins_in_the_end_whatever_is_answered() {
        RandomGenerator random = Seed.of("LoopyTest winning").generator();
        for (int i = 0; i < 60; i++) {
            Digraph first = Digraph.draw("first", 6, random);
            Digraph second = Digraph.draw("second", 6, random);
            Sum start = sum(first, random.nextInt(6), second, random.nextInt(6));
            Sum now = start;
            int moves = 0;
            while (Grundy.analyze(now, Convention.NORMAL, BUDGET).outcome().equals(Optional.of(Outcome.N))) {
                assertThat(++moves).as(start.expression() + first + second).isLessThan(200);
                now = after(
                        now,
                        Grundy.analyze(now, Convention.NORMAL, BUDGET)
                                .winning()
                                .listed()
                                .getFirst());
                List<Sum> replies = replies(now);
                if (replies.isEmpty()) {
                    break;
                }
                now = replies.get(random.nextInt(replies.size()));
            }
        }
    }

    private static Sum sum(Digraph first, int a, Digraph second, int b) {
        return Sum.of(new Component<>(first, a), new Component<>(second, b));
    }

    private static Sum after(Sum sum, Move move) {
        Integer to = (Integer) move.changes().getFirst().to().getFirst();
        return changed(sum, move.changes().getFirst().component(), to);
    }

    private static Sum changed(Sum sum, int component, Integer to) {
        List<Component<?>> components = new ArrayList<>(sum.components());
        components.set(
                component, new Component<>((Digraph) components.get(component).game(), to));
        return new Sum(components);
    }

    private static List<Sum> replies(Sum sum) {
        List<Sum> all = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int place = i;
            Component<?> component = sum.components().get(i);
            Digraph graph = (Digraph) component.game();
            graph.arcs().get((Integer) component.position()).forEach(to -> all.add(changed(sum, place, to)));
        }
        return all;
    }

    /// All pairs of vertices, decided by sweeping over them until nothing changes.
    private static final class Pairs {
        private final Digraph first;
        private final Digraph second;
        private final Map<List<Integer>, Outcome> outcomes = new HashMap<>();

        Pairs(Digraph first, Digraph second) {
            this(first, second, false);
        }

        Pairs(Digraph first, Digraph second, boolean misere) {
            this.first = first;
            this.second = second;
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int a = 0; a < first.arcs().size(); a++) {
                    for (int b = 0; b < second.arcs().size(); b++) {
                        changed |= sweep(a, b, misere);
                    }
                }
            }
        }

        private boolean sweep(int a, int b, boolean misere) {
            if (outcomes.containsKey(List.of(a, b))) {
                return false;
            }
            List<List<Integer>> options = options(a, b);
            if (options.isEmpty()) {
                outcomes.put(List.of(a, b), misere ? Outcome.N : Outcome.P);
            } else if (options.stream().anyMatch(option -> outcomes.get(option) == Outcome.P)) {
                outcomes.put(List.of(a, b), Outcome.N);
            } else if (options.stream().allMatch(option -> outcomes.get(option) == Outcome.N)) {
                outcomes.put(List.of(a, b), Outcome.P);
            }
            return outcomes.containsKey(List.of(a, b));
        }

        private List<List<Integer>> options(int a, int b) {
            List<List<Integer>> all = new ArrayList<>();
            first.arcs().get(a).forEach(to -> all.add(List.of(to, b)));
            second.arcs().get(b).forEach(to -> all.add(List.of(a, to)));
            return all;
        }

        Outcome outcome(int a, int b) {
            return outcomes.getOrDefault(List.of(a, b), Outcome.D);
        }

        int winning(int a, int b) {
            return (int) options(a, b).stream()
                    .filter(option -> outcomes.get(option) == Outcome.P)
                    .count();
        }

        Map<Integer, Outcome> firstColumn() {
            Map<Integer, Outcome> column = new HashMap<>();
            for (int a = 0; a < first.arcs().size(); a++) {
                column.put(a, outcome(a, 0));
            }
            return column;
        }
    }
}
