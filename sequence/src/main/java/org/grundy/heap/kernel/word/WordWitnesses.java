package org.grundy.heap.kernel.word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.grundy.heap.kernel.SplitMoves;

/// Small common heaps that show for a whole segment which rare values are options: with heap a of class
/// index x, heap n has the rare option of index r if heap n−a, less the tokens taken, has the common index
/// r⊕x.
///
/// They are chosen greedily for the last heaps: the next one is that which shows the most options not shown
/// yet, as long as it spares a search in one segment of 64, which is about what it costs.
///
/// For 0.16 some twenty are as good as the first thousand: there are values that few of them show.
final class WordWitnesses {
    /// How many small heaps are candidates.
    static final int MOST_CANDIDATES = 1 << 11;

    /// The most segments for which they are chosen.
    private static final int MOST_SEGMENTS = 1 << 8;

    /// In how many segments a witness that spares one search costs as much.
    private static final int WORTH = 64;

    private final int bytes;
    private final int segments;
    private final long chosenAt;
    private final ShiftedWords shifts;

    /// Witnesses for the heaps behind those that a window has.
    ///
    /// @param rareBelow as [WordTables#rareBelow()]
    WordWitnesses(SplitMoves splits, WordWindow window, long[] rareBelow) {
        this.bytes = window.bytes();
        this.chosenAt = window.count();
        this.segments = (int) Math.min(MOST_SEGMENTS, window.count() / 2 / window.segment());
        this.shifts = new ShiftedWords(chosen(candidates(splits, window), window, rareBelow), bytes);
    }

    private static List<SplitMoves.Shift> candidates(SplitMoves splits, WordWindow window) {
        List<SplitMoves.Shift> all = new ArrayList<>();
        int last = (int) Math.min(MOST_CANDIDATES, window.count() / 4);
        for (int heap = 1; heap < last; heap++) {
            int index = window.indexOf(window.prefix()[heap], heap);
            for (int taken : splits.pairs()) {
                if (index != WordTables.NONE) {
                    all.add(new SplitMoves.Shift(heap + taken, index));
                }
            }
        }
        return all;
    }

    /// A candidate and how many options it showed that were not shown when this was counted: no fewer than
    /// it shows now.
    private record Gain(SplitMoves.Shift shift, int options) {}

    private List<SplitMoves.Shift> chosen(List<SplitMoves.Shift> candidates, WordWindow window, long[] rareBelow) {
        OpenOptions open = new OpenOptions(window.words(), needed(window, rareBelow));
        PriorityQueue<Gain> queue = new PriorityQueue<>(
                Comparator.comparingInt((Gain gain) -> -gain.options).thenComparingInt(gain -> gain.shift.distance()));
        for (SplitMoves.Shift shift : candidates) {
            queue.add(new Gain(shift, open.shownBy(partners(shift, window), shift.value())));
        }
        List<SplitMoves.Shift> chosen = new ArrayList<>();
        while (!queue.isEmpty() && queue.peek().options > segments / WORTH) {
            Gain best = queue.remove();
            int at = partners(best.shift, window);
            int options = open.shownBy(at, best.shift.value());
            if (queue.isEmpty() || options >= queue.peek().options) {
                open.remove(at, best.shift.value());
                chosen.add(best.shift);
            } else {
                queue.add(new Gain(best.shift, options));
            }
        }
        return chosen;
    }

    private int firstPlace(WordWindow window) {
        return window.place(window.count()) - segments * window.segment();
    }

    /// The options of the last heaps that are to be shown.
    private long[] needed(WordWindow window, long[] rareBelow) {
        long[] needed = new long[segments * WordWindow.LONGS];
        int bits = bytes * Byte.SIZE;
        for (int i = 0; i < segments * window.segment(); i++) {
            int place = firstPlace(window) + i;
            long heap = window.origin() + place;
            int index = window.indexOf(window.values()[place], heap);
            if (index != WordTables.NONE) {
                needed[i * bits / Long.SIZE] |= rareBelow[(int) (heap & 1) * Long.SIZE + index] << i * bits % Long.SIZE;
            }
        }
        return needed;
    }

    /// Where the words of the partners begin by which a witness shows options of the last heaps.
    private int partners(SplitMoves.Shift witness, WordWindow window) {
        return (firstPlace(window) - witness.distance()) * bytes;
    }

    /// The shifts of those in use.
    ShiftedWords shifts() {
        return shifts;
    }

    /// How many heaps were known when they were chosen.
    long chosenAt() {
        return chosenAt;
    }
}
