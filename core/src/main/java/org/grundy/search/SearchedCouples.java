package org.grundy.search;

import java.util.concurrent.atomic.AtomicIntegerArray;

/// Which couples some thread is searching now. Other threads take one that is nearly as good, and so threads divide
/// the options of a couple among themselves.
///
/// Layout: for each hash the thread that began last, by its number from 1, or 0. Couples of one hash are taken for
/// one, which only changes the order of the search.
public final class SearchedCouples {
    private static final int BITS = 14;
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private final AtomicIntegerArray threads = new AtomicIntegerArray(1 << BITS);
    private boolean many;

    /// Notes that a thread begins with a couple.
    ///
    /// @param thread its number, from 1
    public void enter(long couple, int thread) {
        if (thread > 1 && !many) {
            many = true;
        }
        threads.setOpaque(slot(couple), thread);
    }

    /// Notes that a couple is left.
    public void leave(long couple) {
        threads.setOpaque(slot(couple), 0);
    }

    /// Whether several threads search, or have.
    public boolean byMany() {
        return many;
    }

    /// Whether another thread than this one searches a couple.
    public boolean takenFrom(long couple, int thread) {
        int owner = threads.getOpaque(slot(couple));
        return owner != 0 && owner != thread;
    }

    private static int slot(long couple) {
        return (int) (((couple ^ (couple >>> 29)) * SCATTER) >>> (Long.SIZE - BITS));
    }
}
