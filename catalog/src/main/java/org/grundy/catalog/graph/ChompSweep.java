package org.grundy.catalog.graph;

import java.util.Arrays;
import org.grundy.run.Run;

/// Gives every bar within a rectangle the least number that no bite leads to, in the order of the ranks of bars.
///
/// No bite is looked at by itself. For each row there is a set of the numbers that bites in this row lead
/// to, for every choice of the rows *below* it: the rows above are those at which the sweep stands, and the
/// set grows while the row itself grows. For a bite in row i at a column not left of the end of row i+1
/// shortens row i alone, to a length that it had before; and a bite further left leaves the same whether
/// row i is longer than row i+1 or as long. So a bar costs a look at one set for each row, and not at one
/// bar for each square.
///
/// When row i has the length of the row below it for the first time, its set is that of the bar whose row i
/// is as long and whose next rows of that length, one or more, are one square shorter: these bars have just
/// been seen, and each hands its sets on ([#handOn]).
///
/// Cost: for m rows of at most n squares C(m+n, m) bars, m sets each; memory for C(m+n−1, m−1) sets in the
/// first row, and a small part of that for the others.
///
/// Layout: `met[i][w][l]` are words w of the sets of row i where row i+1 has length l, by the rank of the rows below
/// that one among all choices of them; the sets of the last row but one have no such l, and stand under 0. Ranks that
/// differ only in the last row are neighbours, and are worked on together. A length has its room when it first begins.
/// `now[i][w]` are those of
/// the lengths at which the sweep stands.
final class ChompSweep {
    /// No number is given.
    static final short NONE = -1;

    private final int rows;
    private final int width;
    private final int words;
    private final boolean lastRows;
    private final long[][] terms;
    private final long[][][][] met;
    private final long[][][] now;
    private final int[] lengths;
    private final int[] base;
    private final long[][] seen;
    private final long[] ofShorter;
    private final short[] numbers;

    /// Is told the numbers of bars that differ only in their last row.
    @FunctionalInterface
    interface Numbers {
        /// Bars whose ranks follow each other have these numbers.
        ///
        /// @param rank of the first of the bars; the ranks of the others follow
        /// @param numbers of the bars, or [#NONE]
        /// @param count how many bars they are
        void are(long rank, short[] numbers, int count);
    }

    private ChompSweep(int rows, int width, int words, boolean lastRows) {
        this.rows = rows;
        this.width = width;
        this.words = words;
        this.lastRows = lastRows;
        this.terms = ChompRules.terms(rows, width);
        this.met = new long[rows][words][width + 1][];
        this.now = new long[rows][words][];
        this.lengths = new int[rows];
        this.base = new int[rows];
        this.seen = new long[words][width + 1];
        this.ofShorter = new long[words];
        this.numbers = new short[width + 1];
    }

    /// Gives each choice of all rows but the last the last row with which the bar is lost: for a longer one
    /// there is a bite to it, so that it is the least that no bite wins.
    ///
    /// @param height at least 2
    static ChompSweep ofLastRows(int height, int width) {
        return new ChompSweep(height - 1, width, width / Long.SIZE + 1, true);
    }

    /// Gives each bar its Grundy value.
    ///
    /// @param words the values are less than 64 times as many
    static ChompSweep ofValues(int height, int width, int words) {
        return new ChompSweep(height, width, words, false);
    }

    /// How many bytes it takes, at most 2^62 or so.
    long bytes() {
        double bytes = 0;
        for (int below = 0; below < rows; below++) {
            bytes += (double) Long.BYTES * words * ChompRules.choices(below, width);
        }
        return Math.round(Math.min(bytes, 0x1p62));
    }

    /// Goes through all bars. Called inside [Run#attempt].
    ///
    /// @param run charged for each bar
    /// @return whether the words were enough for all numbers
    /// @throws ArithmeticException if there are 2^31 choices of all rows but the first
    boolean sweep(Run run, Numbers sink) {
        run.memory(bytes());
        run.expect(ChompRules.choices(rows, width));
        if (ChompRules.choices(rows - 1, width) > Integer.MAX_VALUE) {
            throw new ArithmeticException("the choices of all rows but the first have no ranks in an int");
        }
        for (int row = 0; row < rows; row++) {
            for (int word = 0; word < words; word++) {
                met[row][word][0] = new long[row < rows - 2 ? 1 : width + 1];
                now[row][word] = met[row][word][0];
            }
        }
        boolean enough = all(run, sink);
        run.release(bytes());
        return enough;
    }

    private boolean all(Run run, Numbers sink) {
        long rank = 0;
        do {
            int count = last() + 1;
            run.positions(count);
            gather(count);
            if (!number(rank == 0, count)) {
                return false;
            }
            handOn(count);
            sink.are(rank, numbers, count);
            rank += count;
        } while (next());
        return true;
    }

    /// How long the last row may be.
    private int last() {
        return rows == 1 ? width : lengths[rows - 2];
    }

