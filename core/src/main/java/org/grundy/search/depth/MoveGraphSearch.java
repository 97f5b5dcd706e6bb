package org.grundy.search.depth;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.grundy.run.Run;
import org.grundy.search.SearchTeam;
import org.grundy.search.SearchedCouples;

/// Grundy values of a game that is given by its moves, by a search that goes [depth first][DepthSearch]:
/// for games whose positions rarely fall apart. Exact on boards of any size.
///
/// What is found is kept as far as its tables reach and serves later questions. For one thread at a time, which has as
/// many at work for it as its budget allows.
public final class MoveGraphSearch {
    private final MoveGraph graph;
    private final ProvedTable sets;
    private final ProvedTable graphs = new ProvedTable(SmallGraphs.KEY);
    private final SearchedCouples searched = new SearchedCouples();
    private final SearchTeam<DepthSearch> team;

    /// Of positions whose value was asked for and not found: all nimbers below this one are proved not to be it. The
    /// tables may lose that, for newer positions replace older ones.
    private final Map<BitSet, Integer> bounds = new ConcurrentHashMap<>();

    public MoveGraphSearch(MoveGraph graph) {
        this.graph = graph;
        this.sets = new ProvedTable(graph.words());
        this.team = new SearchTeam<>(
                thread -> new DepthSearch(new DepthSearch.Shared(graph, sets, graphs, searched), thread));
    }

    /// The Grundy value of a position. Called inside [Run#attempt].
    ///
    /// @param moves that can be made
    public int value(BitSet moves, Run run) {
        long[] set = graph.set(moves);
        BitSet position = BitSet.valueOf(set);
        int least = bounds.getOrDefault(position, 0);
        int value = team.ask(
                (search, own) -> search.nimber(set, least, bound -> bounds.merge(position, bound, Math::max), own),
                run.budget().threads(),
                run);
        bounds.remove(position);
        return value;
    }

    /// The values that a position is proved not to have, where a search for its value ended before it was found;
    /// ascending.
    ///
    /// @param moves that can be made
    public List<Integer> excluded(BitSet moves) {
        int bound = bounds.getOrDefault(BitSet.valueOf(graph.set(moves)), 0);
        return IntStream.range(0, bound).boxed().toList();
    }

    /// Whether a sum of positions has a Grundy value. Called inside [Run#attempt].
    ///
    /// @param sum the moves that can be made in each
    public boolean has(List<BitSet> sum, int nimber, Run run) {
        int heap = nimber;
        for (BitSet before : sum.subList(0, Math.max(0, sum.size() - 1))) {
            heap ^= value(before, run);
        }
        int wanted = heap;
        if (sum.isEmpty()) {
            return wanted == 0;
        }
        long[] set = graph.set(sum.getLast());
        return team.ask(
                        (search, own) -> search.has(set, wanted, own) ? 1 : 0,
                        run.budget().threads(),
                        run)
                == 1;
    }

    /// How many positions have been searched.
    public long searched() {
        return team.members().stream().mapToLong(DepthSearch::searched).sum();
    }
}
