package org.grundy.run;

import java.util.concurrent.atomic.AtomicLong;

/// The account of memory that a [Run] and its helpers have in common.
final class Memory {
    private final AtomicLong held;
    private final boolean ofHelper;

    /// An account on which nothing is held.
    Memory() {
        this(new AtomicLong(), false);
    }

    private Memory(AtomicLong held, boolean ofHelper) {
        this.held = held;
        this.ofHelper = ofHelper;
    }

    /// The same account, for a helper.
    Memory ofHelper() {
        return new Memory(held, true);
    }

    /// How many bytes are held.
    long held() {
        return held.get();
    }

    /// Charges some bytes.
    ///
    /// @param limit how many bytes may be held
    /// @throws LimitReached if more are held then
    void charge(long bytes, long limit) {
        long now = held.addAndGet(bytes);
        if (now > limit || now < 0) {
            throw new LimitReached(Limit.MEMORY);
        }
    }

    /// Gives back some bytes.
    void release(long bytes) {
        held.updateAndGet(now -> Math.max(0, now - bytes));
    }

    /// Holds no more than before an attempt that has failed. A helper leaves the account as it is: what others hold is
    /// on it, too.
    void fallBack(long before) {
        if (!ofHelper) {
            held.set(before);
        }
    }
}
