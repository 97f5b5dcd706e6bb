package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Whether the board of a certificate is taken for that of the game: what is proved of another proves nothing.
final class BoardIdentityTest {
    private static NimberVerdict check(Board board, BitSet position, List<Claim> claims, Component<?> component) {
        NaiveSetProof proof = new NaiveSetProof(new SetGame("board", moves(board)));
        NimberCertificate certificate =
                new NimberCertificate("any", board, position, 0, proof.nimber(position), claims);
        return NimberChecker.check(certificate, expression -> component, Run.unlimited());
    }

    private static List<Removal> moves(Board board) {
        return switch (board) {
            case Board.Cells(int side) -> SetGame.cram(side, side).moves();
            case Board.Elements elements -> elements.moves();
        };
    }

    /// Whether the claims, which are true of the board, are taken for claims about the component.
    private static boolean same(Board board, BitSet position, Component<?> component) {
        List<Claim> claims = new NaiveSetProof(new SetGame("board", moves(board))).claims(position);
        NimberVerdict verdict = check(board, position, claims, component);
        assertThat(verdict).isIn(new Accepted(claims.size()), new Refused(Fault.EXPRESSION, -1));
        return verdict instanceof Accepted;
    }

    private static final List<Removal> PATH = List.of(
            new Removal(SetGame.set(0), SetGame.set(0, 1)),
            new Removal(SetGame.set(1), SetGame.set(0, 1, 2)),
            new Removal(SetGame.set(2), SetGame.set(1, 2, 3)),
            new Removal(SetGame.set(3), SetGame.set(2, 3)));
    private static final SetGame GAME = new SetGame("path", PATH);

    private static boolean elements(List<Removal> moves, BitSet position, BitSet left) {
        return same(new Board.Elements(4, moves), position, GAME.at(left));
    }

    @Test
    void a_board_with_the_moves_of_the_game_in_their_order_and_the_same_elements_left_is_its_board() {
        BitSet all = SetGame.first(4);
        assertThat(elements(PATH, all, all)).isTrue();
        assertThat(elements(PATH, SetGame.set(0, 2, 3), SetGame.set(0, 2, 3))).isTrue();
        assertThat(elements(PATH, SetGame.set(0, 2, 3), all)).isFalse();
        assertThat(elements(PATH, all, SetGame.set(0, 2, 3))).isFalse();
        assertThat(elements(PATH.reversed(), all, all)).isFalse();
        assertThat(elements(PATH.subList(0, 3), all, all)).isFalse();
        for (int changed = 0; changed < PATH.size(); changed++) {
            List<Removal> moves = new ArrayList<>(PATH);
            moves.set(changed, new Removal(PATH.get(changed).needed(), SetGame.set(changed)));
            assertThat(elements(moves, all, all)).as("move %s", changed).isFalse();
            moves.set(
                    changed,
                    new Removal(PATH.get(changed).removed(), PATH.get(changed).removed()));
            assertThat(elements(moves, all, all)).as("move %s", changed).isFalse();
        }
    }

    /// What can no longer be made, or is no longer there to be removed, may be left out.
    @Test
    void of_what_has_gone_already_a_board_says_nothing() {
        BitSet left = SetGame.set(0, 2, 3);
        List<Removal> rest = List.of(
                new Removal(SetGame.set(0), SetGame.set(0)),
                new Removal(SetGame.set(2), SetGame.set(2, 3)),
                new Removal(SetGame.set(3), SetGame.set(2, 3)));
        assertThat(elements(rest, left, left)).isTrue();
        assertThat(elements(rest, SetGame.first(4), SetGame.first(4))).isFalse();
    }

    @Test
    void a_game_that_is_not_of_sets_has_no_such_board() {
        SetGame silent = new SetGame("path", PATH, false, Convention.NORMAL);
        BitSet all = SetGame.first(4);
        assertThat(same(new Board.Elements(4, PATH), all, silent.at(all))).isFalse();
    }

