package org.grundy.solve.sieve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.run.Run;

/// The lost positions of tuples of numbers from which moves take multiples of fixed vectors, by a sieve: in
/// lexicographic order the first position that is not crossed out is lost, and crosses out all from which a move leads
/// to it. Where every multiple may be taken, those are a whole line, of which one bit is kept.
///
/// Rows of the last number are words of bits: a row is crossed out by the lines that meet it, each a shifted row of a
/// table of lines, and by earlier rows where only some multiples may be taken.
///
/// Cost: (to + 1)^(places − 1) · ((to + 64) / 64) · lines; for lists of multiples times their lengths, and then a bit
/// for each position.
public final class LostSieve {
    private final int places;
    private final int to;
    private final int words;
    private final boolean misere;
    private final List<TakenLine> lines;
    private final List<LineMarks> whole = new ArrayList<>();
    private final List<TakenLine> inRow = new ArrayList<>();
    private final List<TakenLine> across = new ArrayList<>();
    private final Run run;
    private final List<long[]> rows = new ArrayList<>();

    private LostSieve(List<TakenLine> lines, int to, boolean misere, Run run) {
        this.lines = lines;
        this.places = lines.getFirst().vector().size();
        this.to = to;
        this.words = to / Long.SIZE + 1;
        this.misere = misere;
        this.run = run;
        for (TakenLine line : lines) {
            if (line.last() == line.total()) {
                inRow.add(line);
            } else if (line.everyMultiple() && line.pivot().isPresent()) {
                whole.add(new LineMarks(line, to, run));
            } else {
                across.add(line);
            }
        }
    }

    /// Finds them all, in lexicographic order. Called inside [Run#attempt], which it leaves where a limit is met.
    ///
    /// @param lines the moves; at least one, with vectors of the same length
    /// @param to the largest number
    /// @param misere whether whoever cannot move wins
    /// @param found receives each lost position, in an array that is used again
    /// @param run charged for the work
    /// @throws IllegalArgumentException if there is no line
    public static void find(List<TakenLine> lines, int to, boolean misere, Consumer<int[]> found, Run run) {
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("no moves");
        }
        new LostSieve(lines, to, misere, run).find(found);
    }

    private void find(Consumer<int[]> found) {
        int[] position = new int[places];
        do {
            run.options(lines.size() + 1L);
            long[] won = won(position);
            long[] lost = new long[across.isEmpty() ? 0 : words];
            for (int last = next(won, 0); last <= to; last = next(won, last)) {
                position[places - 1] = last;
                found.accept(position);
                cross(won, last);
                whole.forEach(marks -> marks.mark(position));
                if (!across.isEmpty()) {
                    lost[last / Long.SIZE] |= 1L << last;
                }
            }
            if (!across.isEmpty()) {
                run.memory((long) Long.BYTES * words * (rows.size() + 1));
                rows.add(lost);
            }
        } while (advance(position));
    }

    /// What earlier rows cross out of a row, and in misère play the positions without a move.
    private long[] won(int[] position) {
        long[] won = new long[words];
        for (LineMarks marks : whole) {
            marks.cross(won, position);
        }
        for (TakenLine line : across) {
            line.multiples(room(line, position)).forEach(multiple -> {
                run.option();
                shift(won, rows.get(row(line, position, multiple)), line.last() * multiple);
            });
        }
        for (int last = 0; misere && last <= to && !moves(position, last); last++) {
            won[last / Long.SIZE] |= 1L << last;
        }
        return won;
    }

    /// Whether there is a move.
    private boolean moves(int[] position, int last) {
        return lines.stream()
                .anyMatch(line -> (line.last() == 0 || (long) line.least() * line.last() <= last)
                        && line.least() <= room(line, position));
    }

    /// How often a vector can be taken from all numbers but the last.
    private int room(TakenLine line, int[] position) {
        int room = to;
        for (int i = 0; i < places - 1; i++) {
            int each = line.vector().get(i);
            room = each == 0 ? room : Math.min(room, position[i] / each);
        }
        return room;
    }

    private int row(TakenLine line, int[] position, int multiple) {
        int row = 0;
        for (int i = 0; i < places - 1; i++) {
            row = row * (to + 1) + position[i] - multiple * line.vector().get(i);
        }
        return row;
    }

    /// The moves within a row.
    private void cross(long[] won, int last) {
        won[last / Long.SIZE] |= 1L << last;
        for (TakenLine line : inRow) {
            if (line.everyMultiple() && line.last() == 1) {
                won[last / Long.SIZE] |= -1L << last;
                Arrays.fill(won, last / Long.SIZE + 1, words, -1L);
            } else {
                line.multiples((to - last) / line.last()).forEach(multiple -> {
                    int there = last + multiple * line.last();
                    won[there / Long.SIZE] |= 1L << there;
                });
            }
        }
    }

    /// Crosses out what lies `by` places behind the bits of a row.
    private void shift(long[] won, long[] row, int by) {
        int whole = by / Long.SIZE;
        int bits = by % Long.SIZE;
        for (int word = words - 1; word >= whole; word--) {
            won[word] |= row[word - whole] << bits;
            if (bits > 0 && word > whole) {
                won[word] |= row[word - whole - 1] >>> (Long.SIZE - bits);
            }
        }
    }

    /// The first position from a place on that is not crossed out, beyond the row if there is none.
    private int next(long[] won, int from) {
        int word = from / Long.SIZE;
        long free = ~won[word] & -1L << from;
        while (free == 0 && ++word < words) {
            free = ~won[word];
        }
        return free == 0 ? to + 1 : word * Long.SIZE + Long.numberOfTrailingZeros(free);
    }

    /// The next row.
    private boolean advance(int[] position) {
        for (int i = places - 2; i >= 0; i--) {
            if (++position[i] <= to) {
                return true;
            }
            position[i] = 0;
        }
        return false;
    }
}
