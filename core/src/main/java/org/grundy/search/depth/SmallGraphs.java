package org.grundy.search.depth;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;
import org.grundy.search.NimberTable;

/// Whether Node Kayles on a graph of at most 15 vertices has a nimber: by what is proved of the reduced
/// graph, else by its options. A graph is given by its rows: for each vertex the set of those next to it.
///
/// The reductions, none of which changes a nimber: a vertex without neighbours is a heap of 1. Of two joined vertices
/// with the same other neighbours one goes, since every move takes both or neither. What is not connected is a
/// sum. Then vertices are ordered by their degrees and those of their neighbours, so that most graphs that are
/// alike get one key; those that do not are proved twice.
final class SmallGraphs {
    /// So small that of two parts one is a leaf graph, and that all pairs fit two `long`s with the number of vertices.
    static final int LARGEST = 15;

    /// The `long`s of a key.
    static final int KEY = 2;

    /// The pairs of so many vertices take 55 bits.
    private static final int FIRST_WORD = 11;

    private static final int COUNT_SHIFT = 58;
    private static final int VERTEX_BITS = 8;
    private static final int DEGREE_SHIFT = 32;

    private final ProvedTable table;
    private final List<Level> levels = new ArrayList<>();
    private final long[] ranks = new long[LARGEST];
    private final int[] degrees = new int[LARGEST];
    private final int[] places = new int[LARGEST];
    private int depth;
    private long searched;

    /// What a graph on the way needs while it is searched.
    private static final class Level {
        final int[] given = new int[LARGEST];
        final int[] rows = new int[LARGEST];
        final int[] open = new int[LARGEST];
        final long[] key = new long[KEY];
    }

    SmallGraphs(ProvedTable table) {
        this.table = table;
    }

    /// How many graphs have been searched.
    long searched() {
        return searched;
    }

    /// Where the rows of a graph are to be written that is asked for next.
    int[] rows() {
        depth = 0;
        return level().given;
    }

    private Level level() {
        while (levels.size() <= depth) {
            levels.add(new Level());
        }
        return levels.get(depth);
    }

