package org.grundy.catalog.graph.removal;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.evidence.NimberCertificate;

/// The searches of Cram boards: all boards of one [GridFrame] share one.
public final class GridSearches {
    private final Map<GridFrame, SetSearch.Searched> frames = new HashMap<>();

    /// The search of a board of at most 64 cells.
    public SetSearch of(RemovalBoard arena) {
        GridBoard board = GridBoard.of(arena);
        GridFrame frame = GridFrame.of(board.rows(), board.columns());
        if (!frame.fits(board)) {
            return SetSearch.of(arena);
        }
        int[] bits = IntStream.range(0, arena.size())
                .map(cell -> frame.bit(board, cell))
                .toArray();
        return new SetSearch(frames.computeIfAbsent(frame, GridSearches::search), bits);
    }

    private static SetSearch.Searched search(GridFrame frame) {
        return new SetSearch.Searched(rules(frame), new NimberCertificate.Board.Cells(frame.columns()));
    }

    /// Cram on all boards of a frame.
    static SetRules rules(GridFrame frame) {
        RemovalBoard whole =
                new GridBoard(frame.rows(), frame.columns()).whole().arena();
        List<RemovalBoard.Removal> dominoes = whole.removals().stream()
                .sorted(Comparator.comparingInt(
                                (RemovalBoard.Removal domino) -> domino.needed().nextSetBit(0))
                        .thenComparingInt(domino -> domino.needed().length()))
                .toList();
        return new SetRules(dominoes, frame.shape());
    }
}
