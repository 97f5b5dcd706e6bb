package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Tables and search against the definition, and the ends of a budget.
class SolversTest {
    /// Kayles: Winning Ways (2001), vol. 1, ch. 4.
    private static final HeapRules KAYLES = new HeapRules(true, (n, out) -> {
        for (long taken = 1; taken <= Math.min(2, n); taken++) {
            for (long left = 0; left <= n - taken - left; left++) {
                out.to(left, n - taken - left);
            }
        }
    });

    private static final HeapRules TAKE_ONE_OR_TWO = HeapRules.taking((n, out) -> {
        for (long k = 1; k <= Math.min(2, n); k++) {
            out.to(n - k);
        }
    });

    @Test
    void a_table_of_kayles_has_the_values_of_the_definition() {
        NaiveGrundy<Long> oracle = new NaiveGrundy<>(SolversTest::kayles);
        BigInteger last = BigInteger.valueOf(80);
        StatisticValues<BigInteger> values = Solver.values(KAYLES, Statistic.GRUNDY, last, Run.unlimited());
        for (long n = 0; n <= 80; n++) {
            assertThat(values.of(BigInteger.valueOf(n))).isEqualTo(oracle.value(n));
        }
    }

    private static List<List<Long>> kayles(Long n) {
        List<List<Long>> options = new ArrayList<>();
        for (long taken = 1; taken <= Math.min(2, n); taken++) {
            for (long left = 0; left <= n - taken; left++) {
                options.add(List.of(left, n - taken - left));
            }
        }
        return options;
    }

    @Test
    void search_with_memory_has_the_values_of_the_definition_on_random_games() {
        RandomGenerator random = Seed.of("SolversTest").generator();
        for (int i = 0; i < 200; i++) {
            RandomGame game = RandomGame.draw("random", 12, i % 2 == 0, random);
            NaiveGrundy<Integer> oracle = new NaiveGrundy<>(game.table()::get);
            StatisticValues<Integer> values = new MemoValues<>(game.rules(), Statistic.GRUNDY, Run.unlimited());
            for (int v = 11; v >= 0; v--) {
                assertThat(values.of(v)).as(game.table().toString()).isEqualTo(oracle.value(v));
            }
        }
    }

    @Test
    void a_long_play_does_not_overflow_the_stack() {
        MemoValues<BigInteger> values = new MemoValues<>(TAKE_ONE_OR_TWO, Statistic.GRUNDY, Run.unlimited());
        int moves = Thorough.bound(100_000, 1_000_000);
        assertThat(values.of(BigInteger.valueOf(moves))).isEqualTo(moves % 3);
    }

    @Test
    void a_spent_budget_is_a_result_that_says_how_far_it_came() {
        Run run = new Run(Budget.standard().withPositions(1000));
        Solved<Integer> solved = run.attempt(
                () -> new MemoValues<>(TAKE_ONE_OR_TWO, Statistic.GRUNDY, run).of(BigInteger.valueOf(5000)));
        assertThat(solved).isInstanceOfSatisfying(Solved.Undecided.class, undecided -> {
            assertThat(undecided.limit()).isEqualTo(Limit.POSITIONS);
            assertThat(undecided.positions()).isEqualTo(1001);
        });
    }

    @Test
    void rules_that_would_list_for_ever_are_stopped_inside_their_own_loop() {
        HeapRules nim = HeapRules.taking((n, out) -> {
            for (long left = n - 1; left >= 0; left--) {
                out.to(left);
            }
        });
        Run run = new Run(Budget.standard().withTime(Duration.ofMillis(200)).withMemory(1 << 20));
        Solved<Integer> solved = run.attempt(() -> Solver.values(nim, Statistic.GRUNDY, BigInteger.TEN.pow(18), run)
                .of(BigInteger.TEN.pow(18)));
        assertThat(solved).isInstanceOf(Solved.Undecided.class);
    }

    @Test
    void a_position_that_comes_again_is_reported_and_not_searched_for_ever() {
        Ruleset<Integer> cycle = (from, out) -> out.to((from + 1) % 3);
        Run run = Run.unlimited();
        Solved<Integer> solved = run.attempt(() -> new MemoValues<>(cycle, Statistic.GRUNDY, run).of(0));
        assertThat(solved)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class, end -> assertThat(end.limit()).isEqualTo(Limit.LOOPY));
    }

    @Test
    void a_run_that_is_stopped_from_its_listener_ends_as_stopped() {
        Run[] run = new Run[1];
        run[0] = new Run(Budget.UNLIMITED, progress -> run[0].stop());
        Ruleset<Long> endless = (from, out) -> {
            for (long next = from; ; next++) {
                out.to(0L);
                out.to(next % 2);
            }
        };
        Solved<Integer> solved = run[0].attempt(() -> new MemoValues<>(endless, Statistic.GRUNDY, run[0]).of(5L));
        assertThat(solved)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class, end -> assertThat(end.limit()).isEqualTo(Limit.STOPPED));
    }
}
