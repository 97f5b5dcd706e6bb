package org.grundy.analysis.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.NaiveLoopy;
import org.grundy.testkit.NaiveLoopy.Result;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tables of positions that may come again, against sweeps over all positions until nothing more can be said.
final class RepeatingTablesTest {
    private static final int SIZE = 14;

    /// A token on a directed graph.
    private record Digraph(String name, List<List<Integer>> arcs) implements Game<Integer>, Ruleset<Integer> {
        static Digraph draw(int number, RandomGenerator random) {
            List<List<Integer>> arcs = new ArrayList<>();
            for (int v = 0; v < SIZE; v++) {
                arcs.add(random.ints(random.nextInt(4), 0, SIZE)
                        .distinct()
                        .boxed()
                        .toList());
            }
            return new Digraph("graph" + number, arcs);
        }

        @Override
        public Ruleset<Integer> rules() {
            return this;
        }

        @Override
        public void options(Integer from, Options<Integer> out) {
            arcs.get(from).forEach(out::to);
        }

        @Override
        public boolean splits() {
            return false;
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }

        Table table(TableQuantity quantity, Play play) {
            Region<Integer> all = new Region<>(
                    new Axis(BigInteger.ZERO, SIZE),
                    Optional.empty(),
                    at -> at.getFirst().intValueExact());
            return TableComputation.of(this, all, quantity, play, Run.unlimited());
        }
    }

    private static List<Digraph> drawn(String test) {
        RandomGenerator random = Seed.of(test).generator();
        return IntStream.range(0, Thorough.bound(300, 100_000))
                .mapToObj(i -> Digraph.draw(i, random))
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void who_wins_is_what_sweeps_say_and_the_rest_are_draws(Play play) {
        for (Digraph graph : drawn("RepeatingTablesTest outcomes")) {
            NaiveLoopy<Integer> sweeps =
                    new NaiveLoopy<>(v -> graph.arcs().get(v), v -> play == Play.NORMAL ? Result.LOST : Result.WON);
            Table table = graph.table(TableQuantity.OUTCOME, play);
            for (int v = 0; v < SIZE; v++) {
                int expected = switch (sweeps.of(v)) {
                    case LOST -> 0;
                    case WON -> 1;
                    case DRAWN -> 2;
                };
                assertThat(table.number(v)).as("%d of %s", v, graph).isEqualTo(expected);
            }
        }
    }

    /// A vertex beside a heap of Nim.
    private record Beside(int vertex, int heap) {
        static List<Beside> options(Beside at, Digraph graph) {
            List<Beside> all = new ArrayList<>();
            graph.arcs().get(at.vertex).forEach(to -> all.add(new Beside(to, at.heap)));
            IntStream.range(0, at.heap).forEach(left -> all.add(new Beside(at.vertex, left)));
            return all;
        }
    }

    /// A position has the value m where beside a heap of m it is lost, and none if that is so for no heap. Smith
    /// (1966).
    @Test
    void a_value_is_the_heap_beside_which_the_position_is_lost() {
        for (Digraph graph : drawn("RepeatingTablesTest values").subList(0, 100)) {
            NaiveLoopy<Beside> sweeps = new NaiveLoopy<>(at -> Beside.options(at, graph), at -> Result.LOST);
            Table table = graph.table(TableQuantity.GRUNDY, Play.NORMAL);
            for (int v = 0; v < SIZE; v++) {
                int vertex = v;
                // No vertex has more than three arcs, so no value is larger than 3.
                List<Integer> lost = IntStream.rangeClosed(0, 3)
                        .filter(heap -> sweeps.of(new Beside(vertex, heap)) == Result.LOST)
                        .boxed()
                        .toList();
                assertThat(table.isInfinite(v)).as("%d of %s", v, graph).isEqualTo(lost.isEmpty());
                assertThat(table.value(v).map(BigInteger::intValueExact).stream()
                                .toList())
                        .as("%d of %s", v, graph)
                        .isEqualTo(lost);
            }
        }
    }

    /// 0, 1 and 3 lead round in a circle, and from 2 numbers grow for ever.
    @Test
    void what_a_budget_reaches_is_known_and_the_rest_is_not() {
        Ruleset<BigInteger> rules = new Ruleset<>() {
            @Override
            public void options(BigInteger from, Options<BigInteger> out) {
                boolean growing = from.equals(BigInteger.TWO) || from.intValue() > 3;
                out.to(
                        growing
                                ? from.add(BigInteger.TWO)
                                : from.add(BigInteger.ONE).mod(BigInteger.TWO));
            }

            @Override
            public boolean splits() {
                return false;
            }
        };
        Region<BigInteger> line = new Region<>(new Axis(BigInteger.ZERO, 4), Optional.empty(), List::getFirst);
        Game<BigInteger> game = new Game<>() {
            @Override
            public String name() {
                return "growing";
            }

            @Override
            public Ruleset<BigInteger> rules() {
                return rules;
            }

            @Override
            public String write(BigInteger position) {
                return position.toString();
            }
        };
        Run run = new Run(Budget.UNLIMITED.withMemory(1L << 20));
        Table table = TableComputation.of(game, line, TableQuantity.OUTCOME, Play.NORMAL, run);
        assertThat(IntStream.of(0, 1, 3).map(table::number)).containsOnly(2);
        assertThat(table.value(2)).isEmpty();
        assertThat(table.shortfall().map(Solved.Undecided::limit)).contains(Limit.MEMORY);
    }
}
