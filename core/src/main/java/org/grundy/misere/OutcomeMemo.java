package org.grundy.misere;

import org.grundy.run.Run;

/// Which sums are lost, by keys: a table with open addressing.
final class OutcomeMemo {
    /// The key is not in the table.
    static final int UNKNOWN = 0;

    static final int WON = 1;
    static final int LOST = 2;

    private static final int LEAST = 1 << 12;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int BYTES = Long.BYTES + 1;

    private final Run run;
    private long[] keys = new long[LEAST];
    private byte[] outcomes = new byte[LEAST];
    private int count;

    OutcomeMemo(Run run) {
        this.run = run;
    }

    int get(long key) {
        return outcomes[place(key)];
    }

    void put(long key, int outcome) {
        int place = place(key);
        if (outcomes[place] == UNKNOWN) {
            count++;
        }
        keys[place] = key;
        outcomes[place] = (byte) outcome;
        if (2 * count > keys.length) {
            grow();
        }
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) ((key * SPREAD) >>> 40) & mask;
        while (outcomes[place] != UNKNOWN && keys[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        run.memory((long) BYTES * keys.length);
        long[] oldKeys = keys;
        byte[] oldOutcomes = outcomes;
        keys = new long[2 * oldKeys.length];
        outcomes = new byte[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldOutcomes[i] != UNKNOWN) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                outcomes[place] = oldOutcomes[i];
            }
        }
    }
}
