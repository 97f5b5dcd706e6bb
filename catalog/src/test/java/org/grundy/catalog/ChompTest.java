package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;

/// Check Q3 of the theory.
class ChompTest {
    @Test
    void of_rectangles_only_the_poisoned_square_is_lost() {
        for (int rows = 1; rows <= 5; rows++) {
            for (int columns = 1; columns <= 5; columns++) {
                Ask ask = Ask.normal("chomp(" + rows + "," + columns + ")");
                assertThat(ask.outcome()).isEqualTo(rows == 1 && columns == 1 ? "P" : "N");
                assertThat(ask.complete()).isTrue();
                assertThat(ask.wins().isEmpty()).isEqualTo(rows == 1 && columns == 1);
            }
        }
    }

    @Test
    void a_square_is_won_by_leaving_two_equal_arms() {
        assertThat(Ask.normal("chomp(4,4)").wins()).containsExactly("4/1/1/1");
        Ask large = Ask.normal("chomp(60,60)");
        assertThat(large.outcome()).isEqualTo("N");
        assertThat(large.complete()).isFalse();
        assertThat(large.wins()).hasSize(1);
    }

    @Test
    void no_move_is_named_for_a_large_rectangle() {
        Ask ask = Ask.normal("chomp(50,70)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).isEmpty();
        assertThat(ask.complete()).isFalse();
        assertThat(ask.reason()).containsExactly("rectangle.steal");
    }

    @Test
    void two_rows_of_any_length_have_one_winning_move() {
        assertThat(Ask.normal("chomp(2,1000)").wins()).containsExactly("1000/999");
        assertThat(Ask.normal("chomp(900/300)").wins()).containsExactly("301/300");
        assertThat(Ask.normal("chomp(900/899)").outcome()).isEqualTo("P");
    }

    /// OEIS A029900: the bar with rows a(n), n, n is lost.
    @Test
    void three_rows_of_which_two_are_equal_are_lost_as_published() {
        List<Integer> terms = ReferenceData.oeisSequences().stream()
                .filter(each -> each.game().equals("Chomp3Row1"))
                .findFirst()
                .orElseThrow()
                .terms();
        for (int n = 1; n <= 40; n++) {
            assertThat(Ask.normal("chomp(" + terms.get(n) + "/" + n + "/" + n + ")")
                            .outcome())
                    .as("n = %d", n)
                    .isEqualTo("P");
        }
    }

    @Test
    void a_hook_is_nim_also_in_misere_play() {
        assertThat(Ask.normal("chomp(6/1/1)").value()).isEqualTo("7");
        assertThat(Ask.misere("chomp(3/1/1)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("chomp(2/1)").outcome()).isEqualTo("N");
    }

    @Test
    void chomp_is_the_poset_game_on_its_squares_without_the_poisoned_one() {
        assertThat(Ask.normal("poset(b<c, b<e, c<f, d<e<f, d<g, e<h, f<i, g<h<i)")
                        .value())
                .isEqualTo(Ask.normal("chomp(3x3)").value());
    }

    /// The values of 2 × 2 and 4 × 4 alone, 2 and 6, are found by search; 2 xor 6 is 4.
    @Test
    void a_small_board_may_stand_before_a_larger_one() {
        assertThat(Ask.normal("chomp(2,2)").value()).isEqualTo("2");
        assertThat(Ask.normal("chomp(4,4)").value()).isEqualTo("6");
        assertThat(Ask.normal("chomp(2,2) + chomp(4,4)").value()).isEqualTo("4");
    }
}
