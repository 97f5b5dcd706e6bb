package org.grundy.catalog.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The lost bars of Chomp, by their last row, against the definition.
final class ChompLossesTest {
    private final Map<List<Integer>, Boolean> naive = new HashMap<>();

    /// By the definition: lost if no bite leads to a lost bar.
    private boolean lost(List<Integer> rows) {
        Boolean known = naive.get(rows);
        if (known != null) {
            return known;
        }
        boolean lost = true;
        for (int row = 0; row < rows.size() && lost; row++) {
            for (int column = row == 0 ? 1 : 0; column < rows.get(row) && lost; column++) {
                List<Integer> left = new ArrayList<>();
                for (int i = 0; i < rows.size(); i++) {
                    left.add(i < row ? rows.get(i) : Math.min(rows.get(i), column));
                }
                lost = !lost(left);
            }
        }
        naive.put(rows, lost);
        return lost;
    }

    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"2, 9", "3, 7", "4, 6", "5, 5", "6, 3"})
    void a_bar_is_lost_as_the_definition_says(int height, int width) {
        ChompLosses losses = new ChompLosses(height, width, Run.unlimited());
        for (List<Integer> rows : bars(height, width)) {
            ChompPosition bar =
                    new ChompPosition(rows.stream().filter(row -> row > 0).toList());
            assertThat(losses.isLost(bar)).as("%s", rows).isEqualTo(lost(rows));
        }
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
        ChompLosses losses = new ChompLosses(8, 10, Run.unlimited());
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
