package org.grundy.search.depth;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.grundy.run.Run;
import org.grundy.search.NimberTable;

/// What is proved of positions whose keys are several `long`s, in words of [NimberTable]. Newer positions replace older
/// ones. Keys are whole, so that nothing is taken for something else.
///
/// Layout: one slot for each value of the hash's first bits: a key, and a `long` of the word and above it a version,
/// which is odd while the slot is written. It doubles while more is stored than it has slots, up to an eighth of
/// the memory allowed. Threads take no locks: a reader who finds the version changed, or a writer who finds another
/// one at work, goes without.
final class ProvedTable {
    private static final int LEAST_BITS = 12;
    private static final int MOST_BITS = 24;
    private static final int SHARE = 8;

    /// One fact of so many is counted, for all of them: a count that every thread writes all the time slows all down.
    private static final int SAMPLE = 1 << 5;

    /// What is added to a version.
    private static final long ONE_WRITE = 1L << 32;

    private static final long SCATTER = 0x9e3779b97f4a7c15L;
    private static final VarHandle LONG = MethodHandles.arrayElementVarHandle(long[].class);

    private final int length;
    private volatile Slots slots;
    private int stored;

    private static final class Slots {
        final long[] words;
        final int bits;

        Slots(long[] words, int bits) {
            this.words = words;
            this.bits = bits;
        }
    }

    /// @param length of keys
    ProvedTable(int length) {
        this.length = length;
        this.slots = new Slots(new long[(length + 1) << LEAST_BITS], LEAST_BITS);
    }

    static long hash(long[] key) {
        long hash = 0;
        for (long word : key) {
            hash = (hash ^ word) * SCATTER;
            hash ^= hash >>> 29;
        }
        return hash * SCATTER;
    }

    /// What is proved of a position, 0 for nothing.
    ///
    /// @param hash of the key
    int word(long[] key, long hash) {
        Slots now = slots;
        int at = at(now, hash);
        long word = (long) LONG.getAcquire(now.words, at + length);
        if ((word & ONE_WRITE) != 0 || !holds(now.words, at, key)) {
            return 0;
        }
        VarHandle.acquireFence();
        return (long) LONG.getOpaque(now.words, at + length) == word ? (int) word : 0;
    }

    private boolean holds(long[] words, int at, long[] key) {
        for (int i = 0; i < length; i++) {
            if ((long) LONG.getOpaque(words, at + i) != key[i]) {
                return false;
            }
        }
        return true;
    }

    /// Adds what is proved of a position.
    ///
    /// @param hash of the key
    /// @param run charged when the table grows
    void add(long[] key, long hash, int word, Run run) {
        Slots now = slots;
        if ((hash & (SAMPLE - 1)) == 0 && (stored += SAMPLE) > 1 << now.bits) {
            grow(run);
            now = slots;
        }
        int at = at(now, hash);
        long before = (long) LONG.getAcquire(now.words, at + length);
        if ((before & ONE_WRITE) != 0 || !LONG.compareAndSet(now.words, at + length, before, before + ONE_WRITE)) {
            return;
        }
        VarHandle.releaseFence();
        int known = holds(now.words, at, key) ? (int) before : 0;
        for (int i = 0; i < length; i++) {
            LONG.setOpaque(now.words, at + i, key[i]);
        }
        long version = (before + 2 * ONE_WRITE) & -ONE_WRITE;
        LONG.setRelease(now.words, at + length, version | Integer.toUnsignedLong(NimberTable.joined(known, word)));
    }

    private int at(Slots now, long hash) {
        return (length + 1) * (int) (hash >>> (Long.SIZE - now.bits));
    }

    private synchronized void grow(Run run) {
        Slots old = slots;
        int bits = old.bits + 1;
        long bytes = ((long) Long.BYTES * (length + 1)) << bits;
        if (stored <= (1 << old.bits)
                || bits > MOST_BITS
                || bytes > run.budget().memory() / SHARE) {
            return;
        }
        run.memory(bytes / 2);
        Slots next = new Slots(new long[(length + 1) << bits], bits);
        long[] key = new long[length];
        for (int from = 0; from < old.words.length; from += length + 1) {
            for (int i = 0; i < length; i++) {
                key[i] = (long) LONG.getOpaque(old.words, from + i);
            }
            int word = word(key, hash(key));
            int to = at(next, hash(key));
            System.arraycopy(key, 0, next.words, to, length);
            next.words[to + length] = Integer.toUnsignedLong(word);
        }
        slots = next;
        stored = 0;
    }
}
