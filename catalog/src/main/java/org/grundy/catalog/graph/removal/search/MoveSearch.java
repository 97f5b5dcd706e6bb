package org.grundy.catalog.graph.removal.search;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.run.Run;
import org.grundy.search.depth.MoveGraph;
import org.grundy.search.depth.MoveGraphSearch;

/// The depth-first search of a board of any size, whose moves exclude each other mutually: one that another makes
/// impossible would make that one impossible.
final class MoveSearch {
    private final List<RemovalBoard.Removal> removals;
    private final MoveGraphSearch search;

    private MoveSearch(RemovalBoard board, MoveGraph graph) {
        this.removals = board.removals();
        this.search = new MoveGraphSearch(graph);
    }

    /// The search of a board; empty where a move makes one impossible that leaves itself possible.
    static Optional<MoveSearch> of(RemovalBoard board) {
        List<RemovalBoard.Removal> removals = board.removals();
        List<BitSet> excluded = IntStream.range(0, removals.size())
                .mapToObj(move -> excluded(removals, move))
                .toList();
        return MoveGraph.of(excluded, BoardSymmetries.of(board)).map(graph -> new MoveSearch(board, graph));
    }

    /// The other moves that need what a move removes.
    private static BitSet excluded(List<RemovalBoard.Removal> removals, int move) {
        BitSet removed = removals.get(move).removed();
        return IntStream.range(0, removals.size())
                .filter(other -> other != move && removals.get(other).needed().intersects(removed))
                .collect(BitSet::new, BitSet::set, BitSet::or);
    }

    /// The Grundy value of a position. Called inside [Run#attempt].
    int value(RemovalPosition position, Run run) {
        return search.value(moves(position), run);
    }

    /// The Grundy values that a position is proved not to have, where a search for its value ended before it was found.
    List<Integer> excluded(RemovalPosition position) {
        return search.excluded(moves(position));
    }

    /// Whether a sum has a Grundy value. Called inside [Run#attempt].
    boolean has(List<RemovalPosition> sum, int grundy, Run run) {
        return search.has(sum.stream().map(this::moves).toList(), grundy, run);
    }

    /// How many positions have been searched.
    long searched() {
        return search.searched();
    }

    private BitSet moves(RemovalPosition position) {
        return IntStream.range(0, removals.size())
                .filter(move -> position.allows(removals.get(move)))
                .collect(BitSet::new, BitSet::set, BitSet::or);
    }
}
