package org.grundy.search.depth;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A game given by its moves alone: which of them exclude each other. A position is the set of moves that can still be
/// made, and a move takes away itself and all that it excludes. So every such game is Node Kayles on the graph
/// of its moves: Arc Kayles is Node Kayles on the line graph.
///
/// Layout: a set of moves is an array of `long`s, 64 moves in each.
public final class MoveGraph {
    private final long[][] taken;
    private final List<int[]> symmetries;

    private MoveGraph(long[][] taken, List<int[]> symmetries) {
        this.taken = taken;
        this.symmetries = symmetries;
    }

    /// The graph of some moves; empty if a move excludes one that does not exclude it.
    ///
    /// @param excluded for each move those that cannot be made after it
    /// @param images permutations of the moves that may leave all as it is; those that do are used
    public static Optional<MoveGraph> of(List<BitSet> excluded, List<int[]> images) {
        int moves = excluded.size();
        boolean mutual = IntStream.range(0, moves)
                .allMatch(move -> excluded.get(move).stream()
                        .allMatch(other -> excluded.get(other).get(move)));
        if (!mutual) {
            return Optional.empty();
        }
        long[][] taken = new long[moves][];
        for (int move = 0; move < moves; move++) {
            BitSet both = (BitSet) excluded.get(move).clone();
            both.set(move);
            taken[move] = Arrays.copyOf(both.toLongArray(), words(moves));
        }
        List<int[]> symmetries =
                images.stream().filter(image -> keeps(excluded, image)).toList();
        return Optional.of(new MoveGraph(taken, symmetries));
    }

    private static boolean keeps(List<BitSet> excluded, int[] image) {
        return IntStream.range(0, excluded.size()).allMatch(move -> {
            BitSet moved = new BitSet();
            excluded.get(move).stream().forEach(other -> moved.set(image[other]));
            return moved.equals(excluded.get(image[move]));
        });
    }

    private static int words(int moves) {
        return (moves + Long.SIZE - 1) / Long.SIZE;
    }

    int moves() {
        return taken.length;
    }

    /// How many `long`s a set has.
    int words() {
        return words(taken.length);
    }

    long[] set(BitSet moves) {
        return Arrays.copyOf(moves.toLongArray(), words());
    }

    /// A move and all that it excludes; not to be written to.
    long[] taken(int move) {
        return taken[move];
    }

    static int count(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /// The least image of a set under the symmetries, compared word by word.
    long[] least(long[] set) {
        long[] least = set;
        for (int[] symmetry : symmetries) {
            long[] image = new long[set.length];
            for (int word = 0; word < set.length; word++) {
                for (long rest = set[word]; rest != 0; rest &= rest - 1) {
                    int move = symmetry[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
                    image[move / Long.SIZE] |= 1L << move;
                }
            }
            least = Arrays.compareUnsigned(image, least) < 0 ? image : least;
        }
        return least;
    }

    /// The graph of the moves of a small set, in their order: for each a set of bits, itself and those that it
    /// excludes.
    ///
    /// @param set of at most 32 moves
    /// @param rows filled in
    /// @return how many moves there are
    int taken(long[] set, int[] rows) {
        int count = 0;
        for (int word = 0; word < set.length; word++) {
            for (long rest = set[word]; rest != 0; rest &= rest - 1) {
                rows[count++] = row(set, taken[word * Long.SIZE + Long.numberOfTrailingZeros(rest)]);
            }
        }
        return count;
    }

    private static int row(long[] set, long[] excluded) {
        int row = 0;
        int before = 0;
        for (int word = 0; word < set.length; word++) {
            if (set[word] != 0) {
                row |= (int) Long.compress(excluded[word], set[word]) << before;
                before += Long.bitCount(set[word]);
            }
        }
        return row;
    }
}
