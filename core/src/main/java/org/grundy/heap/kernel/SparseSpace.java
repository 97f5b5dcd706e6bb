package org.grundy.heap.kernel;

import java.util.Arrays;
import org.grundy.heap.sequence.NimValues;

/// A division of the naturals below a power of two into rare and common ones: a value is rare if it shares
/// an even number of ones with a mask.
///
/// The nim sum of two rare or of two common values is rare, that of a rare and a common one is common.
/// Where few heaps have rare values, the common options of a heap come from those few heaps alone; and when
/// the mex of the common values is known, it only has to be verified that every smaller rare value is an
/// option.
///
/// A class is half of the naturals, so the *class index* of a value is the value without one bit, the lowest
/// one of the mask. Class indices keep the order within a class, for two values that differ in that bit alone
/// are not in one class; and the index of a nim sum is the nim sum of the indices.
///
/// Source: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956), who saw it in Kayles; J.
/// P. Grossman, "Searching for periodicity in Officers" (2019).
///
/// @param bits values are below 2^bits; at least 1
/// @param mask 1..2^bits−1
public record SparseSpace(int bits, int mask) {
    /// How many times kernels count a heap of the second half in [#find]: every rare heap costs time in all
    /// later ones, and recent ones tell how many are to come. The second half alone would not do, for several
    /// masks may leave no rare heap there, as in a period.
    public static final int KERNEL_WEIGHT = 2;

    /// The fewest bits: a class has at least eight values, for the bitset kernel works on eight at a time.
    private static final int MIN_BITS = 4;

    public boolean rare(int value) {
        return (Integer.bitCount(value & mask) & 1) == 0;
    }

    /// How many values each class has.
    public int classSize() {
        return 1 << (bits - 1);
    }

    /// The class index of a value: how many smaller values its class has.
    public int index(int value) {
        int low = low();
        return ((value >>> 1) & -low) | (value & (low - 1));
    }

    /// The common value of a class index.
    public int commonValue(int index) {
        int value = spread(index);
        return rare(value) ? value | low() : value;
    }

    /// The rare value of a class index.
    public int rareValue(int index) {
        int value = spread(index);
        return rare(value) ? value : value | low();
    }

    private int spread(int index) {
        int low = low();
        return ((index & -low) << 1) | (index & (low - 1));
    }

    private int low() {
        return Integer.lowestOneBit(mask);
    }

    /// The same division of more values.
    public SparseSpace wider() {
        return new SparseSpace(bits + 1, mask);
    }

    /// The division by which the fewest heaps are rare.
    ///
    /// The Walsh–Hadamard transform of the numbers of heaps by value gives, for every mask at once, how
    /// many more heaps are rare than common.
    ///
    /// Cost: O(n + b·2^b) for values of b bits.
    ///
    /// @param recent how many times a heap of the second half is counted; kernels take [#KERNEL_WEIGHT]
    public static SparseSpace find(NimValues values, int recent) {
        long[] weights = Arrays.stream(values.counts(0)).asLongStream().toArray();
        int[] last = values.counts(values.size() / 2);
        for (int value = 0; value < weights.length; value++) {
            weights[value] += (recent - 1L) * last[value];
        }
        return fewestRare(weights);
    }

    /// The division by which the fewest heaps are rare.
    ///
    /// Cost: O(b·2^b) for values of b bits.
    ///
    /// @param heaps how many heaps have each value
    public static SparseSpace fewestRare(long[] heaps) {
        int bits = Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(heaps.length - 1));
        long[] excess = Arrays.copyOf(heaps, 1 << bits);
        for (int half = 1; half < excess.length; half *= 2) {
            for (int i = 0; i < excess.length; i++) {
                if ((i & half) == 0) {
                    long sum = excess[i] + excess[i | half];
                    excess[i | half] = excess[i] - excess[i | half];
                    excess[i] = sum;
                }
            }
        }
        int best = 1;
        for (int mask = 2; mask < excess.length; mask++) {
            if (excess[mask] < excess[best]) {
                best = mask;
            }
        }
        return new SparseSpace(bits, best);
    }

    /// How many heaps are rare.
    ///
    /// @param counts how many heaps have each value, as by [NimValues#counts]
    int rareHeaps(int[] counts) {
        int heaps = 0;
        for (int value = 0; value < counts.length; value++) {
            heaps += rare(value) ? counts[value] : 0;
        }
        return heaps;
    }

    /// The heaps from `from` on that are rare, increasing.
    public int[] rarePositions(NimValues values, int from) {
        int[] found = new int[16];
        int count = 0;
        for (int n = from; n < values.size(); n++) {
            if (rare(values.get(n))) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = n;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
