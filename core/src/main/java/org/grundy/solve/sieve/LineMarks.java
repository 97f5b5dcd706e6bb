package org.grundy.solve.sieve;

import org.grundy.run.Run;

/// Which lines in the direction of a vector hold a lost position so far. A line is known by the differences of the
/// other numbers to multiples of the pivot's: they do not change along it. Those of the numbers before the last choose
/// a row of bits, that of the last one the bit, so that a row of positions is a row of marks, shifted.
final class LineMarks {
    private final TakenLine line;
    private final int pivot;
    private final int to;
    private final int words;
    private final long[] marks;

    /// @param line of every multiple of a vector with a pivot
    LineMarks(TakenLine line, int to, Run run) {
        this.line = line;
        this.pivot = line.pivot().orElseThrow();
        this.to = to;
        // A shifted row is read a word further than it begins.
        this.words = (1 + line.last()) * to / Long.SIZE + 2;
        long size = words;
        for (int place = 0; place < line.vector().size() - 1; place++) {
            size = place == pivot ? size : Math.multiplyExact(size, width(place));
        }
        run.memory(Long.BYTES * size);
        this.marks = new long[Math.toIntExact(size)];
    }

    private long width(int place) {
        return (1L + line.vector().get(place)) * to + 1;
    }

    /// Crosses out of a row of positions those on a line that holds a lost one.
    void cross(long[] won, int[] position) {
        int shift = shift(position);
        int from = row(position) + shift / Long.SIZE;
        int bits = shift % Long.SIZE;
        for (int word = 0; word < won.length; word++) {
            long next = bits == 0 || from + word + 1 >= marks.length ? 0 : marks[from + word + 1] << (Long.SIZE - bits);
            won[word] |= (marks[from + word] >>> bits) | next;
        }
    }

    /// Marks the line of a lost position.
    void mark(int[] position) {
        int bit = shift(position) + position[position.length - 1];
        marks[row(position) + bit / Long.SIZE] |= 1L << bit;
    }

    private int shift(int[] position) {
        return line.last() * (to - position[pivot]);
    }

    private int row(int[] position) {
        int row = 0;
        for (int place = 0; place < position.length - 1; place++) {
            if (place != pivot) {
                int each = line.vector().get(place);
                row = row * (int) width(place) + position[place] + each * (to - position[pivot]);
            }
        }
        return row * words;
    }
}
