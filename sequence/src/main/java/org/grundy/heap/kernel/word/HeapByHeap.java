package org.grundy.heap.kernel.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;

/// Resolves a segment heap by heap: each gives what it is to the next ones by a table of twice 64
/// bits, and to the rest by a vector.
///
/// Cost: a chain of some eleven cycles from one heap to the next.
final class HeapByHeap implements SegmentMex {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// Bytes of a row.
    private static final int ROW = 2 * WordWindow.VECTOR;

    private final WordWindow window;
    private final WordTables tables;
    private final byte[] commonValues;
    private final long[] rareBelow;

    /// For each class index, the options that a heap of that index gives to the next heaps, as many
    /// as have words in 64 bits; from 64 on, those that it gives to as many heaps behind them.
    private final long[] next = new long[2 * Long.SIZE];

    /// For each class index a row: what a heap of that index gives to the other heaps of a segment
    /// behind those of `next`. The first half is 0, and the second half has a word for each
    /// distance from 0 on; so read from a place that many words before its middle as the heap has
    /// before it in the segment, a row is what the heap gives to each heap of the segment.
    private final byte[] rows = new byte[Long.SIZE * ROW + WordWindow.VECTOR];

    HeapByHeap(WordWindow window, WordTables tables) {
        this.window = window;
        this.tables = tables;
        this.commonValues = tables.commonValues();
        this.rareBelow = tables.rareBelow();
        near(window.bytes());
    }

    private void near(int bytes) {
        int together = Long.BYTES / bytes;
        for (SplitMoves.Shift shift : tables.all()) {
            int distance = shift.distance();
            for (int index = 0; index < tables.space().classSize(); index++) {
                int option = index ^ shift.value();
                if (distance <= 2 * together) {
                    int word = (distance - 1) / together;
                    int behind = (distance - 1) % together;
                    next[word * Long.SIZE + index] |= 1L << (option + behind * bytes * Byte.SIZE);
                } else if (distance < WordWindow.VECTOR / bytes) {
                    int at = index * ROW + WordWindow.VECTOR + distance * bytes;
                    rows[at + option / Byte.SIZE] |= (byte) (1 << option % Byte.SIZE);
                }
            }
        }
    }

    @Override
    public boolean resolve(long[] options, long[] needed) {
        byte[] words = window.words();
        byte[] values = window.values();
        int bytes = window.bytes();
        int bits = bytes * Byte.SIZE;
        int place = window.place(window.count());
        int at = place * bytes;
        int parity = (int) (window.count() & 1) * Long.SIZE;
        int size = tables.space().classSize();
        int middle = WordWindow.VECTOR;
        long pushed = 0;
        long pushedNext = 0;
        long before = options[0];
        LongVector reached = LongVector.fromArray(KernelVectors.LONGS, options, 0);
        for (int word = 0; word < WordWindow.LONGS; word++) {
            // Rows have nothing for the word behind their own: what is stored now is complete for the next word,
            // which need not wait for it.
            reached.intoArray(options, 0);
            pushed |= before;
            before = options[word + 1];
            long own = 0;
            long below = 0;
            for (int shift = 0; shift < Long.SIZE; shift += bits) {
                int index = Long.numberOfTrailingZeros(~pushed);
                if (index >= size) {
                    return false;
                }
                own |= 1L << (index + shift);
                below |= rareBelow[parity + index] << shift;
                values[place++] = commonValues[parity + index];
                pushed = shifted(pushed, bits) | (pushedNext << (Long.SIZE - bits)) | next[index];
                pushedNext = shifted(pushedNext, bits) | next[Long.SIZE + index];
                reached = reached.or(ByteVector.fromArray(KernelVectors.BYTES, rows, index * ROW + middle)
                        .reinterpretAsLongs());
                parity ^= Long.SIZE;
                middle -= bytes;
            }
            WORDS.set(words, at + word * Long.BYTES, own);
            needed[word] = below;
        }
        return true;
    }

    /// Shifted to the right by so many bits, which may be all 64.
    private static long shifted(long word, int bits) {
        return word >>> (bits >> 1) >>> (bits >> 1);
    }
}
