package org.grundy.catalog.graph.removal.search;

import java.util.function.LongConsumer;

/// Cells of a grid of at most 64, spread and reduced as bits of a long: neighbours are shifts by one cell
/// and by one row, for all cells at once.
///
/// @param columns of the grid
/// @param firstColumn the cells of the first column
/// @param all the cells of the grid
record GridCells(int columns, long firstColumn, long all) {
    long lastColumn() {
        return firstColumn << (columns - 1);
    }

    /// The neighbours of a set's cells.
    long neighbours(long set) {
        return below(set) | above(set) | right(set) | left(set);
    }

    private long below(long set) {
        return columns == Long.SIZE ? 0 : (set << columns) & all;
    }

    private long above(long set) {
        return columns == Long.SIZE ? 0 : set >>> columns;
    }

    private long right(long set) {
        return (set & ~lastColumn()) << 1;
    }

    private long left(long set) {
        return (set & ~firstColumn) >>> 1;
    }

    /// The connected piece of a set in which the lowest of some seeds lies, by flood fill to all sides at once. It
    /// ends as soon as it has reached all seeds, for then nothing is left beside the piece.
    ///
    /// @param seeds at least one cell of each piece of the set
    long piece(long set, long seeds) {
        return piece(set, seeds, set & ~firstColumn, set & ~lastColumn());
    }

    /// Gives the connected pieces of a set.
    ///
    /// @param seeds at least one cell of each piece of the set
    void pieces(long set, long seeds, LongConsumer out) {
        long rest = set;
        long left = seeds;
        while (left != 0) {
            long piece = piece(rest, left);
            rest &= ~piece;
            left &= rest;
            out.accept(piece);
        }
    }

    /// @param fromLeft the cells that are reached from the left
    /// @param fromRight the cells that are reached from the right
    private long piece(long set, long seeds, long fromLeft, long fromRight) {
        long piece = seeds & -seeds;
        while (true) {
            long grown = piece
                    | (((piece << columns) | (piece >>> columns)) & set)
                    | ((piece << 1) & fromLeft)
                    | ((piece >>> 1) & fromRight);
            if ((seeds & ~grown) == 0) {
                return set;
            }
            if (grown == piece) {
                return piece;
            }
            piece = grown;
        }
    }

    /// The part of a connected piece in which its lowest cell lies, when its *tied squares* are cut in the
    /// middle: those of four cells of which two opposite ones, the twins, have no other neighbours. Each twin is
    /// left with one of the other two cells, and the value stays. For a domino on a twin leaves the other one as
    /// a leaf, whichever twin it is; and if one of the other two cells is taken, both twins are leaves of the
    /// last one, of which one is enough.
    ///
    /// Source: P. Beling, M. Rogalski, *On pruning search trees of impartial games* (2020).
    long untied(long piece) {
        long tied = tied(piece);
        if (tied == 0) {
            return piece;
        }
        long leftHalves = tied | (tied << columns);
        return piece(piece, piece, piece & ~firstColumn & ~(leftHalves << 1), piece & ~lastColumn() & ~leftHalves);
    }

    /// The upper left cells of the tied squares.
    long tied(long set) {
        long above = below(set) & set;
        long below = above(set) & set;
        long left = right(set) & set;
        long right = left(set) & set;
        long upperLeft = right & below & ~left & ~above;
        long lowerRight = left & above & ~right & ~below;
        long upperRight = left & below & ~right & ~above;
        long lowerLeft = right & above & ~left & ~below;
        return (upperLeft & above(left(lowerRight))) | (left(upperRight) & above(lowerLeft));
    }

    /// A set in which Cram has the same value. A *leaf* is a cell with one neighbour, its centre. Of
    /// several leaves of one centre only one is kept, since taking the centre isolates all of them.
    /// A cell all of whose neighbours are centres is like one more leaf of each and goes too: a domino on
    /// it and a centre leaves the same as one on the leaf and that centre.
    ///
    /// Source: P. Beling, M. Rogalski, *On pruning search trees of impartial games* (2020).
    long reduced(long set) {
        long rest = set;
        long dead = dead(rest);
        while (dead != 0) {
            rest &= ~dead;
            dead = dead(rest);
        }
        return rest;
    }

    private long dead(long set) {
        long fromAbove = below(set) & set;
        long fromBelow = above(set) & set;
        long fromLeft = right(set) & set;
        long fromRight = left(set) & set;
        long several =
                (fromAbove & fromBelow) | (fromLeft & fromRight) | ((fromAbove | fromBelow) & (fromLeft | fromRight));
        long leaves = (fromAbove | fromBelow | fromLeft | fromRight) & ~several;
        if (leaves == 0) {
            return 0;
        }
        long centres = neighbours(leaves) & set;
        long bridges = several & ~centres & ~neighbours(set & ~centres);
        return bridges | repeated(leaves, fromAbove, fromBelow, fromLeft);
    }

    /// The leaves whose centre has a leaf in a direction looked at before.
    private long repeated(long leaves, long fromAbove, long fromBelow, long fromLeft) {
        long one = above(leaves & fromAbove);
        long two = below(leaves & fromBelow);
        long three = left(leaves & fromLeft);
        long four = right(leaves & ~fromAbove & ~fromBelow & ~fromLeft);
        return above(two & one) | right(three & (one | two)) | left(four & (one | two | three));
    }
}
