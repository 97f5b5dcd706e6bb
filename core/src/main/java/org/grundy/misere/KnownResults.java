package org.grundy.misere;

import java.util.Arrays;
import org.grundy.run.Run;

/// Numbers that were found for keys, none of them negative: a table with open addressing.
final class KnownResults {
    /// Nothing is known for the key.
    static final int UNKNOWN = -1;

    private static final int LEAST = 1 << 10;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Run run;
    private long[] keys = new long[LEAST];
    private int[] results = new int[LEAST];
    private int count;

    /// @param run charged for the memory
    KnownResults(Run run) {
        this.run = run;
        Arrays.fill(results, UNKNOWN);
    }

    int get(long key) {
        return results[place(key)];
    }

    /// @param key for which nothing is known yet
    void put(long key, int result) {
        count++;
        if (2 * count > keys.length) {
            grow();
        }
        set(key, result);
    }

    private void set(long key, int result) {
        int place = place(key);
        keys[place] = key;
        results[place] = result;
    }

    /// Where a key is in the table, or would be.
    private int place(long key) {
        int mask = keys.length - 1;
        long hash = (key ^ (key >>> 32)) * SPREAD;
        int place = (int) (hash >>> 32) & mask;
        while (results[place] != UNKNOWN && keys[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        run.memory((long) (Long.BYTES + Integer.BYTES) * keys.length);
        long[] oldKeys = keys;
        int[] oldResults = results;
        keys = new long[2 * oldKeys.length];
        results = new int[keys.length];
        Arrays.fill(results, UNKNOWN);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldResults[i] != UNKNOWN) {
                set(oldKeys[i], oldResults[i]);
            }
        }
    }
}
