package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Seed;
import org.grundy.verify.TheoremVerifier;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.Verdict;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

final class BombTest {
    private static final int SIDE = 50;
    private static final int SMALL = 4;

    private final CatalogGame<Pair> game = new Bomb().game();

    private int value(int x, int y) {
        return game.valuation()
                .orElseThrow()
                .value(Pair.of(x, y), Run.unlimited())
                .grundy()
                .intValueExact();
    }

    @Test
    void the_table_agrees_with_search_of_the_rules() {
        StatisticValues<Pair> searched =
                Solver.values(game.rules(), Statistic.GRUNDY, Pair.of(SIDE, SIDE), Run.unlimited());
        for (int x = 1; x <= SIDE; x++) {
            for (int y = 1; y <= SIDE; y++) {
                assertThat(value(x, y)).as("(%d, %d)", x, y).isEqualTo(searched.of(Pair.of(x, y)));
            }
        }
    }

    /// Check E2 of the theory: values on the diagonal are observed, not proved.
    @Test
    void on_a_board_of_side_50_the_values_are_as_observed() {
        assertThat(IntStream.rangeClosed(2, SIDE).map(x -> value(x, x))).containsOnly(1);
        assertThat(IntStream.rangeClosed(3, SIDE).map(y -> value(2, y))).containsOnly(0);
        assertThat(IntStream.rangeClosed(1, SIDE).filter(x -> value(x, 1) != x - 1))
                .isEmpty();
        assertThat(IntStream.rangeClosed(1, SIDE)
                        .flatMap(x -> IntStream.rangeClosed(1, SIDE).map(y -> value(x, y)))
                        .max())
                .hasValue(364);
    }

    @Test
    void the_border_theorem_agrees_with_search() {
        for (VerificationCase<?> trial : new Bomb().cases(Thoroughness.QUICK)) {
            assertThat(check(trial)).isInstanceOf(Verdict.Passed.class);
        }
    }

    private static <P> Verdict check(VerificationCase<P> trial) {
        return TheoremVerifier.check(trial, trial.game().theorems().getFirst(), Run.unlimited());
    }

    /// Check E1 of the theory: two bombs on one cell destroy each other, yet the nim sum of single bombs
    /// decides.
    @Test
    void the_nim_sum_decides_boards_where_two_bombs_on_a_cell_cancel() {
        RandomGenerator random = Seed.of("BombTest").generator();
        Boolean[] known = new Boolean[1 << (SMALL * SMALL)];
        for (int trial = 0; trial < 2000; trial++) {
            int bombs = random.nextInt(known.length);
            int sum = cells(bombs).stream()
                    .mapToInt(cell -> value(row(cell), column(cell)))
                    .reduce(0, (a, b) -> a ^ b);
            assertThat(wins(bombs, known)).as(Integer.toBinaryString(bombs)).isEqualTo(sum != 0);
        }
    }

    private static boolean wins(int bombs, Boolean[] known) {
        if (known[bombs] == null) {
            known[bombs] = cells(bombs).stream()
                    .anyMatch(cell -> after(cell).stream().anyMatch(left -> !wins(bombs ^ (1 << cell) ^ left, known)));
        }
        return known[bombs];
    }

    /// What an explosion puts on the board, as a set of cells that are flipped.
    private static List<Integer> after(int cell) {
        List<Integer> rows = nearer(row(cell), i -> 1 << number(i, column(cell)));
        List<Integer> columns = nearer(column(cell), j -> 1 << number(row(cell), j));
        if (rows.isEmpty() || columns.isEmpty()) {
            return rows.isEmpty() ? columns : rows;
        }
        List<Integer> both = new ArrayList<>();
        rows.forEach(one -> columns.forEach(other -> both.add(one ^ other)));
        return both;
    }

    private static List<Integer> nearer(int coordinate, IntFunction<Integer> cell) {
        return IntStream.range(1, coordinate).mapToObj(cell).toList();
    }

    private static List<Integer> cells(int bombs) {
        return bombs == 0
                ? Collections.emptyList()
                : IntStream.range(0, SMALL * SMALL)
                        .filter(cell -> (bombs >> cell & 1) != 0)
                        .boxed()
                        .toList();
    }

    private static int number(int row, int column) {
        return (row - 1) * SMALL + column - 1;
    }

    private static int row(int cell) {
        return cell / SMALL + 1;
    }

    private static int column(int cell) {
        return cell % SMALL + 1;
    }
}