    /// The next choice of all rows but the last: the last of them that may grow does, and those after it begin anew.
    private boolean next() {
        int row = rows - 2;
        while (row >= 0 && lengths[row] == (row == 0 ? width : lengths[row - 1])) {
            row--;
        }
        if (row < 0) {
            return false;
        }
        lengths[row]++;
        Arrays.fill(lengths, row + 1, rows, 0);
        for (int after = row + 1; after < rows; after++) {
            for (long[][] sets : met[after]) {
                sets[0][0] = 0;
            }
        }
        for (int above = Math.max(0, row - 1); above < rows - 2; above++) {
            for (int word = 0; word < words; word++) {
                now[above][word] = met[above][word][lengths[above + 1]];
            }
        }
        for (int above = rows - 3; above > 0; above--) {
            base[above] = base[above + 1] + (int) terms[above + 1][lengths[above + 1]];
        }
        return true;
    }

    /// What bites in all rows but the last lead to.
    private void gather(int count) {
        for (int word = 0; word < words; word++) {
            long[] all = seen[word];
            Arrays.fill(all, 0, count, 0);
            for (int row = 0; row < rows - 1; row++) {
                long[] from = now[row][word];
                int start = base[row + 1];
                for (int i = 0; i < count; i++) {
                    all[i] |= from[start + i];
                }
            }
        }
    }

    /// Gives bars their numbers, and leaves in [#seen] what they add to the sets of all rows but the last.
    ///
    /// @param first whether the first bar is the nothing, to which no bite leads
    /// @return whether the words are enough
    private boolean number(boolean first, int count) {
        Arrays.fill(ofShorter, 0);
        for (int i = 0; i < count; i++) {
            int number = free(i);
            clear(i);
            boolean none = (first && i == 0) || (lastRows && number > i);
            if (!none && number == Long.SIZE * words) {
                return false;
            }
            numbers[i] = none ? NONE : (short) number;
            if (!none) {
                add(i, number);
            }
        }
        return true;
    }

    private void add(int i, int number) {
        int word = number / Long.SIZE;
        seen[word][i] = 1L << number;
        ofShorter[word] |= 1L << number;
        if (lastRows && number == i) {
            addFrom(number, ofShorter);
        }
    }

    /// Adds a number and all above it: a bite that leaves a lost bar whose last row ends where the bite was
    /// made wins from every longer last row.
    private static void addFrom(int number, long[] set) {
        int word = number / Long.SIZE;
        set[word] |= -1L << number;
        Arrays.fill(set, word + 1, set.length, -1);
    }

    /// The least number that no bite from a bar leads to, as far as words go.
    private int free(int i) {
        for (int word = 0; word < words; word++) {
            long free = ~(seen[word][i] | ofShorter[word]);
            if (free != 0) {
                return Long.SIZE * word + Long.numberOfTrailingZeros(free);
            }
        }
        return Long.SIZE * words;
    }

    private void clear(int i) {
        for (long[] word : seen) {
            word[i] = 0;
        }
    }

    /// Adds the numbers of bars to the sets of all rows but the last, and begins the sets of longer rows.
    private void handOn(int count) {
        for (int row = 0; row < rows - 1; row++) {
            for (int word = 0; word < words; word++) {
                long[] to = now[row][word];
                long[] added = seen[word];
                int start = base[row + 1];
                for (int i = 0; i < count; i++) {
                    to[start + i] |= added[i];
                }
            }
        }
        if (lastRows && numbers[count - 1] == count - 1) {
            cutLastRows(count - 1);
        }
        for (int row = 0; row < rows - 1; row++) {
            if (lengths[row] < width && (row == rows - 2 || lengths[row + 1] == lengths[row])) {
                begin(row, count);
            }
        }
    }

    /// [#addFrom] for the rows above the last that are as long.
    private void cutLastRows(int length) {
        for (int row = rows - 2; row >= 0 && lengths[row] == length; row--) {
            int at = base[row + 1] + length;
            for (int word = length / Long.SIZE; word < words; word++) {
                now[row][word][at] |= word == length / Long.SIZE ? -1L << length : -1;
            }
        }
    }

    /// Begins the sets of a row that is a square longer, for next rows that are so too.
    private void begin(int row, int count) {
        for (int word = 0; word < words; word++) {
            begin(row, count, now[row][word], row < rows - 2 ? ofLongerBelow(row, met[row][word]) : now[row][word]);
        }
    }

    private void begin(int row, int count, long[] from, long[] longer) {
        int length = lengths[row];
        int start = base[row + 1];
        int further = 0;
        int below = row + 1;
        for (; below < rows - 1 && lengths[below] == length; below++) {
            further += below == row + 1 ? 0 : (int) (terms[below][length + 1] - terms[below][length]);
            System.arraycopy(from, start, longer, start + further, count);
        }
        if (below == rows - 1) {
            int last = start + count - 1;
            longer[last + further + 1] = from[last];
        }
    }

    /// The sets of a row where the row below it is a square longer, which has some row below it.
    private long[] ofLongerBelow(int row, long[][] sets) {
        int length = lengths[row + 1] + 1;
        if (sets[length] == null) {
            sets[length] = new long[(int) ChompRules.choices(rows - 2 - row, length)];
        }
        return sets[length];
    }
}
