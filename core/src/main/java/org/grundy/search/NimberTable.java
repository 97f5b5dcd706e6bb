package org.grundy.search;

import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// What is proved of pieces: their nimber, or nimbers that they do not have. Nothing is ever forgotten.
///
/// Layout: open addressing with linear probing, at most half full; a key of 64 bits and a word of 32 for
/// each slot. The word is a nimber with [#KNOWN] set, or a set of excluded nimbers below 31, one bit for
/// each. Key 0 is a free slot. Cost: 24 to 48 bytes for each piece.
final class NimberTable {
    private static final int KNOWN = 1 << 31;
    private static final int EXCLUDABLE = 31;
    private static final int BYTES_PER_SLOT = Long.BYTES + Integer.BYTES;

    /// 2^64 divided by the golden ratio: consecutive keys land far apart.
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private long[] keys = new long[1 << 10];
    private int[] words = new int[1 << 10];
    private int size;
    private int known;
    private NimberStore.@Nullable Facts keeper;

    /// All that is proved of a piece, for [#nimber(int)] and [#excludes(int, int)].
    int word(long piece) {
        return words[slot(piece)];
    }

    /// The nimber of a piece, or -1 while it is unknown.
    int nimber(long piece) {
        return nimber(word(piece));
    }

    /// The nimber that a word tells, or -1 while it is unknown.
    static int nimber(int word) {
        return word < 0 ? word & ~KNOWN : -1;
    }

    /// Whether a word tells that a piece whose nimber is unknown does not have this one.
    static boolean excludes(int word, int nimber) {
        return nimber < EXCLUDABLE && ((word >>> nimber) & 1) != 0;
    }

    /// Notes the nimber of a piece.
    ///
    /// @param run charged when the table grows
    void know(long piece, int nimber, Run run) {
        set(claim(piece, run), KNOWN | nimber);
    }

    /// Notes that a piece, whose nimber is unknown, does not have this one.
    ///
    /// @param run charged when the table grows
    void exclude(long piece, int nimber, Run run) {
        if (nimber < EXCLUDABLE) {
            int slot = claim(piece, run);
            set(slot, words[slot] | 1 << nimber);
        }
    }

    private void set(int slot, int word) {
        known += word < 0 && words[slot] >= 0 ? 1 : 0;
        words[slot] = word;
        if (keeper != null) {
            keeper.take(keys[slot], word);
        }
    }

    /// Notes what an earlier search has proved of a piece.
    ///
    /// @param run charged when the table grows
    void recall(long piece, int word, Run run) {
        int slot = claim(piece, run);
        if (words[slot] >= 0) {
            set(slot, word < 0 ? word : words[slot] | word);
        }
    }

    /// Tells a keeper all that is proved from now on.
    void keep(NimberStore.Facts with) {
        keeper = with;
    }

    /// How many nimbers are known.
    int known() {
        return known;
    }

    private int claim(long piece, Run run) {
        int slot = slot(piece);
        if (keys[slot] != 0) {
            return slot;
        }
        if (2 * size >= keys.length) {
            grow(run);
            slot = slot(piece);
        }
        keys[slot] = piece;
        size++;
        return slot;
    }

    /// Where a piece is, or the free slot where it belongs.
    private int slot(long piece) {
        int most = keys.length - 1;
        long product = piece * SCATTER;
        int slot = (int) (product ^ (product >>> 32)) & most;
        while (keys[slot] != 0 && keys[slot] != piece) {
            slot = (slot + 1) & most;
        }
        return slot;
    }

    private void grow(Run run) {
        run.memory((long) BYTES_PER_SLOT * keys.length);
        long[] oldKeys = keys;
        int[] oldWords = words;
        keys = new long[2 * oldKeys.length];
        words = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                words[slot] = oldWords[i];
            }
        }
    }
}
