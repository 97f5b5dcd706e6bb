package org.grundy.search.depth;

import org.grundy.run.Run;
import org.grundy.search.NimberTable;

/// The part of the [search][DepthSearch] below a set of at most 32 moves, its *base*. The graph of these moves is made
/// once; then a set is the bits of an `int`, and an option costs an instruction or two. For one thread.
///
/// In the table a set has the same key as anywhere else: the moves of the board.
final class CompactSearch {
    static final int MOST_MOVES = Integer.SIZE;

    private final MoveGraph graph;
    private final ProvedTable sets;
    private final SmallGraphs small;
    private final int[] taken = new int[MOST_MOVES];
    private final OptionSizes[] options = new OptionSizes[MOST_MOVES + 1];
    private final long[][] keys;
    private long[] base = {};
    private long searched;

    /// @param sets what is proved of sets
    CompactSearch(MoveGraph graph, ProvedTable sets, SmallGraphs small) {
        this.graph = graph;
        this.sets = sets;
        this.small = small;
        this.keys = new long[MOST_MOVES + 1][graph.words()];
        for (int count = 0; count <= MOST_MOVES; count++) {
            options[count] = new OptionSizes();
        }
    }

    /// How many positions have been searched.
    long searched() {
        return searched + small.searched();
    }

    /// Whether a set has a nimber. Called inside [Run#attempt].
    ///
    /// @param set of at most [#MOST_MOVES] moves, at rest until the answer
    boolean has(long[] set, int nimber, Run run) {
        base = set;
        int count = graph.taken(set, taken);
        return decide((int) ((1L << count) - 1), nimber, run);
    }

    private boolean decide(int set, int nimber, Run run) {
        int count = Integer.bitCount(set);
        if (count <= SmallGraphs.MOST_VERTICES) {
            return small.has(taken, set, nimber, run);
        }
        long[] key = key(set, keys[count]);
        long hash = ProvedTable.hash(key);
        int word = sets.word(key, hash);
        if (NimberTable.tells(word, nimber)) {
            return NimberTable.nimber(word) == nimber;
        }
        run.position();
        searched++;
        boolean has = !hasOption(set, options[count], nimber, run) && !hasLess(set, word, nimber, run);
        sets.add(key, hash, has ? NimberTable.proved(nimber) : NimberTable.excluded(nimber), run);
        return has;
    }

    /// The moves of the board that are in a set.
    private long[] key(int set, long[] key) {
        long rest = Integer.toUnsignedLong(set);
        for (int word = 0; word < base.length; word++) {
            key[word] = Long.expand(rest, base[word]);
            rest >>>= Long.bitCount(base[word]);
        }
        return key;
    }

    private boolean hasOption(int set, OptionSizes bySize, int nimber, Run run) {
        for (int sizes = bySize.list(taken, set); sizes != 0; sizes &= sizes - 1) {
            for (int rest = bySize.of(Integer.numberOfTrailingZeros(sizes)); rest != 0; rest &= rest - 1) {
                run.option();
                if (decide(set & ~taken[Integer.numberOfTrailingZeros(rest)], nimber, run)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasLess(int set, int word, int nimber, Run run) {
        for (int less = 0; less < nimber; less++) {
            if (!NimberTable.excludes(word, less) && decide(set, less, run)) {
                return true;
            }
        }
        return false;
    }
}
