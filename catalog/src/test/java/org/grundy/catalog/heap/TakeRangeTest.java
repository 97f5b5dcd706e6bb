package org.grundy.catalog.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Ask;
import org.junit.jupiter.api.Test;

/// Bash and its kin with a least number. Statements from `theory.md` §2.1 [B1, B2] and §2.2 [B3a–B3e].
class TakeRangeTest {
    @Test
    void of_fifteen_with_at_most_three_the_first_player_takes_two_to_win_in_misere_play() {
        // [B2]: P ⇔ n ≡ 1 mod 4; the sources' worked table of n = 15, m = 3 leaves 13
        Ask ask = Ask.misere("bash[3](15)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).containsExactly("13");
        assertThat(ask.complete()).isTrue();
    }

    @Test
    void an_empty_heap_is_won_without_a_move_in_misere_play() {
        assertThat(Ask.misere("bash[3](0)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("bash[3](0)").wins()).isEmpty();
    }

    @Test
    void fewer_than_p_tokens_are_lost_under_the_stuck_rule() {
        // [B3a] with p = 2, q = 5: r = n mod 7 < 2 is lost, the value is ⌊r/2⌋
        assertThat(Ask.normal("take[2..5](1)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("take[2..5](8)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("take[2..5](12)").value()).isEqualTo("2");
    }

    @Test
    void all_winning_amounts_are_found_at_once() {
        // [B3e]: from 12 with p = 2, q = 5 the lost heaps within reach are 8 and 7
        assertThat(Ask.normal("take[2..5](12)").wins()).containsExactly("8", "7");
    }

    @Test
    void the_stuck_player_wins_in_misere_play() {
        // [B3b]: p ≤ r < 2p
        assertThat(Ask.misere("take[2..5](1)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("take[2..5](2)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("take[2..5](10)").outcome()).isEqualTo("P");
    }

    @Test
    void a_short_rest_must_be_swept_and_loses_under_hdu_2897() {
        // [B3c]: 1 ≤ n mod (p+q) ≤ p is lost
        assertThat(Ask.misere("take[2..5,sweep](1)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("take[2..5,sweep](9)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("take[2..5,sweep](7)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("take[2..5,sweep](7)").wins()).containsExactly("2");
    }

    @Test
    void the_last_sweep_wins_in_normal_play() {
        // [B3d]: n = 0 or (n−1) mod s ≥ q
        assertThat(Ask.normal("take[2..5,sweep](1)").wins()).containsExactly("0");
        assertThat(Ask.normal("take[2..5,sweep](6)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("take[2..5,sweep](7)").outcome()).isEqualTo("P");
    }

    @Test
    void a_heap_of_a_thousand_digits_is_decided_and_the_first_moves_are_listed() {
        Ask ask = Ask.normal("take[1e6..1e9](1e1000)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).hasSize(100);
        assertThat(ask.complete()).isFalse();
        assertThat(Ask.normal("bash[10^500](10^1000)").value())
                .isEqualTo("1"); // 10^1000 = (10^500 − 1)(10^500 + 1) + 1
    }
}
