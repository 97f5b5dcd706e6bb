package org.grundy.catalog.graph.removal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.evidence.Checksum;
import org.grundy.evidence.NimberCertificate;
import org.grundy.search.OptionList;
import org.grundy.search.PieceRules;

/// A removal game on at most 64 elements for the search: a piece is a connected set of elements, as the bits of a
/// `long`.
final class SetRules implements PieceRules {
    /// The guess of the work grows slowly with the elements: for Cram a unit for every 3 was faster than
    /// one for each, and than one for every 5.
    private static final int ELEMENTS_PER_UNIT = 3;

    private final long[] needed;
    private final long[] removed;
    private final SetShape shape;

    /// @param removals the moves of an arena of at most 64 elements
    SetRules(List<RemovalBoard.Removal> removals, SetShape shape) {
        this(
                removals.stream().mapToLong(each -> mask(each.needed())).toArray(),
                removals.stream().mapToLong(each -> mask(each.removed())).toArray(),
                shape);
    }

    private SetRules(long[] needed, long[] removed, SetShape shape) {
        this.needed = needed;
        this.removed = removed;
        this.shape = shape;
    }

    /// Without what the shape removes beyond the moves.
    SetRules plain() {
        return new SetRules(needed, removed, shape.plain());
    }

    /// What each move leaves of a set, in the order of the moves.
    long[] afterMoves(long set) {
        return IntStream.range(0, needed.length)
                .filter(move -> (set & needed[move]) == needed[move])
                .mapToLong(move -> set & ~removed[move])
                .toArray();
    }

    /// The pieces of a sum of sets but for those without a move; two equal ones are worth nothing together.
    long[] pieces(long... sum) {
        OptionList pieces = new OptionList();
        for (long set : sum) {
            shape.split(set, pieces);
        }
        pieces.end();
        return pieces.option(0);
    }

    /// A line that says all on which the values of sets depend.
    String name(NimberCertificate.Board board) {
        return switch (board) {
            case NimberCertificate.Board.Cells cells -> "cram " + cells.side();
            case NimberCertificate.Board.Elements elements ->
                "moves " + Checksum.of(Arrays.toString(needed) + Arrays.toString(removed));
        };
    }

    /// The moves in their order.
    List<NimberCertificate.Removal> moves() {
        return IntStream.range(0, needed.length)
                .mapToObj(move -> new NimberCertificate.Removal(elements(needed[move]), elements(removed[move])))
                .toList();
    }

    /// The elements of a set of bits.
    static BitSet elements(long set) {
        return BitSet.valueOf(new long[] {set});
    }

    /// The elements of a set below 64 as bits.
    static long mask(BitSet set) {
        return set.isEmpty() ? 0 : set.toLongArray()[0];
    }

    @Override
    public void options(long piece, OptionList out) {
        SetShape.Remains remains = shape.remains(piece);
        // Gathered first without a branch: which moves are possible cannot be predicted.
        long[] possible = new long[needed.length];
        int count = 0;
        for (int move = 0; move < needed.length; move++) {
            possible[count] = removed[move];
            count += (needed[move] & ~piece) == 0 ? 1 : 0;
        }
        for (int i = 0; i < count; i++) {
            remains.split(possible[i], out);
            out.end();
        }
    }

    @Override
    public int size(long piece) {
        return Long.bitCount(piece);
    }

    @Override
    public int effort(long piece) {
        return 1 + Long.bitCount(piece) / ELEMENTS_PER_UNIT;
    }

    @Override
    public boolean sizeTells() {
        return true;
    }

    @Override
    public boolean sharable() {
        return true;
    }
}
