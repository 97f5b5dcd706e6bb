package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.kernel.WorkerTeam;

/// What far heaps give to blocks of the kernel by rows. Where several threads compute, that of the next
/// block is joined while the heaps of this one are still gone through: it comes from heaps before it.
final class FarOptions {
    private static final int SIDE = HeapBitMatrices.SIDE;

    private byte[] now = new byte[0];
    private byte[] next = new byte[0];
    private int begun = -1;

    /// Begins to join for a block, in items of eight codes each.
    void begin(BitsetTables tables, int start, WorkerTeam team) {
        next = cleared(next, tables);
        begun = start;
        byte[] to = next;
        team.begin(tables.used() / SIDE, group -> join(tables, start, group, to));
    }

    /// Forgets what was begun.
    void forget() {
        begun = -1;
    }

    /// What far heaps give to a block, eight codes after eight codes; it may be written to.
    byte[] of(BitsetTables tables, int start, WorkerTeam team) {
        if (begun == start) {
            byte[] ready = next;
            next = now;
            now = ready;
        } else {
            byte[] to = cleared(now, tables);
            now = to;
            team.run(tables.used() / SIDE, group -> join(tables, start, group, to));
        }
        begun = -1;
        return now;
    }

    private static void join(BitsetTables tables, int start, int group, byte[] to) {
        tables.shifts().byReach().far().joinLong(tables.squares(), start, group, to, group * ShiftedBitMatrices.LONG);
    }

    private static byte[] cleared(byte[] bytes, BitsetTables tables) {
        int size = tables.used() / SIDE * ShiftedBitMatrices.LONG + ShiftedBitMatrices.SHORT;
        if (bytes.length != size) {
            return new byte[size];
        }
        Arrays.fill(bytes, (byte) 0);
        return bytes;
    }
}
