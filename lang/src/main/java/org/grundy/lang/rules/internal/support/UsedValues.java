package org.grundy.lang.rules.internal.support;

import java.util.Arrays;
import java.util.List;
import org.grundy.run.Run;

/// The Grundy values on the lines of a table that is filled upwards: where all multiples of a vector
/// may be taken from a state, no value on the line behind it is its own, and the mex of those is the
/// least value not used there. So a row of queens takes no more time for each cell than there are lines
/// through it, and words of values that are not full.
///
/// The lines of all directions have numbers in a row. A line is known by the differences of the coordinates to
/// multiples of the pivot's, a coordinate of which 1 is taken at once: they do not change along it. Its number grows
/// evenly along the last axis.
///
/// Values are kept as bits, for each line in an array that grows with them.
///
/// For one thread.
public final class UsedValues {
    private static final int FEW = 3;
    private static final long[] NONE = {};

    private final int[] lengths;
    private final List<List<Integer>> vectors;

    /// By direction: the number of the line through the origin, and what each coordinate adds to it.
    private final int[] origins;

    private final int[][] steps;

    /// By line.
    private final long[][] words;

    /// By line, how many words are full.
    private final int[] full;

    /// By direction, the line at the beginning of the row, and that through the cell.
    private final int[] first;

    private final int[] at;

    /// By direction, the words of the line through the cell; at least three, the rest of them empty.
    private final long[][] here;

    private int row = -1;
    private int cells;

    private UsedValues(int[] lengths, List<List<Integer>> vectors) {
        int directions = vectors.size();
        this.lengths = lengths.clone();
        this.vectors = vectors;
        this.origins = new int[directions];
        this.steps = new int[directions][lengths.length];
        this.first = new int[directions];
        this.at = new int[directions];
        int count = 0;
        for (int i = 0; i < directions; i++) {
            count += directed(i, vectors.get(i), count);
        }
        this.full = new int[count];
        this.words = new long[count][];
        this.here = new long[Math.max(FEW, directions)][];
        clear();
    }

    /// No value yet.
    ///
    /// @param lengths of the axes of a table whose cells have indices of 32 bits
    /// @param vectors the directions, in the order of the axes; each has a 1
    public static UsedValues of(int[] lengths, List<List<Integer>> vectors) {
        return new UsedValues(lengths, vectors);
    }

    /// How many bytes are needed for so many values on each line, or more than any limit if numbers of lines do not
    /// fit.
    public static long bytes(int[] lengths, List<List<Integer>> vectors, long values) {
        double lines = 0;
        for (List<Integer> vector : vectors) {
            double each = 1;
            for (int place = 0; place < lengths.length; place++) {
                each *= place == pivot(vector) ? 1 : width(lengths, vector, place);
            }
            lines += each;
        }
        return lines > 1 << 28 ? Long.MAX_VALUE : ((long) lines) * Long.BYTES * (values / Long.SIZE + 1);
    }

    static int pivot(List<Integer> vector) {
        return vector.indexOf(1);
    }

    /// How many differences there are of a coordinate to the multiple of the pivot's.
    private static long width(int[] lengths, List<Integer> vector, int place) {
        return lengths[place] + (long) vector.get(place) * (lengths[pivot(vector)] - 1);
    }

    /// Numbers the lines of a direction, and returns how many there are.
    private int directed(int direction, List<Integer> vector, int before) {
        int pivot = pivot(vector);
        int[] step = steps[direction];
        int stride = 1;
        int origin = before;
        for (int place = lengths.length - 1; place >= 0; place--) {
            if (place != pivot) {
                step[place] += stride;
                step[pivot] -= stride * vector.get(place);
                origin += stride * vector.get(place) * (lengths[pivot] - 1);
                stride *= (int) width(lengths, vector, place);
            }
        }
        origins[direction] = origin;
        return stride;
    }

    /// Takes up a table that is filled below a cell, if these are not its values already.
    ///
    /// @param table of bytes, shorts or ints, read without sign; all bits set is no value
    /// @param offset of the first cell in the table
    /// @param to the number of cells that are filled
    /// @param run charged for the memory
    public void begin(Object table, int offset, int to, Run run) {
        if (to == cells) {
            return;
        }
        clear();
        for (int cell = 0; cell < to; cell++) {
            long value = value(table, offset + cell);
            if (value >= 0) {
                moveTo(cell);
                add((int) value, run);
            }
        }
        cells = to;
    }

    private void clear() {
        Arrays.fill(full, 0);
        Arrays.fill(words, NONE);
        Arrays.fill(here, NONE);
        cells = 0;
        row = -1;
    }

