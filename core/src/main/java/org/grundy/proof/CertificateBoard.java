package org.grundy.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Removal;
import org.jspecify.annotations.Nullable;

/// The board of a certificate, played by the definition: which moves can be made, into which pieces a set
/// falls, and which pieces are images of one another.
final class CertificateBoard {
    /// The largest side, and the most elements, that a certificate may have.
    private static final int MOST_ELEMENTS = 1 << 12;

    private final int elements;
    private final int side;
    private final List<Removal> moves;

    /// @param side of the square of cells, or 0 where pieces have no images
    private CertificateBoard(int elements, int side, List<Removal> moves) {
        this.elements = elements;
        this.side = side;
        this.moves = moves;
    }

    /// The board, unless it has elements that there are not, or moves that remove nothing that they need.
    static Optional<CertificateBoard> of(Board board) {
        return switch (board) {
            case Board.Cells cells ->
                Optional.of(cells.side())
                        .filter(side -> side >= 1 && (long) side * side <= MOST_ELEMENTS)
                        .map(side -> new CertificateBoard(side * side, side, dominoes(side)));
            case Board.Elements set ->
                Optional.of(new CertificateBoard(set.elements(), 0, set.moves()))
                        .filter(each -> set.elements() <= MOST_ELEMENTS
                                && each.moves.stream().allMatch(each::isMove));
        };
    }

    private boolean isMove(Removal move) {
        return has(move.needed()) && has(move.removed()) && move.needed().intersects(move.removed());
    }

    private static List<Removal> dominoes(int side) {
        List<Removal> dominoes = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            if (cell % side + 1 < side) {
                dominoes.add(domino(cell, cell + 1));
            }
            if (cell + side < side * side) {
                dominoes.add(domino(cell, cell + side));
            }
        }
        return dominoes;
    }

    private static Removal domino(int one, int other) {
        BitSet cells = new BitSet();
        cells.set(one);
        cells.set(other);
        return new Removal(cells, cells);
    }

    /// Whether all elements of a set are on the board.
    boolean has(BitSet set) {
        return set.length() <= elements;
    }

    /// How many moves there are when nothing has been removed yet.
    int size() {
        return moves.size();
    }

    /// The moves that can be made, in their order.
    Stream<Removal> allowed(BitSet set) {
        return moves.stream().filter(move -> allows(set, move));
    }

    /// What each move leaves, in the order of the moves.
    List<BitSet> options(BitSet set) {
        return allowed(set).map(move -> after(set, move)).toList();
    }

    /// What a move leaves.
    ///
    /// @param number from 1
    /// @return null if there are fewer moves
    @Nullable
    BitSet option(BitSet set, int number) {
        int left = number;
        for (Removal move : moves) {
            if (allows(set, move) && --left == 0) {
                return after(set, move);
            }
        }
        return null;
    }

    /// Whether all that a move needs is left.
    static boolean allows(BitSet set, Removal move) {
        for (int element = move.needed().nextSetBit(0);
                element >= 0;
                element = move.needed().nextSetBit(element + 1)) {
            if (!set.get(element)) {
                return false;
            }
        }
        return true;
    }

    private static BitSet after(BitSet set, Removal move) {
        BitSet left = (BitSet) set.clone();
        left.andNot(move.removed());
        return left;
    }

    /// The pieces of a set in which there is a move: elements that no move connects are apart.
    List<BitSet> pieces(BitSet set) {
        List<BitSet> pieces = new ArrayList<>();
        for (Removal move : moves) {
            if (allows(set, move)) {
                join(pieces, touched(set, move));
            }
        }
        return pieces;
    }

    /// The elements of a set that a move needs or removes.
    private static BitSet touched(BitSet set, Removal move) {
        BitSet touched = (BitSet) move.removed().clone();
        touched.and(set);
        touched.or(move.needed());
        return touched;
    }

    private static void join(List<BitSet> pieces, BitSet joined) {
        pieces.removeIf(piece -> {
            boolean common = piece.intersects(joined);
            if (common) {
                joined.or(piece);
            }
            return common;
        });
        pieces.add(joined);
    }

    /// The image of a piece that stands for all its images; of one without images the piece itself.
    BitSet normal(BitSet piece) {
        return side == 0 ? piece : NormalImage.of(piece, side);
    }
}
