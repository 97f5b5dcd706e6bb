package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.testkit.OeisSequence;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;

/// Games in which heaps and rows fall apart, and Moore's Nim. Statements from `theory.md` §10 [I1, I3,
/// P4–P7].
class SplittingTest {
    @Test
    void laskers_values_exchange_threes_and_fours() {
        // [P5]
        assertThat(values("lasker", 1, 8)).containsExactly("1", "2", "4", "3", "5", "6", "8", "7");
        assertThat(Ask.normal("lasker(4e500)").value()).endsWith("99");
    }

    @Test
    void an_even_heap_of_lasker_can_be_taken_or_halved() {
        assertThat(Ask.normal("lasker(6)").wins()).containsExactly("0", "3 + 3");
        assertThat(Ask.normal("lasker(10^100)").wins()).hasSize(2);
    }

    @Test
    void grundys_game_has_its_published_values() {
        // OEIS A002188
        assertThat(values("grundy", 0, 24))
                .containsExactly("0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3,0,4,3,0,4".split(","));
    }

    @Test
    void grundys_game_agrees_with_the_published_sequence_as_far_as_it_goes() {
        List<OeisSequence> published = ReferenceData.oeisSequences().stream()
                .filter(sequence -> sequence.oeis().equals("A002188"))
                .toList();
        assertThat(published).hasSize(1);
        OeisSequence sequence = published.getFirst();
        List<String> terms = sequence.terms().stream().map(String::valueOf).toList();
        assertThat(values("grundy", sequence.offset(), sequence.offset() + terms.size() - 1))
                .isEqualTo(terms);
    }

    private static List<String> values(String game, int from, int to) {
        return IntStream.rangeClosed(from, to)
                .mapToObj(n -> Ask.normal(game + "(" + n + ")").value())
                .toList();
    }

    @Test
    void empty_strips_of_treblecross_are_lost_at_six_and_twelve() {
        // [P7]: lost for n < 38 at 6, 12, 22, 30, 32
        assertThat(IntStream.range(3, 38)
                        .filter(n ->
                                Ask.normal("treblecross(" + n + ")").outcome().equals("P")))
                .containsExactly(6, 12, 22, 30, 32);
    }

    @Test
    void whoever_can_complete_three_does_so() {
        assertThat(Ask.normal("treblecross(X.X....)").wins()).containsExactly("XXX....");
        assertThat(Ask.normal("treblecross(.XX.....)").wins()).containsExactly("XXX.....", ".XXX....");
        assertThat(Ask.normal("treblecross(XXX....)").outcome()).isEqualTo("P");
    }

    @Test
    void the_middle_cell_of_an_odd_strip_wins() {
        assertThat(Ask.normal("treblecross(9)").wins()).contains("....X....");
    }

    @Test
    void a_circle_is_lost_where_more_coins_lie_than_can_be_taken() {
        // [I1], [I3]
        assertThat(Ask.normal("circle[2](3)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("circle[2](1000000)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("circle[5](4)").wins()).containsExactly("");
        assertThat(Ask.normal("circle[1](7)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("circle[2](0)").outcome()).isEqualTo("P");
    }

    @Test
    void a_row_is_won_from_its_middle() {
        assertThat(Ask.normal("circle[2](row 5)").wins()).contains("row 2 + row 2");
        assertThat(Ask.normal("circle[2](row 10^100)").outcome()).isEqualTo("N");
    }

    @Test
    void moores_columns_are_counted_mod_k_plus_one() {
        // [P6]: three equal heaps are lost with k = 2
        assertThat(Ask.normal("moore[2](5,5,5)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("moore[2](5,5,4)").wins()).contains("4,4,4");
        assertThat(Ask.normal("moore[1](3,4,5)").wins()).containsExactly("1,4,5");
    }

    @Test
    void moores_ones_are_lost_at_one_mod_k_plus_one_in_misere_play() {
        // [P6]
        assertThat(Ask.misere("moore[2](1,1,1,1)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("moore[2](1,1,1)").outcome()).isEqualTo("N");
    }

    @Test
    void a_single_move_is_named_where_there_are_too_many_to_try() {
        for (Ask ask : Arrays.asList(
                Ask.normal("moore[3](10^300,10^200,3,10^250,77)"), Ask.misere("moore[2](10^300,10^300,1,1)"))) {
            assertThat(ask.outcome()).isEqualTo("N");
            assertThat(ask.wins()).hasSize(1);
            assertThat(ask.complete()).isFalse();
        }
    }
}
