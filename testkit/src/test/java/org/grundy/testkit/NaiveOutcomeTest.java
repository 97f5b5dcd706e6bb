package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NaiveOutcomeTest {

    @Test
    void the_empty_sum_is_lost_in_normal_play_and_won_in_misere_play() {
        assertThat(NaiveOutcome.normal(HeapGames::nim).nextPlayerWins(List.of()))
                .isFalse();
        assertThat(NaiveOutcome.misere(HeapGames::nim).nextPlayerWins(List.of()))
                .isTrue();
    }

    @Test
    void nim_is_lost_exactly_when_the_heaps_cancel() {
        // Bouton, Nim, a game with a complete mathematical theory (1901).
        NaiveOutcome<Integer> nim = NaiveOutcome.normal(HeapGames::nim);
        for (int a = 0; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                for (int c = b; c <= 6; c++) {
                    assertThat(nim.nextPlayerWins(List.of(a, b, c))).isEqualTo((a ^ b ^ c) != 0);
                }
            }
        }
    }

    @Test
    void misere_nim_differs_exactly_when_all_heaps_are_single_stones() {
        // Bouton (1901): with a heap of two or more, misère Nim is won as normal Nim is.
        NaiveOutcome<Integer> nim = NaiveOutcome.misere(HeapGames::nim);
        for (int a = 0; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                boolean normalWin = (a ^ b) != 0;
                assertThat(nim.nextPlayerWins(List.of(a, b))).isEqualTo((b <= 1) != normalWin);
            }
        }
    }

    @Test
    void the_outcome_of_kayles_rows_follows_from_their_values() {
        NaiveOutcome<Integer> outcome = NaiveOutcome.normal(HeapGames::kayles);
        NaiveGrundy<Integer> grundy = new NaiveGrundy<>(HeapGames::kayles);
        for (int a = 0; a <= 8; a++) {
            for (int b = 0; b <= a; b++) {
                assertThat(outcome.nextPlayerWins(List.of(a, b))).isEqualTo(grundy.value(List.of(a, b)) != 0);
            }
        }
    }

    @Test
    void misere_kayles_is_lost_at_its_published_lengths() {
        // Sibert and Conway, Mathematical Kayles (1992): of the single rows, misère play loses 1, 4, 9, 12 and 20
        // pins.
        NaiveOutcome<Integer> kayles = NaiveOutcome.misere(HeapGames::kayles);
        for (int row = 1; row <= 14; row++) {
            assertThat(kayles.nextPlayerWins(List.of(row)))
                    .as("a row of %d", row)
                    .isEqualTo(!List.of(1, 4, 9, 12).contains(row));
        }
    }
}
