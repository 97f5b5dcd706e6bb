package org.grundy.heap;

import java.util.Arrays;

/// The work on one block of the kernel by rows, from the sets that rare heaps give to verified values.
final class RowBlock {
    private static final int BLOCK = PositionRows.BLOCK;
    private static final int WORDS = PositionRows.BLOCK_WORDS;

    private final BitColumns columns = new BitColumns();
    private final int[] codes = new int[BLOCK];
    private final long[] asked = new long[WORDS];
    private final long[] open = new long[WORDS];
    private long[] reached = new long[0];
    private long[] taken = new long[0];
    private long[] options = new long[0];
    private int[] nearDistance = new int[0];
    private int[] nearCode = new int[0];
    private int width;

    /// Makes room for the block after a certain number of heaps and forgets the one before.
    void begin(RowTables tables) {
        int size = tables.used() * WORDS;
        if (reached.length != size) {
            reached = new long[size];
            taken = new long[size];
            width = tables.width();
            options = new long[WORDS * Long.SIZE * width];
        } else {
            Arrays.fill(reached, 0);
        }
        int[][] near = tables.nearArrays();
        nearDistance = near[0];
        nearCode = near[1];
    }

    /// The heaps of the block that have an option of code c, as 8 words from 8·c on.
    long[] reached() {
        return reached;
    }

    /// Gives every heap of the block the least common code that is missing.
    ///
    /// @param used how many codes are looked at
    /// @return false if a heap has none of them
    boolean resolve(int used) {
        columns.turn(reached, used, options, width);
        Arrays.fill(taken, 0);
        for (int heap = 0; heap < BLOCK; heap++) {
            int code = missing(heap * width);
            if (code >= used) {
                return false;
            }
            codes[heap] = code;
            taken[code * WORDS + (heap >> 6)] |= 1L << heap;
            for (int i = 0; i < nearDistance.length; i++) {
                int ahead = heap + nearDistance[i];
                if (ahead >= BLOCK) {
                    break;
                }
                int option = code ^ nearCode[i];
                options[ahead * width + (option >> 6)] |= 1L << option;
            }
        }
        return true;
    }

    private int missing(int from) {
        for (int word = 0; word < width; word++) {
            long there = options[from + word];
            if (there != -1L) {
                return (word << 6) + Long.numberOfTrailingZeros(~there);
            }
        }
        return width << 6;
    }

    /// Verifies the values and adds them: all of them, or up to the first heap whose value is rare.
    ///
    /// @return whether the whole block was added
    boolean commit(NimValues values, RowTables tables, PairScan splits) {
        SparseSpace space = tables.space();
        int next = values.size();
        int largest = values.max();
        for (int code = 0; code < tables.used(); code++) {
            tables.rows().put(code, next, taken, code * WORDS);
        }
        for (int code : codes) {
            values.add(space.common(code));
        }
        int wrong = BLOCK;
        int right = 0;
        Arrays.fill(asked, 0);
        int above = tables.used() - 1;
        for (int rare = space.codes() - 1; rare >= 0; rare--) {
            int value = space.rareOf(rare);
            for (; above >= 0 && space.common(above) > value; above--) {
                for (int word = 0; word < WORDS; word++) {
                    asked[word] |= taken[above * WORDS + word];
                }
            }
            if (above < tables.used() - 1 && tables.witnesses().leaveOpen(tables.rows(), next, rare, asked, 0, open)) {
                int first = unreached(values, splits, next, value);
                if (first <= wrong && first < BLOCK) {
                    wrong = first;
                    right = value;
                }
            }
        }
        if (wrong < BLOCK) {
            values.truncate(next + wrong, largest);
            for (int heap = 0; heap < wrong; heap++) {
                largest = Math.max(largest, values.get(next + heap));
            }
            values.truncate(next + wrong, largest);
            values.add(right);
            return false;
        }
        return true;
    }

    /// The first open heap of the block that has no option of a value, 504 if there is none.
    private int unreached(NimValues values, PairScan splits, int next, int value) {
        for (int word = 0; word < WORDS; word++) {
            for (long left = open[word]; left != 0; left &= left - 1) {
                int heap = (word << 6) + Long.numberOfTrailingZeros(left);
                if (!splits.reaches(values, next + heap, value)) {
                    return heap;
                }
            }
        }
        return BLOCK;
    }
}
