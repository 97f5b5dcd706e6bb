package org.grundy.heap.kernel.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.grundy.heap.kernel.BitExchange;

/// Rare options of the last heaps that are still to be shown, as words of class indices.
///
/// A witness of class index v gives to a heap the class index of its partner xor v. So the options
/// are kept for each v with their indices xor v, made when they are first asked for: how many of
/// them a witness shows is then an AND and a count for each 64 bits. No vectors: of their
/// operations, deep in other methods, the JVM's compiler makes objects at times.
final class OpenOptions {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] words;
    private final long[][] exchanged;
    private final int[] removals;
    private int removed;

    /// @param words of the heaps of a window
    /// @param open for the same heaps as the places that [#shownBy] is asked for
    OpenOptions(byte[] words, long[] open) {
        this.words = words;
        this.exchanged = new long[Long.SIZE][];
        this.removals = new int[Long.SIZE];
        this.exchanged[0] = open;
    }

    /// How many are shown by a witness.
    ///
    /// @param at where the words of the partners begin
    /// @param index v
    int shownBy(int at, int index) {
        long[] open = open(index);
        int shown = 0;
        for (int i = 0; i < open.length; i++) {
            shown += Long.bitCount(open[i] & (long) LONG.get(words, at + i * Long.BYTES));
        }
        return shown;
    }

    /// Takes away those that a witness shows.
    void remove(int at, int index) {
        long[] shown = new long[exchanged[0].length];
        for (int i = 0; i < shown.length; i++) {
            shown[i] = (long) LONG.get(words, at + i * Long.BYTES);
        }
        exchange(shown, index);
        for (int i = 0; i < shown.length; i++) {
            exchanged[0][i] &= ~shown[i];
        }
        removed++;
    }

    private long[] open(int index) {
        if (index != 0 && (exchanged[index] == null || removals[index] != removed)) {
            exchanged[index] = exchanged[0].clone();
            exchange(exchanged[index], index);
            removals[index] = removed;
        }
        return exchanged[index];
    }

    private static void exchange(long[] options, int index) {
        for (int bits = index; bits != 0; bits &= bits - 1) {
            int bit = Integer.numberOfTrailingZeros(bits);
            long lower = BitExchange.lowerHalves(bit);
            for (int i = 0; i < options.length; i++) {
                options[i] = options[i] >>> (1 << bit) & lower | (options[i] & lower) << (1 << bit);
            }
        }
    }
}