    /// Whether the graph in [#rows] has a nimber. Called inside [Run#attempt].
    boolean has(int vertices, int nimber, Run run) {
        int[] rows = level().given;
        int left = (1 << vertices) - 1;
        int heap = nimber;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            if ((rows[vertex] & left) == 0) {
                left &= ~(1 << vertex);
                heap ^= 1;
            } else {
                int gone = twins(rows, left, vertex);
                left &= ~gone;
                rest &= ~gone;
            }
        }
        // A vertex may have lost its last neighbour above: then it is a part of its own here.
        int part = part(rows, left);
        if (part != left) {
            int other = left & ~part;
            boolean less = Integer.bitCount(part) < Integer.bitCount(other);
            return has(rows, less ? other : part, heap ^ LeafGraphs.nimber(rows, less ? part : other), run);
        }
        return Integer.bitCount(left) <= LeafGraphs.LARGEST
                ? LeafGraphs.nimber(rows, left) == heap
                : search(rows, left, heap, run);
    }

    /// The later vertices next to one that have the same other neighbours.
    private static int twins(int[] rows, int left, int vertex) {
        int closed = (rows[vertex] & left) | (1 << vertex);
        int twins = 0;
        for (int rest = closed & (-2 << vertex); rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            twins |= ((rows[other] & left) | (1 << other)) == closed ? 1 << other : 0;
        }
        return twins;
    }

    /// The vertices connected to the lowest one.
    private static int part(int[] rows, int left) {
        int part = left & -left;
        int frontier = part;
        while (frontier != 0) {
            int near = rows[Integer.numberOfTrailingZeros(frontier)] & left & ~part;
            frontier = (frontier & (frontier - 1)) | near;
            part |= near;
        }
        return part;
    }

    /// Whether a part of a graph has a nimber.
    private boolean has(int[] rows, int part, int nimber, Run run) {
        int count = Integer.bitCount(part);
        if (count <= LeafGraphs.LARGEST) {
            return LeafGraphs.nimber(rows, part) == nimber;
        }
        int[] given = level().given;
        int vertex = 0;
        for (int rest = part; rest != 0; rest &= rest - 1) {
            given[vertex++] = Integer.compress(rows[Integer.numberOfTrailingZeros(rest)], part);
        }
        return has(count, nimber, run);
    }

    private boolean search(int[] given, int left, int nimber, Run run) {
        Level level = level();
        int count = order(given, left);
        writeKey(given, count, level);
        long hash = ProvedTable.hash(level.key);
        int word = table.word(level.key, hash);
        int known = NimberTable.nimber(word);
        if (known >= 0 || NimberTable.excludes(word, nimber)) {
            return known == nimber;
        }
        run.option();
        searched++;
        addLater(level.rows, count);
        depth++;
        boolean has = !hasOption(level, count, nimber, run) && !hasLess(level.rows, count, word, nimber, run);
        depth--;
        table.add(level.key, hash, has ? NimberTable.proved(nimber) : NimberTable.excluded(nimber), run);
        return has;
    }

    /// Orders the vertices left in [#ranks], and counts them.
    private int order(int[] rows, int left) {
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            degrees[vertex] = Integer.bitCount(rows[vertex] & left);
        }
        int count = 0;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            insert(rank(rows, left, vertex), count++);
        }
        return count;
    }

    private long rank(int[] rows, int left, int vertex) {
        int around = 0;
        for (int near = rows[vertex] & left; near != 0; near &= near - 1) {
            int degree = degrees[Integer.numberOfTrailingZeros(near)];
            around += degree * (degree * degree + VERTEX_BITS);
        }
        return ((long) (LARGEST - degrees[vertex]) << DEGREE_SHIFT) | ((long) around << VERTEX_BITS) | vertex;
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
    private void writeKey(int[] given, int count, Level level) {
        level.key[0] = 0;
        level.key[1] = (long) count << COUNT_SHIFT;
        int earlier = 0;
        int pairs = 0;
        for (int place = 0; place < count; place++) {
            int vertex = vertex(place);
            int row = 0;
            for (int near = given[vertex] & earlier; near != 0; near &= near - 1) {
                row |= 1 << places[Integer.numberOfTrailingZeros(near)];
            }
            level.rows[place] = row;
            places[vertex] = place;
            earlier |= 1 << vertex;
            pairs = place == FIRST_WORD ? 0 : pairs;
            level.key[place < FIRST_WORD ? 0 : 1] |= (long) row << pairs;
            pairs += place;
        }
    }

    /// Adds to the rows, which have the vertices before each so far, those after it.
    private static void addLater(int[] rows, int count) {
        for (int place = 1; place < count; place++) {
            for (int near = rows[place] & ((1 << place) - 1); near != 0; near &= near - 1) {
                rows[Integer.numberOfTrailingZeros(near)] |= 1 << place;
            }
        }
    }

    /// Whether some option has the nimber: first those that a table tells.
    private boolean hasOption(Level level, int count, int nimber, Run run) {
        int open = 0;
        for (int vertex = 0; vertex < count; vertex++) {
            int rest = ((1 << count) - 1) & ~level.rows[vertex] & ~(1 << vertex);
            if (Integer.bitCount(rest) > LeafGraphs.LARGEST) {
                level.open[open++] = rest;
            } else if (LeafGraphs.nimber(level.rows, rest) == nimber) {
                return true;
            }
        }
        for (int i = 0; i < open; i++) {
            if (has(level.rows, level.open[i], nimber, run)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the graph has a smaller nimber.
    private boolean hasLess(int[] rows, int count, int word, int nimber, Run run) {
        for (int less = 0; less < nimber; less++) {
            if (!NimberTable.excludes(word, less) && has(rows, (1 << count) - 1, less, run)) {
                return true;
            }
        }
        return false;
    }
}
