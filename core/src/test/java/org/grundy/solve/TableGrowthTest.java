package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A table grows by copies of a small part.
final class TableGrowthTest {
    private static List<Integer> lengths(int size) {
        List<Integer> lengths = new ArrayList<>(List.of(TableGrowth.first(size)));
        while (lengths.getLast() < size) {
            lengths.add(TableGrowth.after(lengths.getLast(), size));
        }
        return lengths;
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                (1 << 20) + 1,
                (1 << 20) + 17,
                3_000_000,
                1 << 24,
                (1 << 24) + 1,
                (1 << 24) + 257,
                1 << 28,
                (1 << 28) + 1,
                300_000_001,
                Integer.MAX_VALUE
            })
    void a_copy_is_made_of_no_more_than_a_sixteenth_and_all_of_them_of_less_than_the_table(int size) {
        List<Integer> lengths = lengths(size);
        assertThat(lengths).hasSizeGreaterThan(1).last().isEqualTo(size);
        assertThat(lengths.getFirst()).isBetween(1, 1 << 20);
        for (int i = 1; i < lengths.size(); i++) {
            assertThat(lengths.get(i - 1)).isEqualTo(Math.ceilDiv(lengths.get(i), 16));
        }
        assertThat(lengths.stream().mapToLong(length -> length).sum() - size).isLessThan(size / 14);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1000, 1 << 20})
    void a_small_table_has_all_its_room_at_once(int size) {
        assertThat(lengths(size)).containsExactly(size);
    }
}
