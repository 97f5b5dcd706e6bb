package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Run;
import org.grundy.testkit.CramValue;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Checks P8 and P8b of the theory.
class CramTest {
    private static final int MOST_CELLS = 24;
    private static final int LARGEST_HEAP = 3;

    @Test
    void boards_have_the_published_values() {
        for (CramValue board : ReferenceData.cram()) {
            // In a sum the value decides, so it is searched for also where the theorem knows the winner.
            String sum = cram(board.rows(), board.cols()) + " + nim(0)";
            assertThat(Ask.normal(sum).value()).as(sum).isEqualTo(Integer.toString(board.grundy()));
        }
    }

    @Test
    void a_board_beside_a_heap_is_lost_exactly_if_the_heap_is_its_published_value() {
        ReferenceData.cram().stream()
                .filter(board -> board.rows() * board.cols() <= MOST_CELLS)
                .forEach(board -> {
                    for (int heap = 0; heap <= LARGEST_HEAP; heap++) {
                        String sum = cram(board.rows(), board.cols()) + " + *" + heap;
                        Outcome expected = heap == board.grundy() ? Outcome.P : Outcome.N;
                        assertThat(winner(sum)).as(sum).contains(expected);
                    }
                });
    }

    private static Optional<Outcome> winner(String sum) {
        return Grundy.analyze(
                        ExpressionParser.parse(Catalog.library(), sum),
                        Convention.NORMAL,
                        SumQuestion.WINNER,
                        Run.unlimited())
                .outcome();
    }

    @Test
    void boards_of_odd_sides_have_the_outcomes_found_by_brute_force() {
        assertThat(Ask.normal("cram(3,3)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("cram(3,5)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("cram(1,1)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("cram(1,3)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("cram(1,5)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("cram(1,7)").outcome()).isEqualTo("N");
    }

    @Test
    void boards_are_drawn_with_the_numbers_of_their_rows_and_columns() {
        assertThat(drawing("cram(..#/...)")).containsExactly(" 1 · · ■", " 2 · · ·", "   1 2 3");
        assertThat(drawing("clobber(1,2)")).containsExactly(" 1 x o", "   1 2");
        assertThat(drawing("cram(2,21)")).isEmpty();
    }

    private static List<String> drawing(String expression) {
        return drawing(ExpressionParser.parse(Catalog.library(), expression)
                .components()
                .getFirst());
    }

    private static <P> List<String> drawing(Component<P> component) {
        return component.game().drawing(component.position());
    }

    @Test
    void a_board_of_even_sides_is_lost_however_large() {
        Ask ask = Ask.normal("cram(40,30)");
        assertThat(ask.outcome()).isEqualTo("P");
        assertThat(ask.value()).isEqualTo("0");
        assertThat(ask.reason()).containsExactly("reflection.answer");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_board_of_one_even_side_is_won_by_the_central_domino() {
        assertThat(Ask.normal("cram(2,3)").wins()).containsExactlyInAnyOrder("#../#..", ".##/.## + ##./##.", "..#/..#");
        Ask large = Ask.briefly("cram(9,12)");
        assertThat(large.outcome()).isEqualTo("N");
        assertThat(large.complete()).isFalse();
        assertThat(large.wins()).hasSize(1);
    }

    @Test
    void what_is_left_of_a_board_can_be_drawn() {
        assertThat(Ask.normal("cram(..#/...)").value()).isEqualTo("0");
        assertThat(Ask.normal("cram(.#./.#.)").value()).isEqualTo("0");
        assertThat(Ask.normal("cram(.##/.#.)").value()).isEqualTo("1");
    }

    @Test
    void strips_are_dawsons_kayles_straight_or_bent() {
        assertThat(Ask.normal("cram(1,100)").reason()).containsExactly("strip.value");
        assertThat(Ask.normal("cram(1,7)").value())
                .isEqualTo(Ask.normal("cram(.../##./...)").value());
    }

    @Test
    void misere_boards_are_won_as_every_play_without_symmetries_says() {
        for (int[] sides : List.of(new int[] {2, 3}, new int[] {3, 2}, new int[] {3, 3}, new int[] {4, 3})) {
            NaiveOutcome<Integer> oracle = NaiveOutcome.misere(free -> dominoes(sides[0], sides[1], free).stream()
                    .map(domino -> List.of(free & ~domino))
                    .toList());
            int cells = sides[0] * sides[1];
            for (int free = 1; free < 1 << cells; free += cells < 10 ? 6 : 50) {
                String board = "cram(" + drawn(sides[0], sides[1], free) + ")";
                assertThat(Ask.misere(board).outcome())
                        .as(board)
                        .isEqualTo(oracle.nextPlayerWins(List.of(free)) ? "N" : "P");
            }
        }
    }

    private static String drawn(int rows, int columns, int free) {
        StringBuilder board = new StringBuilder();
        for (int cell = 0; cell < rows * columns; cell++) {
            board.append(cell > 0 && cell % columns == 0 ? "/" : "").append((free >> cell & 1) == 0 ? '#' : '.');
        }
        return board.toString();
    }

    @Test
    void all_winning_moves_of_a_board_are_found() {
        int rows = 3;
        int columns = 4;
        NaiveGrundy<Integer> oracle = new NaiveGrundy<>(free -> dominoes(rows, columns, free).stream()
                .map(domino -> List.of(free & ~domino))
                .toList());
        int all = (1 << (rows * columns)) - 1;
        long winning = dominoes(rows, columns, all).stream()
                .filter(domino -> oracle.value(all & ~domino) == 0)
                .count();
        Ask ask = Ask.normal(cram(rows, columns));
        assertThat(ask.complete()).isTrue();
        assertThat(ask.wins()).hasSize(Math.toIntExact(winning));
    }

    @Test
    void misere_play_is_searched() {
        assertThat(Ask.misere("cram(2,2)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("cram(1,3)").outcome()).isEqualTo("P");
    }

    private static String cram(int rows, int columns) {
        return "cram(" + rows + "," + columns + ")";
    }

    private static List<Integer> dominoes(int rows, int columns, int free) {
        List<Integer> dominoes = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            if (cell % columns + 1 < columns) {
                dominoes.add(3 << cell);
            }
            if (cell / columns + 1 < rows) {
                dominoes.add(1 << cell | 1 << (cell + columns));
            }
        }
        dominoes.removeIf(domino -> (free & domino) != domino);
        return dominoes;
    }
}
