package org.grundy.search.depth;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;
import org.grundy.search.NimberTable;

/// Whether Node Kayles on a graph of at most 15 vertices has a nimber: by options that are leaf graphs, else by
/// what is proved of the reduced graph, else by its other options. A graph is a set of vertices of a larger one.
///
/// The leaf graphs come first, since four of five dense graphs have one of them with the nimber that is asked for: then
/// nothing is looked up in a table that is far larger than the processor's cache.
///
/// The reductions, none of which changes a nimber: a vertex without neighbours is a heap of 1. Of two joined vertices
/// with the same other neighbours one goes, since every move takes both or neither. What is not connected is a
/// sum. Then vertices are ordered by their degrees and those of their neighbours, so that most graphs that are
/// alike get one key; those that do not are proved twice.
final class SmallGraphs {
    /// So small that of two parts one is a leaf graph, and that all pairs fit two `long`s with the number of vertices.
    static final int MOST_VERTICES = 15;

    /// The `long`s of a key.
    static final int KEY = 2;

    /// Graphs of so many vertices are decided again sooner than they are found in the table.
    private static final int UNTABLED = 11;

    /// The pairs of so many vertices take 55 bits.
    private static final int FIRST_WORD = 11;

    private static final int COUNT_SHIFT = 58;
    private static final int VERTEX_BITS = 8;
    private static final int DEGREE_SHIFT = 32;

    private final ProvedTable table;
    private final LeafGraphs leaves = new LeafGraphs();
    private final OptionSizes options = new OptionSizes();
    private final List<long[]> keys = new ArrayList<>();
    private final long[] ranks = new long[MOST_VERTICES];
    private final int[] degrees = new int[Integer.SIZE];
    private final int[] places = new int[Integer.SIZE];
    private int depth;
    private long searched;

    SmallGraphs(ProvedTable table) {
        this.table = table;
    }

    /// How many graphs have been searched.
    long searched() {
        return searched;
    }

    /// Whether a set of vertices has a nimber. Called inside [Run#attempt].
    ///
    /// @param taken for each vertex it and those next to it
    /// @param set of at most [#MOST_VERTICES] vertices
    boolean has(int[] taken, int set, int nimber, Run run) {
        depth = 0;
        return decide(taken, set, nimber, run);
    }

    private boolean decide(int[] taken, int set, int nimber, Run run) {
        int count = Integer.bitCount(set);
        if (count < nimber) {
            return false;
        }
        if (count <= LeafGraphs.MOST_VERTICES) {
            return leaves.nimber(taken, set) == nimber;
        }
        int seen = 0;
        int open = set;
        for (int sizes = options.list(taken, set) & ((2 << LeafGraphs.MOST_VERTICES) - 1);
                sizes != 0;
                sizes &= sizes - 1) {
            int moves = options.of(Integer.numberOfTrailingZeros(sizes));
            open &= ~moves;
            for (int rest = moves; rest != 0; rest &= rest - 1) {
                int leaf = leaves.nimber(taken, set & ~taken[Integer.numberOfTrailingZeros(rest)]);
                if (leaf == nimber) {
                    return false;
                }
                seen |= 1 << leaf;
            }
        }
        if (open == 0) {
            return Integer.numberOfTrailingZeros(~seen) == nimber;
        }
        return count <= UNTABLED
                ? byOptions(taken, set, open, seen, nimber, run)
                : reduced(taken, set, open, seen, nimber, run);
    }

    /// Whether a graph has a nimber that no option has which is a leaf graph.
    ///
    /// @param open the moves whose options are none
    /// @param less smaller nimbers that the graph does not have
    private boolean byOptions(int[] taken, int set, int open, int less, int nimber, Run run) {
        for (int rest = open; rest != 0; rest &= rest - 1) {
            if (decide(taken, set & ~taken[Integer.numberOfTrailingZeros(rest)], nimber, run)) {
                return false;
            }
        }
        for (int other = 0; other < nimber; other++) {
            if (!NimberTable.excludes(less, other) && decide(taken, set, other, run)) {
                return false;
            }
        }
        return true;
    }

