package org.grundy.analysis.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.ComponentStatistic;
import org.grundy.solve.NimHeaps;
import org.grundy.solve.Statistic;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TableComputationTest {
    private record Rules<P>(String name, Ruleset<P> rules) implements Game<P> {
        @Override
        public String write(P position) {
            return position.toString();
        }
    }

    /// Kayles: take one token or two neighbours, and split the rest as you like.
    private static final Game<BigInteger> KAYLES = new Rules<>("kayles", new HeapRules(true, (n, out) -> {
        for (long taken = 1; taken <= Math.min(2, n); taken++) {
            for (long left = 0; 2 * left <= n - taken; left++) {
                out.to(left, n - taken - left);
            }
        }
    }));

    /// Two heaps of Nim.
    private static final Game<Pair> TWO_HEAPS = new Rules<>("nim", PairRules.moving((x, y, out) -> {
        for (long left = 0; left < x; left++) {
            out.to(left, y);
        }
        for (long left = 0; left < y; left++) {
            out.to(x, left);
        }
    }));

    private static Region<BigInteger> line(long from, int count) {
        return new Region<>(new Axis(BigInteger.valueOf(from), count), Optional.empty(), List::getFirst);
    }

    private static <P> Analysis alone(Game<P> game, P position, Play play) {
        return Grundy.analyze(Sum.of(new Component<>(game, position)), Convention.disjunctive(play), Budget.UNLIMITED);
    }

    @Test
    void values_are_those_of_each_position_alone() {
        // Winning Ways, ch. 4: the nim-sequence of Kayles.
        Table table = TableComputation.of(KAYLES, line(0, 13), TableQuantity.GRUNDY, Play.NORMAL, Run.unlimited());
        assertThat(numbers(table)).containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4);
        assertThat(table.shortfall()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void outcomes_and_numbers_of_winning_moves_agree_with_the_front_door(Play play) {
        Table outcomes = TableComputation.of(KAYLES, line(3, 15), TableQuantity.OUTCOME, play, Run.unlimited());
        Table moves = TableComputation.of(KAYLES, line(3, 15), TableQuantity.MOVES, play, Run.unlimited());
        for (int i = 0; i < 15; i++) {
            Analysis analysis = alone(KAYLES, BigInteger.valueOf(3L + i), play);
            int code = analysis.outcome().orElseThrow() == Outcome.N ? 1 : 0;
            assertThat(numbers(outcomes).get(i)).isEqualTo(code);
            assertThat(numbers(moves).get(i))
                    .isEqualTo(analysis.winning().listed().size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void remoteness_is_that_of_each_position_alone(Play play) {
        Statistic statistic = play == Play.NORMAL ? Statistic.REMOTENESS : Statistic.MISERE_REMOTENESS;
        Table table = TableComputation.of(KAYLES, line(0, 12), TableQuantity.REMOTENESS, play, Run.unlimited());
        for (int n = 0; n < 12; n++) {
            BigInteger heap = BigInteger.valueOf(n);
            int length = ComponentStatistic.of(new Component<>(KAYLES, heap), statistic, Run.unlimited())
                    .of(List.of(heap));
            assertThat(numbers(table).get(n)).isEqualTo(length);
        }
    }

    @Test
    void in_a_rectangle_x_runs_faster_than_y() {
        // The xor of x = 1, 2, 3 with y = 2, then with y = 3.
        Function<List<BigInteger>, Pair> at = numbers -> new Pair(numbers.getFirst(), numbers.get(1));
        Region<Pair> region = new Region<>(new Axis(BigInteger.ONE, 3), Optional.of(new Axis(BigInteger.TWO, 2)), at);
        Table table = TableComputation.of(TWO_HEAPS, region, TableQuantity.GRUNDY, Play.NORMAL, Run.unlimited());
        assertThat(numbers(table)).containsExactly(3, 0, 1, 2, 1, 0);
    }

    @Test
    void a_theorem_fills_a_table_where_no_search_could_reach() {
        BigInteger far = BigInteger.TEN.pow(30);
        Region<BigInteger> region = new Region<>(new Axis(far, 3), Optional.empty(), List::getFirst);
        Table table =
                TableComputation.of(NimHeaps.WITH_THEOREM, region, TableQuantity.GRUNDY, Play.NORMAL, Run.unlimited());
        assertThat(table.value(2)).contains(far.add(BigInteger.TWO));
    }

    @Test
    void what_the_budget_does_not_reach_is_unknown() {
        Run run = new Run(Budget.UNLIMITED.withPositions(10));
        Table table = TableComputation.of(KAYLES, line(0, 100), TableQuantity.GRUNDY, Play.NORMAL, run);
        assertThat(table.value(99)).isEmpty();
        assertThat(table.shortfall().map(Solved.Undecided::limit)).contains(Limit.POSITIONS);
    }

    private static List<Integer> numbers(Table table) {
        return java.util.stream.IntStream.range(0, table.size())
                .mapToObj(i -> table.value(i).orElseThrow().intValueExact())
                .toList();
    }
}
