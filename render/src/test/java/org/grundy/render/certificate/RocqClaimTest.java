package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.BitSet;
import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Claims as files of Rocq; `verified/examples.sh` has Rocq prove some.
final class RocqClaimTest {
    private static BitSet set(int... elements) {
        BitSet set = new BitSet();
        for (int each : elements) {
            set.set(each);
        }
        return set;
    }

    private static String ofBoard(String expression, Board board, BitSet position, int move, int nimber) {
        NimberCertificate claim = new NimberCertificate(expression, board, position, move, nimber, List.of());
        return RocqClaim.of(new SumCertificate(List.of(), List.of(claim)));
    }

    @Test
    void a_period_of_a_code_is_one_theorem() {
        assertThat(RocqClaim.of(new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168)))
                .contains("Definition rules : code := code_of [0; 7; 7]%N (conj eq_refl eq_refl).")
                .contains("Theorem period_of_0_77 : forall n, 71 <= n ->"
                        + " heap_value rules (n + 12) = heap_value rules n.")
                .contains("period_by_computation [0; 7; 7]%N _ 71 12 168");
    }

    @Test
    void a_period_of_a_set_is_one_too() {
        assertThat(RocqClaim.of(new PeriodCertificate("2,5,7", "finite-subtraction", 0, 22, 0, 29)))
                .contains("rules : code := subtraction [2; 5; 7].")
                .contains("set_period_by_computation [2; 5; 7]%uint63 0 22 29");
    }

    @ParameterizedTest
    @CsvSource({
        "'2', all-but, 10",
        "0.[3], guy-smith, 10",
        "0.3!, guy-smith, 10",
        "0.8, guy-smith, 10",
        "0.7, guy-smith, 20001"
    })
    void other_periods_are_refused(String rules, String theorem, long values) {
        PeriodCertificate claim = new PeriodCertificate(rules, theorem, 0, 2, 0, values);
        assertThatExceptionOfType(InputError.class).isThrownBy(() -> RocqClaim.of(claim));
    }

    /// Cells of a square of side 4 are renumbered by rows of three.
    @Test
    void a_value_of_cram_is_one_of_its_board() {
        BitSet whole = set(0, 1, 2, 4, 5, 6);
        assertThat(ofBoard("cram(2,3)", new Board.Cells(4), whole, 0, 1))
                .contains("Theorem cram_2_3 : grundy (on_board (cram 2 3)) (all_cells 2 3) = 1.");
        whole.clear(6);
        assertThat(ofBoard("cram(.../..#)", new Board.Cells(4), whole, 0, 2))
                .contains("grundy (on_board (cram 2 3)) (set_of [0; 1; 2; 3; 4]) = 2.");
    }

    /// Certificates write a board that is higher than wide with rows and columns exchanged.
    @Test
    void a_board_that_is_higher_than_wide_is_the_one_that_was_asked_for() {
        assertThat(ofBoard("cram(3,2)", new Board.Cells(3), set(0, 1, 2, 3, 4, 5), 0, 1))
                .startsWith("(** cram(3,2) has the Grundy value 1,")
                .contains("Theorem cram_3_2 : grundy (on_board (cram 3 2)) (all_cells 3 2) = 1.");
    }

    /// With rows and columns exchanged the second domino covers the last two cells of the second row; on the board that
    /// was asked for these are cells 3 and 5.
    @Test
    void a_move_on_such_a_board_lies_where_it_lies_there() {
        assertThat(ofBoard("cram(.#/#./..)", new Board.Cells(8), set(0, 2, 9, 10), 2, 0))
                .contains("won (on_board (cram 3 2)) (set_of [0; 3; 4; 5]).")
                .contains("win_by_computation _ _ " + (1 + 16) + ")");
    }

    /// The first domino lies on the first two cells, the second on the first column; then cells 1, 2, 4, 5 are left.
    @Test
    void a_move_that_wins_is_named_by_what_it_leaves() {
        assertThat(ofBoard("cram(2,3)", new Board.Cells(3), set(0, 1, 2, 3, 4, 5), 2, 0))
                .contains("won (on_board (cram 2 3)) (all_cells 2 3).")
                .contains("win_by_computation _ _ " + (2 + 4 + 16 + 32) + ")");
    }

    @Test
    void graphs_are_written_by_their_edges() {
        List<Removal> path = List.of(
                new Removal(set(0), set(0, 1)), new Removal(set(1), set(0, 1, 2)), new Removal(set(2), set(1, 2)));
        assertThat(ofBoard("nodekayles(a-b,b-c)", new Board.Elements(3, path), set(0, 1, 2), 0, 2))
                .contains(
                        "grundy (on_board (node_kayles (numbers_below 3) [(0, 1); (1, 2)])) (set_of (numbers_below 3)) = 2.");
        List<Removal> edges = List.of(new Removal(set(0, 1), set(0, 1)), new Removal(set(1, 2), set(1, 2)));
        assertThat(ofBoard("arckayles(a-b,b-c)", new Board.Elements(3, edges), set(0, 1, 2), 0, 1))
                .contains("grundy (on_board (arc_kayles [(0, 1); (1, 2)])) (set_of (numbers_below 3)) = 1.");
    }

    @Test
    void large_boards_and_other_games_are_refused() {
        BitSet large = new BitSet();
        large.set(0, 21);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> ofBoard("cram(3,7)", new Board.Cells(7), large, 0, 0));
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> ofBoard("poset(a<b)", new Board.Elements(2, List.of()), set(0, 1), 0, 0));
    }
}
