package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Games of the Bash family that count, donate, bid, multiply or divide. Statements from `theory.md` §2.3,
/// §2.5 and §2.7 [B4, B6, B7, B8, P12–P14].
class CountingTest {
    @Test
    void to_say_a_hundred_with_steps_of_at_most_ten_one_begins_with_one() {
        // [B7]
        assertThat(Ask.normal("countup[10](100)").wins()).containsExactly("100;1");
        assertThat(Ask.normal("countup[10](100;12)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("countup[10](99)").outcome()).isEqualTo("P");
    }

    @Test
    void whoever_must_say_the_target_loses_in_misere_play() {
        assertThat(Ask.misere("countup[3](5)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("countup[3](6)").wins()).containsExactly("6;1");
    }

    @Test
    void a_donation_is_lost_at_multiples_of_m_plus_one() {
        // [B8], HDU 2188
        assertThat(Ask.normal("donation[10](22)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("donation[10](23)").wins()).containsExactly("23;1");
    }

    @Test
    void every_bid_from_the_price_on_wins_where_the_price_is_within_reach() {
        // [B4], HDU 2149: M ≤ N gives M, M+1, …, N
        assertThat(Ask.normal("bids[6](4)").wins()).containsExactly("4;4", "4;5", "4;6");
        assertThat(Ask.normal("bids[3](10)").wins()).containsExactly("10;2");
        assertThat(Ask.normal("bids[3](8)").outcome()).isEqualTo("P");
    }

    @Test
    void a_price_that_may_be_overshot_by_far_lists_the_first_hundred_bids() {
        Ask ask = Ask.normal("bids[1e9](5)");
        assertThat(ask.wins()).hasSize(100);
        assertThat(ask.complete()).isFalse();
    }

    @Test
    void kikis_coin_is_lost_where_both_numbers_are_odd() {
        // [B6], HDU 2147
        assertThat(Ask.normal("kiki(5,3)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("kiki(6,6)").wins()).containsExactly("5,5");
        assertThat(Ask.normal("kiki(5,4)").wins()).containsExactly("5,3");
    }

    @Test
    void kikis_values_follow_parities() {
        // [B6]: both odd steps 2; mixed 1 or 3 by the parity of the smaller
        assertThat(Ask.normal("kiki(2,2)").value()).isEqualTo("2");
        assertThat(Ask.normal("kiki(1,2)").value()).isEqualTo("1");
        assertThat(Ask.normal("kiki(2,3)").value()).isEqualTo("3");
        assertThat(Ask.normal("kiki(1e100,1)").value()).isEqualTo("1");
    }

    @Test
    void exactly_the_odd_divisors_win() {
        // [P13, P14]
        assertThat(Ask.normal("divisors(12)").value()).isEqualTo("2");
        assertThat(Ask.normal("divisors(12)").wins()).containsExactly("11", "9");
        assertThat(Ask.normal("divisors(15)").outcome()).isEqualTo("P");
    }

    @Test
    void a_heap_that_cannot_be_factored_is_won_by_taking_one() {
        // two prime factors of thirteen digits
        Ask ask = Ask.normal("divisors(2000000000200000000004758)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).containsExactly("2000000000200000000004757");
        assertThat(ask.complete()).isFalse();
    }

    @Test
    void stan_wins_when_the_target_lies_between_a_power_of_eighteen_and_nine_times_it() {
        // [P12], HDU 1517: samples 162 Stan, 17 Ollie, 34012226 Stan
        assertThat(Ask.normal("multiplication(162)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("multiplication(17)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("multiplication(34012226)").outcome()).isEqualTo("N");
    }

    @Test
    void winning_factors_are_named_at_any_size() {
        assertThat(Ask.normal("multiplication(162)").wins()).containsExactly("162;9");
        assertThat(Ask.normal("multiplication(18^300)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("multiplication(2;1)").wins()).hasSize(8);
    }
}