    private static boolean cells(int side, BitSet position, SetGame game, BitSet left) {
        return same(new Board.Cells(side), position, game.at(left));
    }

    @Test
    void cells_stand_for_the_elements_row_by_row_or_column_by_column() {
        SetGame flat = SetGame.cram(2, 3);
        assertThat(cells(3, SetGame.first(6), flat, SetGame.first(6))).isTrue();
        assertThat(cells(3, SetGame.set(3, 4, 5, 6, 7, 8), flat, SetGame.first(6)))
                .isTrue();
        assertThat(cells(3, SetGame.set(0, 1, 3, 4, 6, 7), flat, SetGame.first(6)))
                .isTrue();
        assertThat(cells(4, SetGame.set(5, 6, 7, 9, 10, 11), flat, SetGame.first(6)))
                .isTrue();
        assertThat(cells(3, SetGame.set(0, 1, 2, 3, 4, 6), flat, SetGame.first(6)))
                .isFalse();
        assertThat(cells(3, SetGame.first(5), flat, SetGame.first(6))).isFalse();
        assertThat(cells(3, SetGame.first(7), flat, SetGame.first(6))).isFalse();
        assertThat(cells(3, SetGame.first(6), SetGame.cram(1, 6), SetGame.first(6)))
                .isFalse();
        assertThat(cells(3, SetGame.first(6), flat, SetGame.set(0, 1, 2, 3, 4))).isFalse();
    }

    /// A board with a hole, and one whose elements are numbered with gaps.
    @Test
    void cells_stand_for_the_elements_that_are_left() {
        SetGame square = SetGame.cram(3, 3);
        BitSet ring = SetGame.set(0, 1, 2, 3, 5, 6, 7, 8);
        BitSet corner = SetGame.set(4, 5, 7);
        assertThat(cells(3, ring, square, ring)).isTrue();
        assertThat(cells(4, SetGame.set(0, 1, 2, 4, 6, 8, 9, 10), square, ring)).isTrue();
        assertThat(cells(3, SetGame.set(0, 1, 3), square, corner)).isTrue();
        assertThat(cells(3, SetGame.set(0, 1, 4), square, corner)).as("turned").isFalse();
        assertThat(cells(3, SetGame.set(0, 1, 2), square, corner)).isFalse();
    }

    /// Moves of cells are compared as a set: their order is no part of what they are worth, nor is one twice.
    @Test
    void the_moves_of_cells_may_come_in_any_order() {
        SetGame cram = SetGame.cram(2, 2);
        List<Removal> twice = new ArrayList<>(cram.moves().reversed());
        twice.add(cram.moves().getFirst());
        assertThat(cells(2, SetGame.first(4), new SetGame("cram", twice), SetGame.first(4)))
                .isTrue();
        List<Removal> fewer = cram.moves().subList(0, 3);
        assertThat(cells(2, SetGame.first(4), new SetGame("cram", fewer), SetGame.first(4)))
                .isFalse();
        List<Removal> more = new ArrayList<>(cram.moves());
        more.add(new Removal(SetGame.set(0), SetGame.set(0)));
        assertThat(cells(2, SetGame.first(4), new SetGame("cram", more), SetGame.first(4)))
                .isFalse();
    }

    /// Conway, *On Numbers and Games* (1976), ch. 14: what decides other compounds are not nimbers.
    @Test
    void a_game_that_is_not_played_to_the_end_in_normal_play_is_refused() {
        BitSet all = SetGame.first(4);
        List<Claim> claims = new NaiveSetProof(GAME).claims(all);
        for (Convention convention : Convention.all()) {
            SetGame game = new SetGame("path", PATH, true, convention);
            NimberVerdict expected = convention.equals(Convention.NORMAL)
                    ? new Accepted(claims.size())
                    : new Refused(Fault.CONVENTION, -1);
            assertThat(check(new Board.Elements(4, PATH), all, claims, game.at(all)))
                    .as("%s", convention)
                    .isEqualTo(expected);
        }
    }
}
