package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.run.Run;

/// How many choices of one heap each give every nim sum, by the Walsh–Hadamard transform: in its domain nim sums are
/// products. Heaps whose order does not matter are multisets, and k·h(k) = p(1)·h(k−1) + … + p(k)·h(0) where p(i)
/// counts a heap taken i times.
///
/// Source: N. J. Fine, "On the Walsh functions" (1949); the recursion is Newton's identity for complete homogeneous
/// symmetric polynomials.
record HeapTally(int size, Run run) {
    /// A pair a + bε with ε² = 0: counts with sums of sizes.
    private record Dual(BigInteger a, BigInteger b) {
        static final Dual ZERO = new Dual(BigInteger.ZERO, BigInteger.ZERO);
        static final Dual ONE = new Dual(BigInteger.ONE, BigInteger.ZERO);

        Dual plus(Dual other) {
            return new Dual(a.add(other.a), b.add(other.b));
        }

        Dual minus(Dual other) {
            return new Dual(a.subtract(other.a), b.subtract(other.b));
        }

        Dual times(Dual other) {
            return new Dual(a.multiply(other.a), a.multiply(other.b).add(b.multiply(other.a)));
        }

        Dual over(long divisor) {
            BigInteger by = BigInteger.valueOf(divisor);
            return new Dual(a.divide(by), b.divide(by));
        }

        Dual repeated(int times) {
            return new Dual(a, b.multiply(BigInteger.valueOf(times)));
        }
    }

    /// For each nim sum how many choices there are, and the sum of all sizes in them.
    ///
    /// @param heaps for each place, at least one
    /// @param multisets whether the order of places makes no difference; then all are the same
    static HeapCounts of(List<HeapCounts> heaps, boolean multisets, Run run) {
        int values = heaps.stream().mapToInt(HeapCounts::values).max().orElse(1);
        int size = Integer.highestOneBit(Math.max(1, values - 1)) << 1;
        HeapTally tally = new HeapTally(size, run);
        run.memory(200L * size * (heaps.size() + 1));
        return tally.result(multisets ? tally.multisets(heaps.getFirst(), heaps.size()) : tally.products(heaps));
    }

    private Dual[] products(List<HeapCounts> heaps) {
        Dual[] product = new Dual[size];
        Arrays.fill(product, Dual.ONE);
        for (HeapCounts each : heaps) {
            Dual[] next = transform(each);
            Arrays.setAll(product, w -> product[w].times(next[w]));
        }
        return product;
    }

    private Dual[] multisets(HeapCounts heap, int places) {
        Dual[] once = transform(heap);
        Dual[] all = new Dual[size];
        for (int w = 0; w < size; w++) {
            run.options(places);
            List<Dual> complete = new ArrayList<>(List.of(Dual.ONE));
            for (int k = 1; k <= places; k++) {
                Dual sum = Dual.ZERO;
                for (int i = 1; i <= k; i++) {
                    // A value taken an even number of times has nim sum 0, where the transform is the total.
                    Dual power = once[i % 2 == 0 ? 0 : w].repeated(i);
                    sum = sum.plus(power.times(complete.get(k - i)));
                }
                complete.add(sum.over(k));
            }
            all[w] = complete.getLast();
        }
        return all;
    }

    private Dual[] transform(HeapCounts heap) {
        Dual[] values = new Dual[size];
        Arrays.fill(values, Dual.ZERO);
        heap.counts().forEach((value, counts) -> values[value] = new Dual(counts.heaps(), counts.sizes()));
        transform(values);
        return values;
    }

    private void transform(Dual[] values) {
        for (int half = 1; half < size; half *= 2) {
            run.options(size);
            for (int i = 0; i < size; i++) {
                if ((i & half) == 0) {
                    Dual a = values[i];
                    Dual b = values[i | half];
                    values[i] = a.plus(b);
                    values[i | half] = a.minus(b);
                }
            }
        }
    }

    private HeapCounts result(Dual[] transformed) {
        transform(transformed);
        Map<Integer, HeapCounts.Counts> counts = new TreeMap<>();
        for (int value = 0; value < size; value++) {
            Dual dual = transformed[value].over(size);
            if (dual.a.signum() != 0) {
                counts.put(value, new HeapCounts.Counts(dual.a, dual.b));
            }
        }
        return new HeapCounts(counts);
    }
}
