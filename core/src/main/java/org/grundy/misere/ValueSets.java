package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.run.Run;

/// For each misère Grundy value the set of all sums of letters that have it, exactly.
///
/// A sum has the value k if it has no smaller one and no option of it has the value k, and the terminal sum
/// has the value 1. Let a set be *blocked* where a move of which the value is known leads to k, or where the value
/// is smaller. Of the letters up to n, the sums with 0 of letter n are those of value k among sums of the
/// smaller letters; those with j more depend on those with j − 1, as a move in letter n leads there, and on
/// nothing else. So a sequence of sets is found part by part, and where a part comes again at the same place
/// of the period of what is blocked, all that follows comes again. This ends if the sets are finitely
/// many, and they are if the quotient is finite.
final class ValueSets {
    private final SumSets sets;

    /// For each letter its options, each as letters in increasing order.
    private final List<int[][]> options = new ArrayList<>(List.<int[][]>of(new int[0][]));

    private final KnownResults solved;
    private final KnownResults afterMoves;

    /// @param run charged for the work
    ValueSets(SumSets sets, Run run) {
        this.sets = sets;
        this.solved = new KnownResults(run);
        this.afterMoves = new KnownResults(run);
    }

    /// Adds a letter.
    ///
    /// @param ofLetter its options in letters that are there, at least one
    void add(int[][] ofLetter) {
        sets.addLetter();
        options.add(ofLetter);
    }

    /// The sets of the sums that have the values 0, 1, …, as far as there are such sums.
    ///
    /// @param levels values below this are told apart
    int[] values(int levels) {
        int level = options.size() - 1;
        List<Integer> found = new ArrayList<>();
        int blocked = sets.emptySum(level);
        boolean more = true;
        while (found.size() < levels && more) {
            int set = solve(blocked);
            blocked = found.isEmpty() ? set : sets.union(blocked, set);
            more = found.size() < 2 || set != sets.empty(level);
            found.add(set);
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The sums that are not blocked and from which no move leads to another one of them.
    private int solve(int blocked) {
        int level = sets.level(blocked);
        if (level == 0) {
            return blocked == SumSets.NONE ? SumSets.EMPTY_SUM : SumSets.NONE;
        }
        if (blocked == sets.full(level)) {
            return sets.empty(level);
        }
        int known = solved.get(blocked);
        if (known == KnownResults.UNKNOWN) {
            known = parts(blocked, level);
            solved.put(blocked, known);
        }
        return known;
    }

    private int parts(int blocked, int level) {
        int[] parts = new int[8];
        int count = 0;
        int same = -1;
        while (same < 0) {
            if (count == parts.length) {
                parts = Arrays.copyOf(parts, 2 * count);
            }
            parts[count] = part(blocked, level, parts, count);
            count++;
            same = same(blocked, parts, count);
        }
        return sets.set(level, same, count - same, parts);
    }

    private int part(int blocked, int level, int[] parts, int count) {
        int here = sets.part(blocked, count);
        return solve(count == 0 ? here : sets.union(here, afterMove(level, parts[count - 1])));
    }

    /// The lost sums with 0, 1, 2, … of the last letter, even where they never come again.
    ///
    /// @param count as many sets
    int[] lostWith(int count) {
        int level = options.size() - 1;
        int blocked = sets.emptySum(level);
        int[] parts = new int[count];
        for (int i = 0; i < count; i++) {
            parts[i] = part(blocked, level, parts, i);
        }
        return parts;
    }

    /// From which part on all come again that follow the last one, or -1.
    private int same(int blocked, int[] parts, int count) {
        int period = sets.period(blocked);
        int least = Math.max(1, sets.before(blocked));
        for (int i = count - period; i >= least; i -= period) {
            if (parts[i - 1] == parts[count - 1]) {
                return i;
            }
        }
        return -1;
    }

    /// The sums from which together with a letter a move in this letter leads to a set.
    private int afterMove(int letter, int set) {
        long key = SumSets.key(set, letter);
        int known = afterMoves.get(key);
        if (known == KnownResults.UNKNOWN) {
            known = sets.empty(letter - 1);
            for (int[] option : options.get(letter)) {
                known = sets.union(known, sets.withAll(set, option));
            }
            afterMoves.put(key, known);
        }
        return known;
    }
}
