package org.grundy.value;

import java.math.BigInteger;
import java.util.Arrays;

/// Arithmetic of nimbers of n words of 64 bits, n a power of two, the least significant word first: a
/// field. With F = 2^(32n) a nimber is a₁F + a₀, its two halves of words, and F⊗F = F + F/2. Arguments of
/// one operation have the same length and so has its result.
///
/// Cost of a product: 3^(log₂ n) products of words.
final class NimWords {
    /// In one word, half the order of the field of the words below it: 2^63.
    private static final long HALF = Long.MIN_VALUE;

    private NimWords() {}

    /// The words of a number.
    ///
    /// @param length a power of two, enough for the number
    static long[] of(BigInteger number, int length) {
        long[] words = new long[length];
        for (int i = 0; i < length; i++) {
            words[i] = number.shiftRight(Long.SIZE * i).longValue();
        }
        return words;
    }

    /// The number with these words.
    static BigInteger number(long[] words) {
        byte[] bytes = new byte[Long.BYTES * words.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (words[i / Long.BYTES] >>> (Byte.SIZE * (i % Long.BYTES)));
        }
        return new BigInteger(1, bytes);
    }

    static long[] product(long[] a, long[] b) {
        if (a.length == 1) {
            return new long[] {Nimbers.product(a[0], b[0])};
        }
        if (zero(high(b))) {
            return join(product(high(a), low(b)), product(low(a), low(b)));
        }
        if (zero(high(a))) {
            return product(b, a);
        }
        long[] low = product(low(a), low(b));
        long[] mixed = product(sum(high(a), low(a)), sum(high(b), low(b)));
        long[] high = product(high(a), high(b));
        return join(sum(mixed, low), sum(low, timesHalf(high)));
    }

    static long[] square(long[] a) {
        if (a.length == 1) {
            return new long[] {Nimbers.square(a[0])};
        }
        long[] high = square(high(a));
        return join(high, sum(square(low(a)), timesHalf(high)));
    }

    static long[] squareRoot(long[] a) {
        if (a.length == 1) {
            return new long[] {Nimbers.squareRoot(a[0])};
        }
        return join(squareRoot(high(a)), squareRoot(sum(low(a), timesHalf(high(a)))));
    }

    static long[] inverse(long[] a) {
        if (a.length == 1) {
            return new long[] {Nimbers.inverse(a[0])};
        }
        long[] norm = inverse(norm(a));
        return join(product(high(a), norm), product(sum(low(a), high(a)), norm));
    }

    /// The product with the conjugate, in the field of half as many words.
    private static long[] norm(long[] a) {
        return sum(product(low(a), sum(low(a), high(a))), timesHalf(square(high(a))));
    }

    /// The product with F/2, for the F behind the last word.
    private static long[] timesHalf(long[] a) {
        if (a.length == 1) {
            return new long[] {Nimbers.product(a[0], HALF)};
        }
        return join(timesHalf(sum(high(a), low(a))), timesHalf(timesHalf(high(a))));
    }

    private static long[] sum(long[] a, long[] b) {
        long[] sum = new long[a.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = a[i] ^ b[i];
        }
        return sum;
    }

    private static long[] low(long[] a) {
        return Arrays.copyOf(a, a.length / 2);
    }

    private static long[] high(long[] a) {
        return Arrays.copyOfRange(a, a.length / 2, a.length);
    }

    private static long[] join(long[] high, long[] low) {
        long[] whole = Arrays.copyOf(low, 2 * low.length);
        System.arraycopy(high, 0, whole, low.length, high.length);
        return whole;
    }

    private static boolean zero(long[] a) {
        return Arrays.stream(a).allMatch(word -> word == 0);
    }
}
