package org.grundy.catalog.graph.removal.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.graph.isomorphism.IsomorphicPieces;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.evidence.Checksum;
import org.grundy.evidence.NimberCertificate;
import org.grundy.run.Run;
import org.grundy.search.OptionList;
import org.grundy.search.PieceRules;

/// A removal game on at most 64 elements for the search: a piece is a connected set of elements, as the bits of a
/// `long`. For one thread at a time.
final class SetRules implements PieceRules {
    /// The guess of the work grows slowly with the elements: for Cram a unit for every 3 was faster than
    /// one for each, and than one for every 5.
    private static final int ELEMENTS_PER_UNIT = 3;

    private final long[] needed;
    private final long[] removed;
    private final SetShape shape;
    private final IsomorphicPieces graphs;

    /// What the possible moves remove, while options are listed.
    private final long[] possible;

    /// @param arena of at most 64 elements
    SetRules(RemovalBoard arena, SetShape shape) {
        this.needed = masks(arena.removals().stream().map(RemovalBoard.Removal::needed));
        this.removed = masks(arena.removals().stream().map(RemovalBoard.Removal::removed));
        this.shape = shape;
        this.graphs = IsomorphicPieces.of(needed, removed, masks(arena.linked().stream()), shape.largestCompared());
        this.possible = new long[needed.length];
    }

    private SetRules(SetRules of, SetShape shape, IsomorphicPieces graphs) {
        this.needed = of.needed;
        this.removed = of.removed;
        this.shape = shape;
        this.graphs = graphs;
        this.possible = new long[needed.length];
    }

    /// Without what the shape removes beyond the moves, and with isomorphic pieces searched each for itself.
    SetRules plain() {
        return new SetRules(this, shape.plain(), IsomorphicPieces.NONE);
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

    private static long[] masks(Stream<BitSet> sets) {
        return sets.mapToLong(SetRules::mask).toArray();
    }

    /// The elements of a set below 64 as bits.
    static long mask(BitSet set) {
        return set.isEmpty() ? 0 : set.toLongArray()[0];
    }

    @Override
    public void options(long piece, OptionList out) {
        SetShape.Remains remains = shape.remains(piece);
        // Gathered first without a branch: which moves are possible cannot be predicted.
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
    public long representative(long piece, Run run) {
        return graphs.representative(piece, run);
    }

    @Override
    public boolean sharable() {
        return true;
    }

    @Override
    public SetRules forThread() {
        return new SetRules(this, shape, graphs.forThread());
    }
}
