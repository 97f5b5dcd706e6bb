package org.grundy.catalog.graph.removal.search;

import java.util.stream.LongStream;
import org.grundy.evidence.NimberCertificate;
import org.grundy.search.PieceRules;

/// The connected boards of Cram that lie in a rectangle, one of those that are images of each other: to list
/// them by their number of cells, and to value them all. They are the pieces that the search of boards values.
public final class FramePieces {
    /// The board of one cell.
    public static final long SINGLE = 1;

    private final GridFrame frame;
    private final GridCells cells;
    private final GridImages images;
    private final SetRules rules;

    private FramePieces(GridFrame frame) {
        this.frame = frame;
        this.cells = frame.cells();
        this.images = frame.images();
        this.rules = GridSearches.rules(frame);
    }

    /// The pieces of the boards that share what is proved with a board of these sides: of all that fit 8×8, or
    /// of as many rows and as many columns as 64 cells allow.
    ///
    /// @param rows at least 1
    /// @param columns at least 1; rows·columns is at most 64
    public static FramePieces of(int rows, int columns) {
        return new FramePieces(GridFrame.of(rows, columns));
    }

    /// The line that tells the rules in a store.
    public String name() {
        return rules.name(new NimberCertificate.Board.Cells(frame.columns()));
    }

    /// The rules of these pieces.
    public PieceRules rules() {
        return rules;
    }

    /// All boards that come from one by adding a cell, as far as they lie in the rectangle, some of them more
    /// than once.
    ///
    /// @param piece the least of its images, which touches the first row and column
    public LongStream grown(long piece) {
        long lower = piece << frame.columns();
        long farther = piece << 1;
        return LongStream.concat(
                grownInPlace(piece),
                LongStream.concat(
                        lies(lower, piece) && frame.rows() > 1 ? grownInPlace(lower) : LongStream.empty(),
                        (piece & cells.lastColumn()) == 0 ? grownInPlace(farther) : LongStream.empty()));
    }

    /// Whether nothing was pushed out of the rectangle.
    private boolean lies(long pushed, long piece) {
        return Long.bitCount(pushed & cells.all()) == Long.bitCount(piece);
    }

    private LongStream grownInPlace(long piece) {
        long beside = cells.neighbours(piece) & ~piece;
        return LongStream.iterate(beside, rest -> rest != 0, rest -> rest & (rest - 1))
                .map(rest -> images.least(piece | (rest & -rest)));
    }

    /// Whether no smaller board is known to play alike; the search values no others.
    public boolean irreducible(long piece) {
        return cells.reduced(piece) == piece;
    }
}