    private boolean reduced(int[] taken, int set, int open, int seen, int nimber, Run run) {
        int left = set;
        int heap = nimber;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            if ((taken[vertex] & left) == 1 << vertex) {
                left &= ~(1 << vertex);
                heap ^= 1;
            } else {
                int gone = twins(taken, left, vertex);
                left &= ~gone;
                rest &= ~gone;
            }
        }
        // A vertex may have lost its last neighbour above: then it is a part of its own here.
        int part = part(taken, left);
        if (part != left) {
            int other = left & ~part;
            boolean less = Integer.bitCount(part) < Integer.bitCount(other);
            return decide(taken, less ? other : part, heap ^ leaves.nimber(taken, less ? part : other), run);
        }
        return left == set ? search(taken, set, open, seen, heap, run) : decide(taken, left, heap, run);
    }

    /// The later vertices next to one that have the same other neighbours.
    private static int twins(int[] taken, int left, int vertex) {
        int around = taken[vertex] & left;
        int twins = 0;
        for (int rest = around & (-2 << vertex); rest != 0; rest &= rest - 1) {
            twins |= (taken[Integer.numberOfTrailingZeros(rest)] & left) == around ? rest & -rest : 0;
        }
        return twins;
    }

    /// The vertices connected to the lowest one.
    private static int part(int[] taken, int left) {
        int part = left & -left;
        int frontier = part;
        while (frontier != 0) {
            int near = taken[Integer.numberOfTrailingZeros(frontier)] & left & ~part;
            frontier = (frontier & (frontier - 1)) | near;
            part |= near;
        }
        return part;
    }

    private boolean search(int[] taken, int set, int open, int seen, int nimber, Run run) {
        long[] key = key();
        order(taken, set);
        writeKey(taken, Integer.bitCount(set), key);
        long hash = ProvedTable.hash(key);
        int word = table.word(key, hash);
        if (NimberTable.tells(word, nimber)) {
            return NimberTable.nimber(word) == nimber;
        }
        run.option();
        searched++;
        depth++;
        boolean has = byOptions(taken, set, open, word | seen, nimber, run);
        depth--;
        table.add(key, hash, has ? NimberTable.proved(nimber) : NimberTable.excluded(nimber), run);
        return has;
    }

    private long[] key() {
        while (keys.size() <= depth) {
            keys.add(new long[KEY]);
        }
        return keys.get(depth);
    }

    /// Orders the vertices of a set in [#ranks].
    private void order(int[] taken, int set) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            degrees[vertex] = Integer.bitCount(taken[vertex] & set) - 1;
        }
        int count = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            insert(rank(taken, set, vertex), count++);
        }
    }

    private long rank(int[] taken, int set, int vertex) {
        int around = 0;
        for (int near = taken[vertex] & set; near != 0; near &= near - 1) {
            int degree = degrees[Integer.numberOfTrailingZeros(near)];
            around += degree * (degree * degree + VERTEX_BITS);
        }
        return ((long) (MOST_VERTICES - degrees[vertex]) << DEGREE_SHIFT) | ((long) around << VERTEX_BITS) | vertex;
    }

    private void insert(long rank, int count) {
        int place = count;
        while (place > 0 && ranks[place - 1] > rank) {
            ranks[place] = ranks[place - 1];
            place--;
        }
        ranks[place] = rank;
    }

    private int vertex(int place) {
        return (int) ranks[place] & ((1 << VERTEX_BITS) - 1);
    }

    /// Writes the key: the pairs of vertices in the new order, as [LeafGraphs] has them.
    private void writeKey(int[] taken, int count, long[] key) {
        key[0] = 0;
        key[1] = (long) count << COUNT_SHIFT;
        int earlier = 0;
        int pairs = 0;
        for (int place = 0; place < count; place++) {
            int vertex = vertex(place);
            int row = 0;
            for (int near = taken[vertex] & earlier; near != 0; near &= near - 1) {
                row |= 1 << places[Integer.numberOfTrailingZeros(near)];
            }
            places[vertex] = place;
            earlier |= 1 << vertex;
            pairs = place == FIRST_WORD ? 0 : pairs;
            key[place < FIRST_WORD ? 0 : 1] |= (long) row << pairs;
            pairs += place;
        }
    }
}
