package org.grundy.search.depth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.search.NimberTable;
import org.grundy.search.ProofNumbers;
import org.grundy.search.SearchedCouples;

/// Decides couples depth first: whether a set of moves of a [MoveGraph] has a nimber. For games that rarely
/// fall apart, whose positions are reached in so many ways that proof numbers count the same work over and
/// over.
///
/// A set has nimber n if no option has n, and it has no smaller nimber. Options that leave the fewest moves come first,
/// since they are decided soonest; those that another thread searches come last. What is proved in one question
/// serves the next, so the questions n = 0, 1, … cost little more than the last of them. Sets of at most 32 moves
/// are left to [CompactSearch].
final class DepthSearch {
    /// Steps that it takes to look at an option.
    private static final int STEPS = 4;

    /// From so many moves on a set is brought to its least image under the symmetries of the graph.
    private static final int SYMMETRIC = 40;

    private static final int PLACE_BITS = 16;

    /// So many options are searched whether or not another thread does: to show that a set does not have a nimber, one
    /// of the first mostly does, and the threads had better divide what is below it.
    private static final int JOINED = 6;

    private final MoveGraph graph;
    private final Shared shared;
    private final CompactSearch compact;
    private final int thread;
    private final List<Level> levels = new ArrayList<>();
    private int depth;
    private long searched;

    /// What threads that search for one answer share.
    record Shared(MoveGraph graph, ProvedTable sets, ProvedTable graphs, SearchedCouples searched) {}

    /// What a set on the way from the root needs while it is searched.
    private static final class Level {
        final long[][] options;
        final long[] order;
        int count;

        Level(int moves, int words) {
            options = new long[moves][words];
            order = new long[moves];
        }

        long[] option(int place) {
            return options[(int) order[place] & ((1 << PLACE_BITS) - 1)];
        }
    }

    /// @param thread its number, from 1
    DepthSearch(Shared shared, int thread) {
        this.graph = shared.graph;
        this.shared = shared;
        this.compact = new CompactSearch(graph, shared.sets, new SmallGraphs(shared.graphs));
        this.thread = thread;
    }

    /// How many positions have been searched.
    long searched() {
        return searched + compact.searched();
    }

    /// The nimber of a set. Called inside [Run#attempt].
    ///
    /// @param least all less than it are known not to be the nimber
    /// @param raised receives each such bound that is proved
    int nimber(long[] set, int least, IntConsumer raised, Run run) {
        int nimber = least;
        while (!has(set, nimber, run)) {
            raised.accept(++nimber);
        }
        return nimber;
    }

    /// Whether a set has this nimber. Called inside [Run#attempt].
    boolean has(long[] set, int nimber, Run run) {
        depth = 0;
        return decide(set, nimber, run);
    }

    private boolean decide(long[] set, int nimber, Run run) {
        int count = MoveGraph.count(set);
        if (count < nimber) {
            return false;
        }
        if (count <= CompactSearch.MOST_MOVES) {
            return compact.has(set, nimber, run);
        }
        long[] key = count < SYMMETRIC ? set : graph.least(set);
        long hash = ProvedTable.hash(key);
        int word = shared.sets.word(key, hash);
        if (NimberTable.tells(word, nimber)) {
            return NimberTable.nimber(word) == nimber;
        }
        run.position();
        searched++;
        long couple = ProofNumbers.couple(hash, nimber);
        shared.searched.enter(couple, thread);
        depth++;
        try {
            boolean has = !hasOption(key, hash, nimber, run) && !hasLess(key, hash, nimber, run);
            shared.sets.add(key, hash, has ? NimberTable.proved(nimber) : NimberTable.excluded(nimber), run);
            return has;
        } finally {
            depth--;
            shared.searched.leave(couple);
        }
    }

    /// Whether some option has the nimber; as well if another thread has shown meanwhile that the set does not have it.
    private boolean hasOption(long[] set, long hash, int nimber, Run run) {
        Level level = level(depth - 1);
        list(level, set);
        int later = 0;
        for (int i = 0; i < level.count; i++) {
            run.options(STEPS);
            if (depth == 1) {
                run.searching(new Progress.Search.Options(nimber, i, level.count));
            }
            long[] option = level.option(i);
            if (i >= JOINED && isTaken(option, nimber)) {
                level.order[later++] = level.order[i];
            } else if (decide(option, nimber, run)) {
                return true;
            }
        }
        for (int i = 0; i < later; i++) {
            int word = shared.sets.word(set, hash);
            if (NimberTable.tells(word, nimber)) {
                return NimberTable.nimber(word) != nimber;
            }
            if (decide(level.option(i), nimber, run)) {
                return true;
            }
        }
        return false;
    }

    /// Whether another thread searches an option.
    private boolean isTaken(long[] option, int nimber) {
        if (!shared.searched.byMany()) {
            return false;
        }
        int count = MoveGraph.count(option);
        if (count <= CompactSearch.MOST_MOVES) {
            return false;
        }
        long[] key = count < SYMMETRIC ? option : graph.least(option);
        return shared.searched.takenFrom(ProofNumbers.couple(ProvedTable.hash(key), nimber), thread);
    }

    private boolean hasLess(long[] set, long hash, int nimber, Run run) {
        int word = shared.sets.word(set, hash);
        for (int less = 0; less < nimber; less++) {
            if (!NimberTable.excludes(word, less) && decide(set, less, run)) {
                return true;
            }
        }
        return false;
    }

    private Level level(int at) {
        while (levels.size() <= at) {
            levels.add(new Level(graph.moves(), graph.words()));
        }
        return levels.get(at);
    }

    private void list(Level level, long[] set) {
        level.count = 0;
        for (int word = 0; word < set.length; word++) {
            for (long rest = set[word]; rest != 0; rest &= rest - 1) {
                add(level, set, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
        Arrays.sort(level.order, 0, level.count);
    }

    private void add(Level level, long[] set, int move) {
        long[] option = level.options[level.count];
        long[] taken = graph.taken(move);
        int left = 0;
        for (int word = 0; word < set.length; word++) {
            option[word] = set[word] & ~taken[word];
            left += Long.bitCount(option[word]);
        }
        level.order[level.count] = ((long) left << PLACE_BITS) | level.count;
        level.count++;
    }
}
