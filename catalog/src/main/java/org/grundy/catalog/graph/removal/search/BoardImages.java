package org.grundy.catalog.graph.removal.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.removal.GridPositions;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;

/// The least images of positions on grids of any size: pushed into the corner of the first row and column, reflected,
/// and with rows and columns exchanged. Positions with one image play alike. Positions on other arenas are their own
/// images.
final class BoardImages {
    private static final int IMAGES = 8;
    private static final int FLIPPED = 1;
    private static final int MIRRORED = 2;
    private static final int TRANSPOSED = 4;

    private final Map<RemovalBoard, Optional<GridBoard>> grids = Collections.synchronizedMap(new WeakHashMap<>());

    RemovalPosition least(RemovalPosition position) {
        return grids.computeIfAbsent(position.arena(), BoardImages::grid)
                .filter(board -> position.size() > 0)
                .map(board -> least(position, board))
                .orElse(position);
    }

    private static Optional<GridBoard> grid(RemovalBoard arena) {
        return GridPositions.board(arena, RemovalBoard::takingRelated)
                .or(() -> GridPositions.board(arena, RemovalBoard::takingEdges));
    }

    private static RemovalPosition least(RemovalPosition position, GridBoard board) {
        int columns = board.columns();
        int[] cells = position.elements().toArray();
        int top = cells[0] / columns;
        int lastRow = cells[cells.length - 1] / columns - top;
        int left = IntStream.of(cells).map(cell -> cell % columns).min().orElseThrow();
        int lastColumn = IntStream.of(cells).map(cell -> cell % columns).max().orElseThrow() - left;
        boolean transposes = lastColumn < board.rows() && lastRow < columns;
        long[] least = {};
        for (int image = 0; image < (transposes ? IMAGES : TRANSPOSED); image++) {
            BitSet moved = new BitSet(position.arena().size());
            for (int cell : cells) {
                int down = cell / columns - top;
                int right = cell % columns - left;
                int row = (image & FLIPPED) == 0 ? down : lastRow - down;
                int column = (image & MIRRORED) == 0 ? right : lastColumn - right;
                moved.set((image & TRANSPOSED) == 0 ? row * columns + column : column * columns + row);
            }
            long[] words = moved.toLongArray();
            least = image == 0 || Arrays.compare(words, least) < 0 ? words : least;
        }
        return new RemovalPosition(position.arena(), BitSet.valueOf(least));
    }
}
