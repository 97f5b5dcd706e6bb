package org.grundy.catalog.graph.removal.search;

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
        cells.pieces(set, set, piece -> add(piece, out));
    }

    @Override
    public Remains remains(long piece) {
        return (removed, out) -> {
            long rest = piece & ~removed;
            cells.pieces(rest, cells.neighbours(removed) & rest, part -> add(part, out));
        };
    }

    private void add(long piece, OptionList out) {
        long image = images.leastUnlessLost(piece);
        if (image != 0) {
            out.piece(image);
        }
    }

    @Override
    public int largestCompared() {
        return GridShape.LARGEST_COMPARED;
    }
}
