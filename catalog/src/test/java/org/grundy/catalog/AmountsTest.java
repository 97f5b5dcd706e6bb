package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Powers, prime powers and primes. Statements from `theory.md` §2.4 [B5, B5b, N1, N2].
class AmountsTest {
    @Test
    void powers_of_two_are_lost_at_multiples_of_three() {
        // [B5]: g(n) = n mod 3
        assertThat(Ask.normal("powers[2](99)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("powers[2](100)").value()).isEqualTo("1");
        assertThat(Ask.normal("powers[2](101)").value()).isEqualTo("2");
    }

    @Test
    void every_even_power_of_two_wins_from_remainder_one() {
        // [B5]
        assertThat(Ask.normal("powers[2](100)").wins()).containsExactly("99", "96", "84", "36");
        assertThat(Ask.normal("powers[2](101)").wins()).containsExactly("99", "93", "69");
    }

    @Test
    void the_parity_decides_where_all_powers_are_odd() {
        // [B5b]
        assertThat(Ask.normal("powers[3](10)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("powers[3](11)").value()).isEqualTo("1");
    }

    @Test
    void an_even_base_gives_value_two_at_remainder_c() {
        // [B5b] with c = 4
        assertThat(Ask.normal("powers[4](9)").value()).isEqualTo("2");
        assertThat(Ask.normal("powers[4](8)").value()).isEqualTo("1");
    }

    @Test
    void in_misere_play_a_heap_of_value_one_is_lost() {
        // Ferguson's pairing [D2]
        assertThat(Ask.misere("powers[2](1)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("powers[2](4)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("powers[2](3)").wins()).containsExactly("1");
    }

    @Test
    void prime_powers_are_lost_at_multiples_of_six() {
        // [N1], [N2]: all allowed amounts that are n mod 6
        assertThat(Ask.normal("primepowers(12)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("roy(15)").wins()).containsExactly("12", "6");
        assertThat(Ask.normal("primepowers(10)").wins()).containsExactly("6");
    }

    @Test
    void primes_are_lost_at_multiples_of_four() {
        // [N1], [N2]
        assertThat(Ask.normal("primes(8)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("primes(15)").wins()).containsExactly("12", "8", "4");
        assertThat(Ask.normal("primes(6)").wins()).containsExactly("4");
    }

    @Test
    void a_heap_too_large_to_sieve_is_decided_and_the_least_amounts_are_listed() {
        Ask ask = Ask.normal("primes(4000000000000000001)");
        assertThat(ask.wins()).hasSize(100).startsWith("4000000000000000000", "3999999999999999996");
        assertThat(ask.complete()).isFalse();
        assertThat(Ask.normal("primepowers(6e999)").outcome()).isEqualTo("P");
    }

    @Test
    void amounts_with_a_factor_of_the_modulus_are_powers_of_one_prime_and_listed_whole() {
        Ask ask = Ask.normal("primepowers(6000000000000000003)");
        assertThat(ask.complete()).isTrue();
        assertThat(ask.wins()).hasSize(39); // 3^1..3^39, for 3^39 < 6·10^18 < 3^40
        assertThat(Ask.normal("primes(1000000000000002)").complete()).isTrue();
    }
}
