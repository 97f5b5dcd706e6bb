package org.grundy.misere;

import org.grundy.run.Run;

/// The misère Grundy values of packed words: a table with open addressing.
final class OutcomeMemo {
    /// The word is not in the table.
    static final int UNKNOWN = -1;

    private static final int FREE = 0;
    private static final int LEAST = 1 << 12;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final int width;
    private final Run run;

    /// The words, each `width` numbers long.
    private long[] words;

    private byte[] entries = new byte[LEAST];
    private int count;

    /// @param width how many numbers a packed word has
    OutcomeMemo(int width, Run run) {
        this.width = width;
        this.run = run;
        this.words = new long[width * LEAST];
    }

    int get(long[] word) {
        return entries[place(word, 0)] - 1;
    }

    void put(long[] word, int value) {
        set(word, 0, (byte) (value + 1));
        if (2 * count > entries.length) {
            grow();
        }
    }

    private void set(long[] source, int from, byte entry) {
        int place = place(source, from);
        if (entries[place] == FREE) {
            count++;
        }
        System.arraycopy(source, from, words, width * place, width);
        entries[place] = entry;
    }

    /// Where a word is in the table, or would be.
    ///
    /// @param source numbers of which those from `from` on are the word
    private int place(long[] source, int from) {
        int mask = entries.length - 1;
        long hash = 0;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ source[from + i]) * SPREAD;
        }
        int place = (int) (hash >>> 32) & mask;
        while (entries[place] != FREE && !holds(place, source, from)) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private boolean holds(int place, long[] source, int from) {
        for (int i = 0; i < width; i++) {
            if (words[width * place + i] != source[from + i]) {
                return false;
            }
        }
        return true;
    }

    private void grow() {
        run.memory(bytes(entries.length));
        long[] oldWords = words;
        byte[] oldEntries = entries;
        words = new long[2 * oldWords.length];
        entries = new byte[2 * oldEntries.length];
        count = 0;
        for (int i = 0; i < oldEntries.length; i++) {
            if (oldEntries[i] != FREE) {
                set(oldWords, width * i, oldEntries[i]);
            }
        }
    }

    private long bytes(int places) {
        return (long) (Long.BYTES * width + 1) * places;
    }

    /// Gives back the memory that its growth was charged for; it is not used after that.
    void release() {
        run.release(bytes(entries.length - LEAST));
    }
}
