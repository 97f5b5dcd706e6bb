package org.grundy.proof.lane;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The splits that may show that rare values are options, those first that have served often.
public final class WitnessOrder {
    /// How many heaps are looked at before the best are known.
    public static final int LEARNED = 1 << 11;

    /// Who has served for at least one heap of so many is worth a look for all.
    private static final int HEAPS_FOR_ONE = 1 << 8;

    private final List<Shift> turned;
    private final int[] distances;
    private final int[] indices;
    private final int[] served;

    /// An order that has learned nothing.
    ///
    /// @param turned heaps that are left alone: asked first
    /// @param all splits
    public WitnessOrder(List<Shift> turned, List<Shift> all) {
        this.turned = turned;
        this.distances = all.stream().mapToInt(Shift::distance).toArray();
        this.indices = all.stream().mapToInt(Shift::index).toArray();
        this.served = new int[all.size()];
    }

    /// Whether the rare values of some indices are options of a heap.
    ///
    /// @param last indices of heaps
    /// @param place of the heap
    /// @param wanted a bit for each index
    public boolean shows(byte[] last, int place, long wanted) {
        long missing = wanted;
        for (Shift each : turned) {
            missing &= ~(1L << last[place - each.distance()]);
        }
        for (int i = 0; missing != 0 && i < distances.length; i++) {
            long option = 1L << (last[place - distances[i]] ^ indices[i]);
            if ((missing & option) != 0) {
                missing &= ~option;
                served[i]++;
                prefer(i);
            }
        }
        return missing == 0;
    }

    /// Moves a witness forward by a sixteenth of its way.
    private void prefer(int i) {
        int to = i - (i + 15) / 16;
        exchange(distances, i, to);
        exchange(indices, i, to);
        exchange(served, i, to);
    }

    private static void exchange(int[] numbers, int i, int to) {
        int moved = numbers[i];
        numbers[i] = numbers[to];
        numbers[to] = moved;
    }

    /// Those that have served often for the heaps looked at since [#forget()], and the heaps left alone.
    public List<Shift> best() {
        int enough = LEARNED / HEAPS_FOR_ONE;
        Stream<Shift> often = IntStream.range(0, served.length)
                .filter(i -> served[i] >= enough)
                .boxed()
                .sorted(Comparator.comparingInt(i -> -served[i]))
                .map(i -> new Shift(distances[i], indices[i]));
        return Stream.concat(turned.stream(), often).toList();
    }

    /// Begins to learn anew.
    public void forget() {
        Arrays.fill(served, 0);
    }
}
