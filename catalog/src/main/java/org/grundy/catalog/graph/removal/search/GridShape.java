package org.grundy.catalog.graph.removal.search;

import org.grundy.search.OptionList;

/// How boards of Cram fall apart, and which of them play alike.
///
/// @param cells of the grid
/// @param images of sets of them
/// @param movesOnly whether nothing is used but the moves and the images
record GridShape(GridCells cells, GridImages images, boolean movesOnly) implements SetShape {
    /// Least images leave few larger pieces to compare: of those that are searched for Cram 5×8 with 16 cells
    /// three quarters are isomorphic to another one, with 18 a half, with 22 a fifth, with 26 a tenth. By counts
    /// and by time 18 to 22 are as good.
    static final int LARGEST_COMPARED = 18;

    @Override
    public void split(long set, OptionList out) {
        long rest = reduced(set);
        boolean tied = tied(rest);
        cells.pieces(rest, rest, piece -> add(piece, tied, out));
    }

    @Override
    public Remains remains(long piece) {
        PieceImages turned = images.of(piece);
        return (domino, out) -> remains(piece, domino, turned, out);
    }

    private void remains(long piece, long domino, PieceImages turned, OptionList out) {
        long after = piece & ~domino;
        long rest = reduced(after);
        long near = cells.neighbours(piece ^ rest) & rest;
        if (near == 0) {
            return;
        }
        boolean tied = tied(rest);
        long first = cells.piece(rest, near);
        if (first == after && !tied && turned.sameBox(rest)) {
            keep(turned.least(rest, domino, !movesOnly), out);
        } else {
            add(first, tied, out);
            cells.pieces(rest & ~first, near & ~first, other -> add(other, tied, out));
        }
    }

    private boolean tied(long set) {
        return !movesOnly && cells.tied(set) != 0;
    }

    private long reduced(long set) {
        return movesOnly ? set : cells.reduced(set);
    }

    private void add(long piece, boolean tied, OptionList out) {
        if (isolated(piece)) {
            return;
        }
        long part = tied ? cells.untied(piece) : piece;
        if (part == piece) {
            keep(movesOnly ? images.least(piece) : images.leastUnlessLost(piece), out);
        } else {
            split(part, out);
            split(piece & ~part, out);
        }
    }

    private static boolean isolated(long piece) {
        return (piece & (piece - 1)) == 0;
    }

    private static void keep(long piece, OptionList out) {
        if (piece != 0) {
            out.piece(piece);
        }
    }

    @Override
    public SetShape plain() {
        return new GridShape(cells, images, true);
    }

    @Override
    public int largestCompared() {
        return LARGEST_COMPARED;
    }
}
