package org.grundy.catalog.graph.removal;

import org.grundy.run.Run;

/// Small numbers by sets of at most 64 elements, remembered in an open-addressing table. The empty set is
/// no key.
final class TranspositionTable {
    private static final int BYTES_PER_SLOT = Long.BYTES + 1;
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private long[] keys = new long[1 << 10];
    private byte[] values = new byte[1 << 10];
    private int size;

    /// The number of a set, or -1 if there is none.
    int get(long key) {
        int slot = slot(key);
        return keys[slot] == 0 ? -1 : values[slot];
    }

    /// Remembers the number of a set that has none yet.
    ///
    /// @param value 0..127
    /// @param run charged when the table grows
    void put(long key, int value, Run run) {
        if (2 * size >= keys.length) {
            grow(run);
        }
        int slot = slot(key);
        keys[slot] = key;
        values[slot] = (byte) value;
        size++;
    }

    int size() {
        return size;
    }

    /// Where a key is, or the free slot where it belongs.
    private int slot(long key) {
        int most = keys.length - 1;
        long product = key * SCATTER;
        int slot = (int) (product ^ product >>> 32) & most;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & most;
        }
        return slot;
    }

    private void grow(Run run) {
        run.memory((long) BYTES_PER_SLOT * keys.length);
        long[] oldKeys = keys;
        byte[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new byte[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
