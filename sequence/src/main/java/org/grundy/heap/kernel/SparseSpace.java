package org.grundy.heap.kernel;

import java.util.Arrays;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;

/// A division of the naturals below a power of two into rare and common ones: a value is rare if it shares
/// an even number of ones with a mask. The parity of its heap may count as one more such bit ([HeapParity]); then the
/// classes of heaps whose bit is 1 are exchanged.
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
/// @param parity whether and how the parity of heaps counts
public record SparseSpace(int bits, int mask, HeapParity parity) {
    /// The mask as certificates have it.
    public int certified() {
        return parity == HeapParity.IGNORED ? mask : mask | SequenceCertificate.PARITY;
    }

    /// How many times kernels count a heap of the second half in [#find]: every rare heap costs time in all
    /// later ones, and recent ones tell how many are to come. The second half alone would not do, for several
    /// masks may leave no rare heap there, as in a period.
    public static final int KERNEL_WEIGHT = 2;

    /// The fewest bits: a class has at least eight values, for the bitset kernel works on eight at a time.
    private static final int MIN_BITS = 4;

    /// Whether a value is rare for a heap.
    public boolean rare(int value, int heap) {
        return (Integer.bitCount(value & mask) + parity.bit(heap) & 1) == 0;
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

    /// The value of a class index that is common for a heap.
    public int commonValue(int index, int heap) {
        int value = spread(index);
        return rare(value, heap) ? value | low() : value;
    }

    /// The value of a class index that is rare for a heap.
    public int rareValue(int index, int heap) {
        int value = spread(index);
        return rare(value, heap) ? value : value | low();
    }

    /// How many values that are rare for a heap are smaller than the common one of a class index; their class indices
    /// are 0, 1, ….
    public int rareBelow(int index, int heap) {
        return commonValue(index, heap) - index;
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
        return new SparseSpace(bits + 1, mask, parity);
    }

    /// The same division of more values, by which 2^bits is common for a heap: for the first one whose value
    /// is no longer below 2^bits, as the nim sums of smaller values are all below.
    public SparseSpace wider(long heap) {
        int added = parity.bit((int) (heap & 1)) == 0 ? 1 << bits : 0;
        return new SparseSpace(bits + 1, mask | added, parity);
    }

    /// The division by which the fewest heaps are rare.
    ///
    /// The Walsh–Hadamard transform of the numbers of heaps by value gives, for every mask at once, how
    /// many more heaps are rare than common.
    ///
    /// Cost: O(n + b·2^b) for values of b bits.
    ///
    /// @param parity by which heaps may be divided, too, if fewer are rare then
    /// @param recent how many times a heap of the second half is counted; kernels take [#KERNEL_WEIGHT]
    public static SparseSpace find(NimValues values, HeapParity parity, int recent) {
        long[] even = weights(values, 0, recent);
        long[] odd = weights(values, 1, recent);
        return fewestRare(even, odd, parity);
    }

    /// The heaps of a parity by value.
    private static long[] weights(NimValues values, int from, int recent) {
        long[] weights = new long[values.max() + 1];
        int half = values.size() / 4 * 2;
        values.count(from, 2, half, 1, weights);
        values.count(half + from, 2, values.size(), recent, weights);
        return weights;
    }

    /// The division by which the fewest heaps are rare.
    ///
    /// Cost: O(b·2^b) for values of b bits.
    ///
    /// @param even how many even heaps have each value
    /// @param odd how many odd heaps have each value, as many numbers
    /// @param parity by which heaps may be divided, too, if fewer are rare then
    public static SparseSpace fewestRare(long[] even, long[] odd, HeapParity parity) {
        Candidate plain = best(even, odd, HeapParity.IGNORED);
        Candidate byParity = parity == HeapParity.IGNORED ? plain : best(even, odd, parity);
        return byParity.excess < plain.excess ? byParity.space : plain.space;
    }

    /// A division.
    ///
    /// @param excess how many more heaps are rare than common
    private record Candidate(SparseSpace space, long excess) {}

    private static Candidate best(long[] even, long[] odd, HeapParity parity) {
        int bits = Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(even.length - 1));
        long[] excess = new long[1 << bits];
        for (int value = 0; value < even.length; value++) {
            excess[value] = signed(even[value], 0, parity) + signed(odd[value], 1, parity);
        }
        transform(excess);
        int best = 1;
        for (int mask = 2; mask < excess.length; mask++) {
            if (excess[mask] < excess[best]) {
                best = mask;
            }
        }
        return new Candidate(new SparseSpace(bits, best, parity), excess[best]);
    }

    private static long signed(long heaps, int heap, HeapParity parity) {
        return parity.bit(heap) == 0 ? heaps : -heaps;
    }

    /// The Walsh–Hadamard transform.
    private static void transform(long[] numbers) {
        for (int half = 1; half < numbers.length; half *= 2) {
            for (int i = 0; i < numbers.length; i++) {
                if ((i & half) == 0) {
                    long sum = numbers[i] + numbers[i | half];
                    numbers[i | half] = numbers[i] - numbers[i | half];
                    numbers[i] = sum;
                }
            }
        }
    }

    /// How many heaps are rare from one on to another one, which is not counted.
    int rareHeaps(NimValues values, int from, int to) {
        int heaps = 0;
        for (int first = from; first < from + 2; first++) {
            long[] counts = new long[values.max() + 1];
            values.count(first, 2, to, 1, counts);
            for (int value = 0; value < counts.length; value++) {
                heaps += rare(value, first) ? (int) counts[value] : 0;
            }
        }
        return heaps;
    }

    /// The heaps from `from` on that are rare, increasing.
    public int[] rarePositions(NimValues values, int from) {
        int[] found = new int[16];
        int count = 0;
        for (int n = from; n < values.size(); n++) {
            if (rare(values.get(n), n)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = n;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
