package org.grundy.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// What is proved of pieces: their nimber, or nimbers that they do not have. Nothing is ever forgotten.
///
/// Layout: open addressing with linear probing, at most half full; a key of 64 bits and a word of 32 for
/// each slot. The word is a nimber with [#KNOWN] set, or a set of excluded nimbers below 31, one bit for
/// each. Key 0 is a free slot. Cost: 24 to 48 bytes for each piece.
///
/// Several threads may use a table. One at a time writes; readers take no lock. A key is released after its
/// word, words only gain bits, and a table that grows is copied while the old one can still be read: so a
/// reader sees a word that was true, at worst without what was proved a moment ago.
final class NimberTable {
    private static final int KNOWN = 1 << 31;
    private static final int EXCLUDABLE = 31;
    private static final int BYTES_PER_SLOT = Long.BYTES + Integer.BYTES;

    /// 2^64 divided by the golden ratio: consecutive keys land far apart.
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);

    private volatile Slots slots = new Slots(1 << 10);
    private int size;
    private int known;
    private NimberStore.@Nullable Facts keeper;

    /// Keys and words, of the same length.
    private static final class Slots {
        final long[] keys;
        final int[] words;

        Slots(int count) {
            keys = new long[count];
            words = new int[count];
        }

        /// Where a piece is, or the free slot where it belongs.
        int of(long piece) {
            int most = keys.length - 1;
            long product = piece * SCATTER;
            int slot = (int) (product ^ (product >>> 32)) & most;
            long key = (long) KEYS.getAcquire(keys, slot);
            while (key != 0 && key != piece) {
                slot = (slot + 1) & most;
                key = (long) KEYS.getAcquire(keys, slot);
            }
            return slot;
        }

        int word(int slot) {
            return (int) WORDS.getOpaque(words, slot);
        }
    }

    /// All that is proved of a piece, for [#nimber(int)] and [#excludes(int, int)].
    int word(long piece) {
        Slots now = slots;
        return now.word(now.of(piece));
    }

    /// The nimber of a piece, or -1 while it is unknown.
    int nimber(long piece) {
        return nimber(word(piece));
    }

    /// The nimber that a word tells, or -1 while it is unknown.
    static int nimber(int word) {
        return word < 0 ? word & ~KNOWN : -1;
    }

    /// The word that tells a nimber.
    static int proved(int nimber) {
        return KNOWN | nimber;
    }

    /// Whether a word tells that a piece whose nimber is unknown does not have this one.
    static boolean excludes(int word, int nimber) {
        return nimber < EXCLUDABLE && ((word >>> nimber) & 1) != 0;
    }

    /// Whether a word tells whether a piece has this nimber.
    static boolean tells(int word, int nimber) {
        return word < 0 || excludes(word, nimber);
    }

    /// The word for a nimber that a piece does not have; it tells nothing of the largest ones.
    static int excluded(int nimber) {
        return nimber < EXCLUDABLE ? 1 << nimber : 0;
    }

    /// The word for two facts about one piece.
    static int joined(int word, int other) {
        return word < 0 ? word : other < 0 ? other : word | other;
    }

    /// Notes the nimber of a piece.
    ///
    /// @param run charged when the table grows
    void know(long piece, int nimber, Run run) {
        add(piece, proved(nimber), run);
    }

    /// Notes that a piece does not have a nimber.
    ///
    /// @param run charged when the table grows
    void exclude(long piece, int nimber, Run run) {
        add(piece, excluded(nimber), run);
    }

    /// Notes what has been proved of a piece, which another thread may have noted before.
    ///
    /// @param run charged when the table grows
    synchronized void add(long piece, int word, Run run) {
        if (2 * size >= slots.keys.length) {
            grow(run);
        }
        Slots now = slots;
        int slot = now.of(piece);
        int before = now.words[slot];
        if (before < 0) {
            return;
        }
        int after = joined(before, word);
        WORDS.setOpaque(now.words, slot, after);
        if (now.keys[slot] == 0) {
            KEYS.setRelease(now.keys, slot, piece);
            size++;
        }
        if (after < 0) {
            known++;
            if (keeper != null) {
                keeper.take(piece, after);
            }
        }
    }

    /// Tells a keeper the nimbers that are proved from now on.
    synchronized void keep(NimberStore.Facts with) {
        keeper = with;
    }

    /// How many nimbers are known.
    synchronized int known() {
        return known;
    }

    private void grow(Run run) {
        Slots old = slots;
        run.memory((long) BYTES_PER_SLOT * old.keys.length);
        Slots next = new Slots(2 * old.keys.length);
        for (int i = 0; i < old.keys.length; i++) {
            if (old.keys[i] != 0) {
                int slot = next.of(old.keys[i]);
                next.keys[slot] = old.keys[i];
                next.words[slot] = old.words[i];
            }
        }
        slots = next;
    }
}
