package org.grundy.catalog.graph.removal;

import org.grundy.search.OptionList;

/// How boards of Cram fall apart, and which of them play alike.
///
/// @param cells of the grid
/// @param images of sets of them
/// @param movesOnly whether nothing is used but the moves and the images
record GridShape(GridCells cells, GridImages images, boolean movesOnly) implements SetShape {
    @Override
    public void split(long set, OptionList out) {
        long rest = reduced(set);
        add(rest, rest, out);
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
        if (rest == after && near != 0 && turned.sameBox(rest) && whole(rest, near)) {
            keep(turned.least(rest, domino, !movesOnly), out);
        } else {
            add(rest, near, out);
        }
    }

    /// Whether a set is one piece.
    private boolean whole(long set, long near) {
        return cells.piece(set, near) == set && (movesOnly || cells.untied(set) == set);
    }

    private long reduced(long set) {
        return movesOnly ? set : cells.reduced(set);
    }

    /// Adds the pieces of a set.
    ///
    /// @param near has a cell of each piece
    private void add(long set, long near, OptionList out) {
        long rest = set;
        long seeds = near;
        while (seeds != 0) {
            long piece = cells.piece(rest, seeds);
            rest &= ~piece;
            seeds &= rest;
            if (movesOnly) {
                keep(isolated(piece) ? 0 : images.least(piece), out);
            } else {
                addUntied(piece, out);
            }
        }
    }

    private void addUntied(long piece, OptionList out) {
        long part = cells.untied(piece);
        if (part != piece) {
            split(part, out);
            split(piece & ~part, out);
        } else if (!isolated(piece)) {
            keep(images.leastUnlessLost(piece), out);
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
}