    /// The content of a cell; negative if it is no value.
    private static int value(Object table, int index) {
        return switch (table) {
            case byte[] bytes -> bytes[index] == -1 ? -1 : bytes[index] & 0xff;
            case short[] shorts -> shorts[index] == -1 ? -1 : shorts[index] & 0xffff;
            default -> ((int[]) table)[index];
        };
    }

    /// Says that all cells below one are filled.
    public void end(int to) {
        cells = to;
    }

    /// Goes to a cell.
    public void moveTo(int cell) {
        int length = lengths[lengths.length - 1];
        int begin = row * length;
        if (row < 0 || cell < begin || cell - begin >= length) {
            begin = moveToRow(cell / length) * length;
        }
        int last = cell - begin;
        for (int i = 0; i < at.length; i++) {
            at[i] = first[i] + last * steps[i][lengths.length - 1];
            here[i] = words[at[i]];
        }
    }

    private int moveToRow(int number) {
        row = number;
        System.arraycopy(origins, 0, first, 0, first.length);
        int rest = number;
        for (int place = lengths.length - 2; place >= 0; place--) {
            int coordinate = rest % lengths[place];
            rest /= lengths[place];
            for (int i = 0; i < first.length; i++) {
                first[i] += coordinate * steps[i][place];
            }
        }
        return number;
    }

    /// The least value that no line through the cell has.
    public int least() {
        int word = 0;
        for (int line : at) {
            word = Math.max(word, full[line]);
        }
        return least(word, 0);
    }

    /// The least value above one that no line through the cell has.
    public int leastAbove(int value) {
        return least((value + 1) >>> 6, -(1L << (value + 1)) ^ -1L);
    }

    /// @param used values of the word that are passed over
    private int least(int word, long used) {
        long[] a = here[0];
        long[] b = here[1];
        long[] c = here[2];
        int shortest = here.length > FEW ? 0 : Math.min(a.length, Math.min(b.length, c.length));
        long passed = used;
        int i = word;
        for (; i < shortest; i++) {
            passed |= a[i] | b[i] | c[i];
            if (passed != -1) {
                return Long.SIZE * i + Long.numberOfTrailingZeros(~passed);
            }
            passed = 0;
        }
        for (; ; i++) {
            for (long[] line : here) {
                passed |= i < line.length ? line[i] : 0;
            }
            if (passed != -1) {
                return Long.SIZE * i + Long.numberOfTrailingZeros(~passed);
            }
            passed = 0;
        }
    }

    /// Adds the value of the cell to the lines through it.
    public void add(int value, Run run) {
        for (int i = 0; i < at.length; i++) {
            here[i] = added(at[i], here[i], value, run);
        }
    }

    /// Adds a value to a line, and returns its words.
    private long[] added(int line, long[] before, int value, Run run) {
        int word = value >>> 6;
        long[] values = before;
        if (word >= values.length) {
            int length = word + 1 + word / 2;
            run.memory((long) Long.BYTES * (length - values.length));
            values = Arrays.copyOf(values, length);
            words[line] = values;
        }
        values[word] |= 1L << value;
        if (values[word] == -1 && full[line] == word) {
            fill(line, values);
        }
        return values;
    }

    /// Adds the values of cells outside the table to those lines of a direction that pass the table, too. All other
    /// lines are passed over.
    ///
    /// @param direction its number among the vectors
    /// @param box the cells of a box of bytes or ints, the last axis fastest; all bits set is no value
    /// @param first the coordinates of its first cell, from the first one of the table; they may be negative
    /// @param extent how many cells it has along each axis
    public void addBehind(int direction, Object box, int[] first, int[] extent, Run run) {
        LineSpan span = new LineSpan(lengths, vectors.get(direction));
        int last = extent.length - 1;
        int step = steps[direction][last];
        int[] row = first.clone();
        int begin = 0;
        do {
            int line = origins[direction];
            for (int axis = 0; axis <= last; axis++) {
                line += row[axis] * steps[direction][axis];
            }
            int from = Math.clamp(span.from(row) - first[last], 0, extent[last]);
            int to = Math.clamp(span.to(row) - first[last], 0, extent[last]);
            for (int i = from; i < to; i++) {
                int value = value(box, begin + i);
                if (value >= 0) {
                    added(line + i * step, words[line + i * step], value, run);
                }
            }
            begin += extent[last];
        } while (advance(row, first, extent));
    }

    /// To the next row of a box; false behind the last one.
    private static boolean advance(int[] row, int[] first, int[] extent) {
        for (int axis = row.length - 2; axis >= 0; axis--) {
            if (++row[axis] < first[axis] + extent[axis]) {
                return true;
            }
            row[axis] = first[axis];
        }
        return false;
    }

    private void fill(int line, long[] values) {
        int word = full[line] + 1;
        while (word < values.length && values[word] == -1) {
            word++;
        }
        full[line] = word;
    }
}
