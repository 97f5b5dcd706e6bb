package org.grundy.proof;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.run.Run;

/// Whether the board of a certificate, with its position, is the position of the game that it is said to be: both are
/// sets of elements with moves, and the elements of one are exchanged for those of the other.
///
/// @param ground the position by the rules of the game
/// @param board that of the certificate
/// @param run charged for each move
record BoardIdentity(Ground ground, CertificateBoard board, Run run) {
    /// Whether the moves that can be made are the same. Of a board whose moves are listed these must be the same
    /// list. Cells of a square stand for the elements of the game row by row, or column by column where the board
    /// lies on its side; in which order their moves are listed does not matter for what they are worth.
    boolean holds(NimberCertificate certificate) {
        int[] left = ground.left().stream().toArray();
        return switch (certificate.board()) {
            case Board.Elements elements ->
                certificate.position().equals(ground.left())
                        && moves(left, left).toList().equals(moves(certificate.position()));
            case Board.Cells(int side) ->
                certificate.position().cardinality() == left.length
                        && Stream.of(byRows(certificate.position()), byColumns(certificate.position(), side))
                                .anyMatch(cells -> same(left, cells, certificate.position()));
        };
    }

    private boolean same(int[] left, int[] cells, BitSet position) {
        return set(moves(left, cells).toList()).equals(set(moves(position)));
    }

    private static Set<Removal> set(Collection<Removal> moves) {
        return Set.copyOf(moves);
    }

    private static int[] byRows(BitSet cells) {
        return cells.stream().toArray();
    }

    private static int[] byColumns(BitSet cells, int side) {
        return cells.stream()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> cell % side)) // those of a column stay in their order
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// The moves of the game that can be made, with the elements of the board in place of its own.
    private Stream<Removal> moves(int[] left, int[] cells) {
        return ground.moves().stream()
                .filter(move -> CertificateBoard.allows(ground.left(), move))
                .map(move -> new Removal(
                        exchanged(move.needed(), left, cells), exchanged(removed(move, ground.left()), left, cells)));
    }

    private List<Removal> moves(BitSet position) {
        run.options(board.size());
        return board.allowed(position)
                .map(move -> new Removal(move.needed(), removed(move, position)))
                .toList();
    }

    private static BitSet removed(Removal move, BitSet left) {
        BitSet removed = (BitSet) move.removed().clone();
        removed.and(left);
        return removed;
    }

    private static BitSet exchanged(BitSet set, int[] left, int[] cells) {
        BitSet exchanged = new BitSet();
        set.stream().map(element -> cells[Arrays.binarySearch(left, element)]).forEach(exchanged::set);
        return exchanged;
    }
}
