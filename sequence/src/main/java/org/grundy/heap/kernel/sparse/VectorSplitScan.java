package org.grundy.heap.kernel.sparse;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;

/// Scans the splits of one heap for a value, as many at a time as a vector has bytes while values are bytes, half as
/// many while they have two.
///
/// One vector holds the smaller parts, another one, read backwards, the larger ones.
///
/// Cost: two loads, a permutation, an XOR and a comparison for a vector of splits.
public final class VectorSplitScan {
    private static final VectorSpecies<Byte> BYTES = KernelVectors.BYTES;
    private static final VectorSpecies<Short> SHORTS = KernelVectors.SHORTS;
    private static final VectorShuffle<Byte> BACKWARDS = VectorShuffle.iota(BYTES, BYTES.length() - 1, -1, true);
    private static final VectorShuffle<Short> SHORTS_BACKWARDS =
            VectorShuffle.iota(SHORTS, SHORTS.length() - 1, -1, true);

    private final SplitMoves splits;

    public VectorSplitScan(SplitMoves splits) {
        this.splits = splits;
    }

    /// Whether some option of a heap has a value.
    public boolean reaches(NimValues values, int n, int value) {
        return reaches(values, n, value, Integer.MAX_VALUE);
    }

    /// Whether some option of a heap has a value, of splits as far as their smaller part is not too large.
    ///
    /// @param most the largest smaller part that is tried
    public boolean reaches(NimValues values, int n, int value, int most) {
        for (int taken : splits.singles()) {
            if (values.get(n - taken) == value) {
                return true;
            }
        }
        for (int i = 0; i < splits.pairs().length; i++) {
            int rest = n - splits.pairs()[i];
            if (among(values, rest, Math.min(most, splits.smaller(i, rest)), value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean among(NimValues values, int rest, int smaller, int value) {
        if (values.width() == 1 && smaller >= BYTES.length()) {
            return value < 256 && amongBytes(values.bytes(), values.bytes(), rest, smaller, (byte) value);
        }
        if (values.width() == 2 && smaller >= SHORTS.length()) {
            return amongChars(values.chars(), rest, smaller, (short) value);
        }
        for (int part = 1; part <= smaller; part++) {
            if ((values.get(part) ^ values.get(rest - part)) == value) {
                return true;
            }
        }
        return false;
    }

    /// Whether some split of a heap has a value, the values of heaps in two arrays.
    ///
    /// @param small by smaller part
    /// @param large by larger part, `rest` less the smaller one
    /// @param smaller the last smaller part, at least [KernelVectors#LENGTH]; the first one is 1
    public static boolean amongBytes(byte[] small, byte[] large, int rest, int smaller, byte value) {
        int last = smaller - BYTES.length() + 1;
        int part = 1;
        for (; part + 3 * BYTES.length() <= last; part += 4 * BYTES.length()) {
            if (bytesEqual(small, large, rest, part, value)
                    .or(bytesEqual(small, large, rest, part + BYTES.length(), value))
                    .or(bytesEqual(small, large, rest, part + 2 * BYTES.length(), value))
                    .or(bytesEqual(small, large, rest, part + 3 * BYTES.length(), value))
                    .anyTrue()) {
                return true;
            }
        }
        for (; part < last; part += BYTES.length()) {
            if (bytesEqual(small, large, rest, part, value).anyTrue()) {
                return true;
            }
        }
        return bytesEqual(small, large, rest, last, value).anyTrue();
    }

    private static VectorMask<Byte> bytesEqual(byte[] small, byte[] large, int rest, int part, byte value) {
        ByteVector mirrored = ByteVector.fromArray(BYTES, large, rest - part - BYTES.length() + 1)
                .rearrange(BACKWARDS);
        return ByteVector.fromArray(BYTES, small, part)
                .lanewise(VectorOperators.XOR, mirrored)
                .compare(VectorOperators.EQ, value);
    }

    private static boolean amongChars(char[] values, int rest, int smaller, short value) {
        int last = smaller - SHORTS.length() + 1;
        int part = 1;
        for (; part + 3 * SHORTS.length() <= last; part += 4 * SHORTS.length()) {
            if (charsEqual(values, rest, part, value)
                    .or(charsEqual(values, rest, part + SHORTS.length(), value))
                    .or(charsEqual(values, rest, part + 2 * SHORTS.length(), value))
                    .or(charsEqual(values, rest, part + 3 * SHORTS.length(), value))
                    .anyTrue()) {
                return true;
            }
        }
        for (; part < last; part += SHORTS.length()) {
            if (charsEqual(values, rest, part, value).anyTrue()) {
                return true;
            }
        }
        return charsEqual(values, rest, last, value).anyTrue();
    }

    private static VectorMask<Short> charsEqual(char[] values, int rest, int part, short value) {
        ShortVector small = ShortVector.fromCharArray(SHORTS, values, part);
        ShortVector large = ShortVector.fromCharArray(SHORTS, values, rest - part - SHORTS.length() + 1)
                .rearrange(SHORTS_BACKWARDS);
        return small.lanewise(VectorOperators.XOR, large).compare(VectorOperators.EQ, value);
    }
}
