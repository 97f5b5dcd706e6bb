package org.grundy.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.run.Run;
import org.grundy.search.store.NimberStore;
import org.jspecify.annotations.Nullable;

/// What is proved of pieces: their nimber, or nimbers that they do not have. Nothing is ever forgotten.
///
/// Layout: open addressing with linear probing, at most half full; a key of 64 bits and after it a word of 32 for
/// each slot, in one array, for nearly every look-up misses the cache and so it does once. The word is a nimber with
/// [#KNOWN] set, or a set of excluded nimbers below 30, one bit for each, and [#SEARCHED]. Key 0 is a free slot. Cost:
/// 32 to 64 bytes for each piece.
///
/// Several threads may use a table. One at a time writes; readers take no lock. A key is released after its
/// word, words only gain bits, and a table that grows is copied while the old one can still be read: so a
/// reader sees a word that was true, at worst without what was proved a moment ago.
public final class NimberTable {
    private static final int KNOWN = 1 << 31;
    private static final int SEARCHED = 1 << 30;
    private static final int EXCLUDABLE = 30;

    /// Added to the place of a key, which is even.
    private static final int FOUND = 1;

    private static final int BYTES_PER_SLOT = 2 * Long.BYTES;

    /// 2^64 divided by the golden ratio: consecutive keys land far apart.
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private static final VarHandle ENTRIES = MethodHandles.arrayElementVarHandle(long[].class);

    private volatile Slots slots = new Slots(1 << 10);
    private int size;
    private int known;
    private NimberStore.@Nullable Facts keeper;

    /// A key at each even place and its word after it.
    private static final class Slots {
        final long[] entries;
        private final int mask;

        Slots(int count) {
            entries = new long[2 * count];
            mask = entries.length - 2;
        }

        /// Where a piece is, or the free slot where it belongs.
        int of(long piece) {
            return from(first(piece), piece);
        }

        /// Where a piece is looked for first.
        int first(long piece) {
            long product = piece * SCATTER;
            return (int) (product ^ (product >>> 31)) & mask;
        }

        private int from(int start, long piece) {
            int slot = start;
            long key = key(slot);
            while (key != 0 && key != piece) {
                slot = (slot + 2) & mask;
                key = key(slot);
            }
            return slot;
        }

        private long key(int slot) {
            return (long) ENTRIES.getAcquire(entries, slot);
        }

        int word(int slot) {
            return (int) (long) ENTRIES.getOpaque(entries, slot + 1);
        }
    }

    /// All that is proved of a piece, for [#nimber(int)] and [#excludes(int, int)].
    int word(long piece) {
        Slots now = slots;
        return now.word(now.of(piece));
    }

    /// The same for many pieces. A first pass reads the first entry of each and branches nowhere, so that the
    /// processor waits for all of them at once; the second one finds them in its cache.
    ///
    /// @param words gets what is proved of each piece
    void words(long[] pieces, int count, int[] words) {
        Slots now = slots;
        for (int i = 0; i < count; i++) {
            int slot = now.first(pieces[i]);
            words[i] = slot + (now.key(slot) == pieces[i] ? FOUND : 0);
        }
        for (int i = 0; i < count; i++) {
            words[i] = now.word((words[i] & FOUND) != 0 ? words[i] - FOUND : now.from(words[i], pieces[i]));
        }
    }

    /// The nimber of a piece, or -1 while it is unknown.
    int nimber(long piece) {
        return nimber(word(piece));
    }

    /// The nimber that a word tells, or -1 while it is unknown.
    public static int nimber(int word) {
        return word < 0 ? word & ~KNOWN : -1;
    }

    /// The word that tells a nimber.
    public static int proved(int nimber) {
        return KNOWN | nimber;
    }

    /// Whether a word tells that a piece whose nimber is unknown does not have this one.
    public static boolean excludes(int word, int nimber) {
        return nimber < EXCLUDABLE && ((word >>> nimber) & 1) != 0;
    }

    /// The nimbers that a piece of an unknown nimber is proved not to have, each added to a heap; ascending.
    static List<Integer> excluded(int word, int heap) {
        return IntStream.range(0, EXCLUDABLE)
                .filter(nimber -> excludes(word, nimber))
                .map(nimber -> nimber ^ heap)
                .sorted()
                .boxed()
                .toList();
    }

    /// Whether a word tells that no couple of a piece has been searched.
    static boolean isNew(int word) {
        return word == 0;
    }

    /// Whether a word tells whether a piece has this nimber.
    public static boolean tells(int word, int nimber) {
        return word < 0 || excludes(word, nimber);
    }

    /// The word for a nimber that a piece does not have; it tells nothing of the largest ones.
    public static int excluded(int nimber) {
        return nimber < EXCLUDABLE ? 1 << nimber : 0;
    }

    /// The word for two facts about one piece.
    public static int joined(int word, int other) {
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

    /// Notes that a couple of a piece is searched, and nimbers that the piece does not have.
    ///
    /// @param excluded words for nimbers that it does not have, joined
    /// @param run charged when the table grows
    void searched(long piece, int excluded, Run run) {
        add(piece, excluded | SEARCHED, run);
    }

    /// Notes what has been proved of a piece, which another thread may have noted before.
    ///
    /// @param run charged when the table grows
    synchronized void add(long piece, int word, Run run) {
        if (note(piece, word, run) && keeper != null) {
            keeper.take(piece, word);
        }
    }

    /// Takes over what its keeper reports.
    ///
    /// @param run charged when the table grows
    synchronized void recall(long piece, int word, Run run) {
        note(piece, word, run);
    }

    /// Whether the nimber of the piece is known by this.
    private boolean note(long piece, int word, Run run) {
        if (4 * size >= slots.entries.length) {
            grow(run);
        }
        Slots now = slots;
        int slot = now.of(piece);
        int before = now.word(slot);
        if (before < 0) {
            return false;
        }
        int after = joined(before, word);
        ENTRIES.setOpaque(now.entries, slot + 1, (long) after);
        if (now.entries[slot] == 0) {
            ENTRIES.setRelease(now.entries, slot, piece);
            size++;
        }
        known += after < 0 ? 1 : 0;
        return after < 0;
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
        int count = old.entries.length / 2;
        run.memory((long) BYTES_PER_SLOT * count);
        Slots next = new Slots(2 * count);
        for (int i = 0; i < old.entries.length; i += 2) {
            if (old.entries[i] != 0) {
                int slot = next.of(old.entries[i]);
                next.entries[slot] = old.entries[i];
                next.entries[slot + 1] = old.entries[i + 1];
            }
        }
        slots = next;
    }
}
