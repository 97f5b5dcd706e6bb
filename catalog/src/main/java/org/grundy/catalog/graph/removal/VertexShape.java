package org.grundy.catalog.graph.removal;

import org.grundy.search.OptionList;

/// How grids of at most 64 vertices fall apart in Node Kayles, and which pieces play alike: images of each other under
/// shifts, reflections and exchange of the sides.
///
/// A piece that is its own image under a half turn is lost, and is left out, if no vertex is its own image or next to
/// it: then every vertex is answered with its image.
///
/// @param cells of the grid
/// @param images of sets of them
/// @param plain the same without images
record VertexShape(GridCells cells, GridImages images, SetShape plain) implements SetShape {
    @Override
    public void split(long set, OptionList out) {
        add(set, set, out);
    }

    @Override
    public Remains remains(long piece) {
        return (removed, out) -> {
            long rest = piece & ~removed;
            add(rest, cells.neighbours(removed) & rest, out);
        };
    }

    /// Adds the pieces of a set.
    ///
    /// @param near has a vertex of each piece
    private void add(long set, long near, OptionList out) {
        long rest = set;
        long seeds = near;
        while (seeds != 0) {
            long piece = cells.piece(rest, seeds);
            rest &= ~piece;
            seeds &= rest;
            long image = images.leastUnlessLost(piece);
            if (image != 0) {
                out.piece(image);
            }
        }
    }

    @Override
    public int largestCompared() {
        return GridShape.LARGEST_COMPARED;
    }
}
