package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Dynamic subtraction. Statements from `theory.md` §7 [L1–L8].
class DynamicSubtractionTest {
    @Test
    void fibonacci_numbers_are_lost_where_twice_as_much_may_be_taken() {
        // [L2]
        assertThat(lostUpTo("multiple[2]", 60)).containsExactly(1, 2, 3, 5, 8, 13, 21, 34, 55);
    }

    @Test
    void powers_of_two_are_lost_where_no_more_may_be_taken() {
        // [L2]
        assertThat(lostUpTo("multiple[1]", 60)).containsExactly(1, 2, 4, 8, 16, 32);
    }

    @Test
    void three_times_as_much_gives_the_sequence_of_schwenk() {
        // H: 1, 2, 3, 4, then H + least H_j with 3·H_j ≥ H: 6, 8, 11, 15, 21, 29, 40, 55
        assertThat(lostUpTo("multiple[3]", 60)).containsExactly(1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55);
    }

    private static List<Integer> lostUpTo(String game, int bound) {
        return IntStream.rangeClosed(1, bound)
                .filter(n -> Ask.normal(game + "(" + n + ")").outcome().equals("P"))
                .boxed()
                .toList();
    }

    @Test
    void the_smallest_part_is_the_least_winning_first_move() {
        // [L1]: 20 = 13 + 5 + 2; taking 2 wins, taking 7 would allow the 13
        assertThat(Ask.normal("multiple[2](20)").wins()).containsExactly("18;4");
        assertThat(Ask.normal("multiple[2](20)").complete()).isTrue();
    }

    @Test
    void a_sum_of_small_parts_wins_if_it_does_not_allow_the_next_part() {
        // 12 = 8 + 3 + 1: take 1 (allows 2 < 3), not 4 (allows 8)
        assertThat(Ask.normal("multiple[2](12)").wins()).containsExactly("11;2");
        // 50 = 34 + 13 + 3: take 3 (allows 6 < 13) or 16 (allows 32 < 34)
        assertThat(Ask.normal("multiple[2](50)").wins()).containsExactly("47;6", "34;32");
    }

    @Test
    void the_limit_decides_in_the_middle_of_play() {
        // [L1]: lost exactly if the smallest part of n is above the limit
        assertThat(Ask.normal("multiple[2](18;4)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("multiple[2](18;5)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("multiple[2](4;9)").wins()).contains("0");
    }

    @Test
    void misere_play_is_normal_play_with_one_token_less() {
        // [L8]
        assertThat(Ask.misere("multiple[2](6;4)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("multiple[2](7;4)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("multiple[2](9)").wins()).containsExactly("1;1");
    }

    @Test
    void heaps_beyond_any_table_are_decided() {
        // F(4000) has 836 digits; it is lost, its successor is won by taking 1
        BigInteger a = BigInteger.ONE;
        BigInteger b = BigInteger.ONE;
        for (int i = 2; i < 4000; i++) {
            BigInteger next = a.add(b);
            a = b;
            b = next;
        }
        assertThat(Ask.normal("multiple[2](" + b + ")").outcome()).isEqualTo("P");
        assertThat(Ask.normal("multiple[2](" + b.add(BigInteger.ONE) + ")").wins())
                .contains(b + ";2");
    }

    @Test
    void a_large_factor_needs_a_long_sequence_and_no_search() {
        Ask ask = Ask.normal("multiple[1e5](1e18)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).isNotEmpty();
    }

    @Test
    void a_linear_rule_of_schwenk_with_factor_two_is_fibonacci_nim() {
        // [L3]
        assertThat(lostUpTo("schwenk[2x]", 40)).isEqualTo(lostUpTo("multiple[2]", 40));
    }

    @Test
    void a_square_limit_gives_slowly_growing_losses() {
        // [L3] with f(x) = x²: H + the least of 1, 2, 4, 6, … whose square is at least H
        assertThat(lostUpTo("schwenk[x^2]", 30)).containsExactly(1, 2, 4, 6, 10, 14, 18, 24, 30);
    }
}
