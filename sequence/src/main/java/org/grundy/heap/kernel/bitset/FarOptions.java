package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.kernel.WorkerTeam;

/// The options that far shifts give to a block. With several threads, those of the next block are ORed while
/// this one is resolved: they come from heaps before this one.
final class FarOptions {
    private static final int SIDE = HeapBitMatrices.SIDE;

    private byte[] now = new byte[0];
    private byte[] next = new byte[0];
    private int begunAt = -1;

    /// Begins to OR for a block, one item for each eight class indices.
    void begin(BitsetTables tables, int start, WorkerTeam team) {
        next = cleared(next, tables);
        begunAt = start;
        byte[] to = next;
        team.begin(tables.indexLimit() / SIDE, group -> or(tables, start, group, to));
    }

    /// Forgets what was begun.
    void forget() {
        begunAt = -1;
    }

    /// The options of a block from far shifts, group after group; may be written to.
    byte[] of(BitsetTables tables, int start, WorkerTeam team) {
        if (begunAt == start) {
            byte[] ready = next;
            next = now;
            now = ready;
        } else {
            byte[] to = cleared(now, tables);
            now = to;
            team.run(tables.indexLimit() / SIDE, group -> or(tables, start, group, to));
        }
        begunAt = -1;
        return now;
    }

    private static void or(BitsetTables tables, int start, int group, byte[] to) {
        tables.shifts()
                .byDistance()
                .far()
                .orBlock(tables.matrices(), start, group, to, group * ShiftedBitMatrices.BLOCK_BYTES);
    }

    private static byte[] cleared(byte[] bytes, BitsetTables tables) {
        int size = tables.indexLimit() / SIDE * ShiftedBitMatrices.BLOCK_BYTES + ShiftedBitMatrices.SEGMENT_BYTES;
        if (bytes.length != size) {
            return new byte[size];
        }
        Arrays.fill(bytes, (byte) 0);
        return bytes;
    }
}
