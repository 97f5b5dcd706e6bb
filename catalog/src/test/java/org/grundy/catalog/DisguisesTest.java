package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Nim in disguise. Statements from `theory.md` §3 [C3–C5] and §4 [J1–J4].
class DisguisesTest {
    @Test
    void a_coin_on_square_n_is_a_nim_heap_of_n() {
        // [C3]
        assertThat(Ask.normal("nimble(3,4,5)").value()).isEqualTo("2");
        assertThat(Ask.normal("nimble(3,4,5)").wins()).containsExactly("1");
        assertThat(Ask.misere("nimble(1,1,1)").outcome()).isEqualTo("P");
    }

    @Test
    void a_row_of_northcott_is_worth_its_gap() {
        // [C4]
        assertThat(Ask.normal("northcott(1:5)").value()).isEqualTo("3");
        assertThat(Ask.normal("northcott(1:5, 4:8)").outcome()).isEqualTo("P");
    }

    @Test
    void a_gap_can_be_closed_from_either_side() {
        assertThat(Ask.normal("northcott(1:5)").wins()).containsExactly("4:5", "1:2");
    }

    @Test
    void coins_are_paired_from_the_right() {
        // [C5]: gaps 1−0−1 = 0 and 10−6−1 = 3
        assertThat(Ask.normal("silverdollar(0,1,6,10)").value()).isEqualTo("3");
        assertThat(Ask.normal("silverdollar(0,1,6,10)").wins()).containsExactly("0,1,6,7");
    }

    @Test
    void the_first_of_an_odd_number_of_coins_is_paired_with_square_minus_one() {
        // [C5]: gaps 2 and 0
        assertThat(Ask.normal("silverdollar(2,5,6)").value()).isEqualTo("2");
        assertThat(Ask.normal("silverdollar(0,5,6)").outcome()).isEqualTo("P");
    }

    @Test
    void a_left_coin_may_also_move_to_make_the_gaps_equal() {
        // gaps 1 and 3: the 3 becomes 1, or the coin on 2 goes to 0 so that the 1 becomes 3
        assertThat(Ask.normal("silverdollar(2,4,5,9)").wins()).containsExactly("0,4,5,9", "2,4,5,7");
    }

    @Test
    void only_odd_stairs_count() {
        // [J1]: stairs 1 and 3 have 2 and 3 tokens
        assertThat(Ask.normal("staircase(2,7,3)").value()).isEqualTo("1");
        assertThat(Ask.normal("staircase(2,7,2)").outcome()).isEqualTo("P");
    }

    @Test
    void tokens_may_also_come_down_from_an_even_stair_to_win() {
        // stair 3 can become 2 by a token to stair 2, and stair 1 can become 3 by a token from stair 2
        assertThat(Ask.normal("staircase(2,7,3)").wins()).containsExactly("3,6,3", "2,8,2");
    }

    @Test
    void boxes_can_be_any_graph_that_can_be_two_coloured() {
        // [J3]: b and d are odd
        assertThat(Ask.normal("staircase[b>a,c>b,d>a,d>c](b=3,c=5,d=3)").outcome())
                .isEqualTo("P");
        assertThat(Ask.normal("staircase[b>a,c>b,d>a,d>c](b=3,d=1)").wins()).containsExactly("a=2,b=1,c=0,d=1");
        assertThat(Ask.normal("staircase[b>a,c>b,d>a,d>c](d=2)").wins())
                .containsExactly("a=2,b=0,c=0,d=0", "a=0,b=0,c=2,d=0");
    }

    @Test
    void of_hdu_3389_the_boxes_0_2_and_5_mod_6_count() {
        // [J2]
        assertThat(Ask.normal("stairs3389(9,1,9,9,2,3)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("stairs3389(0,1)").wins()).containsExactly("1,0");
        assertThat(Ask.normal("stairs3389(0,0,0,0,0,0,5)").outcome()).isEqualTo("P");
    }
}
