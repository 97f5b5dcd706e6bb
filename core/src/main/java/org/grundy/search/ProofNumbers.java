package org.grundy.search;

import org.grundy.run.Run;

/// The proof and disproof numbers that couples had when the search left them. Later couples replace earlier ones:
/// what is lost costs time and no truth, for all that is proved stands in [NimberTable].
///
/// Layout: one slot for each hash, a check word of 64 bits and both numbers in another; it doubles, and forgets,
/// while more couples are stored than it has slots, up to 2^22 slots (64 MB). The check word is a bijective
/// mixture of piece and nimber for one nimber, so two couples of one nimber never share it; for couples of
/// different nimbers equal words would only misguide the order of the search.
final class ProofNumbers {
    /// The number of what cannot be proved.
    static final int INFINITE = 1 << 29;

    private static final int MOST_SLOTS = 1 << 22;
    private static final long SCATTER = 0x9e3779b97f4a7c15L;
    private static final long STEP = 0xd1342543de82ef95L;

    private long[] checks = new long[1 << 12];
    private long[] numbers = new long[1 << 12];
    private int stored;

    /// The mixture of a piece and a nimber that stands for their couple here.
    static long couple(long piece, int nimber) {
        return piece * SCATTER + (nimber + 1) * STEP;
    }

    /// The numbers of a couple, for [#proof] and [#disproof]; -1 if they are not here.
    long get(long couple) {
        int slot = slot(couple);
        return checks[slot] == couple ? numbers[slot] : -1;
    }

    static int proof(long numbers) {
        return (int) (numbers >>> 32);
    }

    static int disproof(long numbers) {
        return (int) numbers;
    }

    /// Stores the numbers of a couple.
    ///
    /// @param run charged when the table grows
    void put(long couple, int proof, int disproof, Run run) {
        if (++stored > checks.length && checks.length < MOST_SLOTS) {
            int slots = 2 * checks.length;
            run.memory((long) slots * Long.BYTES);
            checks = new long[slots];
            numbers = new long[slots];
            stored = 0;
        }
        int slot = slot(couple);
        checks[slot] = couple;
        numbers[slot] = ((long) proof << 32) | disproof;
    }

    private int slot(long couple) {
        return (int) (((couple ^ (couple >>> 29)) * SCATTER) >>> 40) & (checks.length - 1);
    }
}
