package org.grundy.catalog.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The lost bars of Chomp, by their last row, and the Grundy values of bars, against the definition.
final class ChompLossesTest {
    private final Map<List<Integer>, Integer> naive = new HashMap<>();

    /// By the definition: the least value that no bite leads to.
    private int value(List<Integer> rows) {
        Integer known = naive.get(rows);
        if (known != null) {
            return known;
        }
        BitSet values = new BitSet();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = row == 0 ? 1 : 0; column < rows.get(row); column++) {
                List<Integer> left = new ArrayList<>();
                for (int i = 0; i < rows.size(); i++) {
                    left.add(i < row ? rows.get(i) : Math.min(rows.get(i), column));
                }
                values.set(value(left));
            }
        }
        naive.put(rows, values.nextClearBit(0));
        return values.nextClearBit(0);
    }

    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"2, 9", "3, 7", "4, 6", "5, 5", "6, 3"})
    void a_bar_is_lost_as_the_definition_says(int height, int width) {
        ChompLosses losses = ChompLosses.all(height, width, Run.unlimited());
        for (List<Integer> rows : bars(height, width)) {
            assertThat(losses.isLost(bar(rows))).as("%s", rows).isEqualTo(value(rows) == 0);
        }
    }

    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"1, 5", "2, 9", "3, 7", "4, 6", "5, 5", "6, 3"})
    void a_bar_has_the_value_that_the_definition_gives(int height, int width) {
        ChompGrundyTable table = new ChompGrundyTable(height, width, Run.unlimited());
        for (List<Integer> rows : bars(height, width)) {
            assertThat(table.value(bar(rows))).as("%s", rows).isEqualTo(value(rows));
        }
    }

    /// A bar of one row is a heap of Nim.
    @Test
    void values_may_be_larger_than_a_word_has_bits() {
        ChompGrundyTable table = new ChompGrundyTable(1, 200, Run.unlimited());
        assertThat(table.value(ChompPosition.rectangle(1, 200))).isEqualTo(199);
    }

    /// Two rows are lost exactly if the second is a square shorter (D. Gale, 1974).
    @Test
    void rows_may_be_longer_than_a_word_has_bits() {
        ChompLosses losses = ChompLosses.all(2, 200, Run.unlimited());
        for (int row = 2; row <= 200; row++) {
            assertThat(losses.isLost(new ChompPosition(List.of(row, row - 1)))).isTrue();
            assertThat(losses.isLost(new ChompPosition(List.of(row, row)))).isFalse();
        }
    }

    @Test
    void some_bars_are_told_as_all_are() {
        ChompPosition bar = ChompPosition.rectangle(5, 6);
        ChompLosses all = ChompLosses.all(5, 6, Run.unlimited());
        List<ChompPosition> bites = bar.bites().toList();
        ChompLosses some = ChompLosses.among(5, 6, bites, Run.unlimited());
        assertThat(bites).allMatch(bite -> some.isLost(bite) == all.isLost(bite));
        assertThat(some.knows(new ChompPosition(List.of(6, 4, 3)))).isFalse();
    }

    /// All of them would take 400 MB each way.
    @Test
    void a_work_that_ends_soon_has_not_made_room_for_all_bars() {
        Run run = new Run(Budget.UNLIMITED.withWork(100_000));
        long bytes = Allocation.bytes(() -> run.attempt(() -> ChompLosses.all(10, 30, run)));
        assertThat(run.work()).isGreaterThanOrEqualTo(100_000);
        Run another = new Run(Budget.UNLIMITED.withWork(100_000));
        bytes += Allocation.bytes(() -> another.attempt(() -> new ChompGrundyTable(10, 30, another)));
        assertThat(another.work()).isGreaterThanOrEqualTo(100_000);
        assertThat(bytes).isLessThan(1 << 24);
    }

    private static ChompPosition bar(List<Integer> rows) {
        return new ChompPosition(rows.stream().filter(row -> row > 0).toList());
    }

    private static List<List<Integer>> bars(int height, int width) {
        List<List<Integer>> bars = new ArrayList<>();
        for (int first = 1; first <= width; first++) {
            bars.add(List.of(first));
        }
        for (int row = 1; row < height; row++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> bar : bars) {
                for (int next = 0; next <= bar.getLast(); next++) {
                    List<Integer> added = new ArrayList<>(bar);
                    added.add(next);
                    longer.add(added);
                }
            }
            bars = longer;
        }
        return bars;
    }

    /// K. Thompson (1973): 8×10 has two winning first bites. Told by M. Gardner, *Knotted Doughnuts* (1986), chapter 9.
    @Test
    void eight_rows_of_ten_have_two_winning_bites() {
        ChompLosses losses = ChompLosses.all(8, 10, Run.unlimited());
        ChompPosition bar = ChompPosition.rectangle(8, 10);
        long winning = 0;
        for (int row = 0; row < 8; row++) {
            for (int column = row == 0 ? 1 : 0; column < 10; column++) {
                winning += losses.isLost(bar.bitten(row, column)) ? 1 : 0;
            }
        }
        assertThat(winning).isEqualTo(2);
    }
}
