package org.grundy.heap.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;

/// The moves of a finite code by which at most two heaps are left, as kernels read them.
public final class SplitMoves {
    private final int[] pairs;
    private final int[] singles;
    private final boolean[] unequal;
    private final int last;

    private SplitMoves(int[] pairs, int[] singles, boolean[] unequal, int last) {
        this.pairs = pairs;
        this.singles = singles;
        this.unequal = unequal;
        this.last = last;
    }

    /// Whether a code has such moves and no others.
    public static boolean of(TakeAndBreakCode code) {
        return code.finite() && code.heaps() == 2;
    }

    /// The moves of a code.
    ///
    /// @param code for which [#of] is true
    public static SplitMoves from(TakeAndBreakCode code) {
        int last = (int) code.last();
        int[] pairs = IntStream.rangeClosed(0, last)
                .filter(taken -> code.digit(taken).leaves(2))
                .toArray();
        int[] singles = IntStream.rangeClosed(0, last)
                .filter(taken -> code.digit(taken).leaves(1))
                .toArray();
        boolean[] unequal = new boolean[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            unequal[i] = code.digit(pairs[i]).unequal();
        }
        return new SplitMoves(pairs, singles, unequal, last);
    }

    /// How many tokens a move takes that leaves two nonempty heaps; at least one.
    public int[] pairs() {
        return pairs;
    }

    /// How many tokens a move takes that leaves one nonempty heap.
    public int[] singles() {
        return singles;
    }

    /// The parity of heaps by which values may be divided in classes, as two parts and the whole agree in it.
    public HeapParity parity() {
        return HeapParity.of(pairs);
    }

    /// How the parity of heaps may divide the values of some rules in rare and common ones.
    public static HeapParity parityOf(SequenceRules rules) {
        return rules instanceof SequenceRules.Coded(TakeAndBreakCode code) && of(code)
                ? from(code).parity()
                : HeapParity.IGNORED;
    }

    /// The most tokens that a move takes.
    public int last() {
        return last;
    }

    /// The largest smaller part when `rest` is split by the move with this index.
    public int smaller(int pair, int rest) {
        return (unequal[pair] ? rest - 1 : rest) / 2;
    }

    /// The same for heaps of any size.
    public long smaller(int pair, long rest) {
        return (unequal[pair] ? rest - 1 : rest) / 2;
    }

    /// Whether some move must leave two heaps of different size.
    public boolean someUnequal() {
        for (boolean each : unequal) {
            if (each) {
                return true;
            }
        }
        return false;
    }

    /// The pairs (s, v) for which an option of every heap n is worth v xor the value of n−s, as far as they
    /// come from some positions: n splits into one of these positions and n−s.
    ///
    /// @param positions increasing
    /// @param parity moves that leave one heap are left out if their options are of the other class
    /// @return each once, with s increasing
    public List<Shift> shifts(NimValues values, int[] positions, HeapParity parity) {
        List<Shift> shifts = pairsWith(values, positions);
        for (int taken : singles) {
            if (!parity.turnedBy(taken)) {
                shifts.add(new Shift(taken, 0));
            }
        }
        return shifts.stream().distinct().sorted().toList();
    }

    /// The same for the moves alone that leave two heaps.
    public List<Shift> pairsWith(NimValues values, int[] positions) {
        List<Shift> shifts = new ArrayList<>();
        for (int taken : pairs) {
            for (int position : positions) {
                if (position > 0) {
                    shifts.add(new Shift(taken + position, values.get(position)));
                }
            }
        }
        return shifts;
    }

    /// A distance and a value.
    public record Shift(int distance, int value) implements Comparable<Shift> {
        @Override
        public int compareTo(Shift other) {
            return distance != other.distance
                    ? Integer.compare(distance, other.distance)
                    : Integer.compare(value, other.value);
        }
    }
}
