package org.grundy.catalog.graph.removal.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.removal.GridPositions;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.evidence.NimberCertificate;

/// The searches of boards of at most 64 cells: all boards of Cram, which is Arc Kayles on a grid, of one
/// [GridFrame] share one, and boards of Node Kayles with the same sides do.
public final class GridSearches {
    private final Map<GridFrame, SetSearch.Searched> cram = new HashMap<>();
    private final Map<GridFrame, SetSearch.Searched> nodeKayles = new HashMap<>();

    /// The search of an arena of at most 64 elements: one of its own where the arena is no grid.
    public SetSearch of(RemovalBoard arena) {
        return cram(arena).or(() -> nodeKayles(arena)).orElseGet(() -> SetSearch.of(arena));
    }

    private Optional<SetSearch> cram(RemovalBoard arena) {
        return GridPositions.board(arena, RemovalBoard::takingEdges).flatMap(board -> {
            GridFrame frame = GridFrame.of(board.rows(), board.columns());
            return frame.fits(board)
                    ? Optional.of(search(cram.computeIfAbsent(frame, GridSearches::cramSearch), frame, board))
                    : Optional.empty();
        });
    }

    private Optional<SetSearch> nodeKayles(RemovalBoard arena) {
        return GridPositions.board(arena, RemovalBoard::takingRelated).map(board -> {
            GridFrame frame =
                    new GridFrame(Math.min(board.rows(), board.columns()), Math.max(board.rows(), board.columns()));
            return search(nodeKayles.computeIfAbsent(frame, GridSearches::nodeKaylesSearch), frame, board);
        });
    }

    private static SetSearch search(SetSearch.Searched searched, GridFrame frame, GridBoard board) {
        int[] bits = IntStream.range(0, board.rows() * board.columns())
                .map(cell -> frame.bit(board, cell))
                .toArray();
        return new SetSearch(searched, bits);
    }

    private static SetSearch.Searched nodeKaylesSearch(GridFrame frame) {
        RemovalBoard arena = RemovalBoard.takingRelated(
                        new GridBoard(frame.rows(), frame.columns()).graph(NamedGraph.NOWHERE))
                .arena();
        return SetSearch.Searched.of(arena, new VertexShape(frame.cells(), frame.images(), LinkedShape.of(arena)));
    }

    private static SetSearch.Searched cramSearch(GridFrame frame) {
        return new SetSearch.Searched(rules(frame), new NimberCertificate.Board.Cells(frame.columns()));
    }

    /// Cram on all boards of a frame.
    static SetRules rules(GridFrame frame) {
        RemovalBoard whole = GridPositions.whole(new GridBoard(frame.rows(), frame.columns()))
                .arena();
        List<RemovalBoard.Removal> dominoes = whole.removals().stream()
                .sorted(Comparator.comparingInt(
                                (RemovalBoard.Removal domino) -> domino.needed().nextSetBit(0))
                        .thenComparingInt(domino -> domino.needed().length()))
                .toList();
        return new SetRules(new RemovalBoard(whole.relation(), dominoes), frame.shape());
    }
}
