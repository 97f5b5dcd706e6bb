package org.grundy.misere;

import org.grundy.run.Run;

/// The misère Grundy values of sums, by keys: a table with open addressing.
final class OutcomeMemo {
    /// The key is not in the table.
    static final int UNKNOWN = -1;

    private static final int FREE = 0;
    private static final int LEAST = 1 << 12;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int BYTES = Long.BYTES + 1;

    private final Run run;
    private long[] keys = new long[LEAST];
    private byte[] entries = new byte[LEAST];
    private int count;

    OutcomeMemo(Run run) {
        this.run = run;
    }

    int get(long key) {
        return entries[place(key)] - 1;
    }

    void put(long key, int value) {
        int place = place(key);
        if (entries[place] == FREE) {
            count++;
        }
        keys[place] = key;
        entries[place] = (byte) (value + 1);
        if (2 * count > keys.length) {
            grow();
        }
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) ((key * SPREAD) >>> 40) & mask;
        while (entries[place] != FREE && keys[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        run.memory((long) BYTES * keys.length);
        long[] oldKeys = keys;
        byte[] oldEntries = entries;
        keys = new long[2 * oldKeys.length];
        entries = new byte[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldEntries[i] != FREE) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                entries[place] = oldEntries[i];
            }
        }
    }
}
