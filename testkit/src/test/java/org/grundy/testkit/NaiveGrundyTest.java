package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NaiveGrundyTest {

    @Test
    void a_nim_heap_is_worth_its_size() {
        // Bouton, Nim, a game with a complete mathematical theory (1901).
        NaiveGrundy<Integer> nim = new NaiveGrundy<>(HeapGames::nim);
        for (int heap = 0; heap <= 20; heap++) {
            assertThat(nim.value(heap)).isEqualTo(heap);
        }
    }

    @Test
    void a_sum_is_worth_the_exclusive_or_of_its_parts() {
        NaiveGrundy<Integer> nim = new NaiveGrundy<>(HeapGames::nim);
        assertThat(nim.value(List.of(3, 4, 5))).isEqualTo(2);
        assertThat(nim.value(List.of())).isZero();
    }

    @Test
    void a_play_that_comes_back_is_refused() {
        NaiveGrundy<Integer> circle = new NaiveGrundy<>(position -> List.of(List.of((position + 1) % 3)));
        assertThatThrownBy(() -> circle.value(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the play comes back to 0");
    }
}
