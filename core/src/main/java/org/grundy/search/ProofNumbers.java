package org.grundy.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.grundy.run.Run;

/// The proof and disproof numbers that couples had when the search left them. Later couples replace earlier ones:
/// what is lost costs time and no truth, for all that is proved stands in [NimberTable].
///
/// Layout: one slot for each hash, a check word of 64 bits and after it both numbers in another; it doubles, and
/// forgets, while more couples are stored than it has slots, up to 2^22 slots (64 MB). The check word is a bijective
/// mixture of piece and nimber for one nimber, so two couples of one nimber never share it; for couples of
/// different nimbers equal words would only misguide the order of the search.
///
/// Several threads may use a table without locks. Numbers are written before their check word, so that what is found
/// under a check word may belong to another couple, but was stored: it guides the search badly and proves nothing.
public final class ProofNumbers {
    /// The number of what cannot be proved.
    static final int INFINITE = 1 << 29;

    private static final int MOST_SLOTS = 1 << 22;
    private static final long SCATTER = 0x9e3779b97f4a7c15L;
    private static final long STEP = 0xd1342543de82ef95L;

    /// One couple of so many is counted, for all of them: a count that every thread writes all the time slows all down.
    private static final int SAMPLE = 1 << 5;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private volatile Slots slots = new Slots(1 << 12);
    private int stored;

    /// How far a couple is searched before the search goes back to where it came from: as long as it is
    /// below, some option of the couples above is still the best to search.
    ///
    /// For an option of several unknown pieces the lesser of a couple's numbers counts, for whichever answer
    /// is found first, the nimber of the piece comes nearer. That number grows with what is searched several
    /// couples below, where other options add to it: so much are the shifts.
    ///
    /// Source: T. Čížek, M. Balko, M. Schmid, *Sprouts* (arXiv 2511.10339).
    ///
    /// @param proof the proof number stays below
    /// @param disproof the disproof number stays below
    /// @param lesser the lesser of proof number + proofShift and disproof number + disproofShift stays below
    record Limits(int proof, int disproof, int lesser, int proofShift, int disproofShift) {
        /// A search to the end.
        static final Limits NONE = new Limits(INFINITE, INFINITE, INFINITE, 0, 0);

        /// Whether a couple with these numbers is searched further.
        boolean hold(int proofNow, int disproofNow) {
            return proofNow < proof
                    && disproofNow < disproof
                    && Math.min(proofNow + proofShift, disproofNow + disproofShift) < lesser;
        }

        /// The limits of an option that is a couple.
        ///
        /// @param others how many other options there are
        /// @param next the disproof number of the next best option
        Limits ofOption(int others, int next) {
            return new Limits(
                    disproof == INFINITE ? INFINITE : disproof - others,
                    Math.min(proof, next + 1),
                    lesser,
                    disproofShift + others,
                    proofShift);
        }

        /// These limits of an option of several pieces as limits of one of them.
        ///
        /// @param beside what the others add to the number of the option
        Limits ofPiece(int beside) {
            int least = Math.min(Math.min(proof, disproof), lesser - Math.min(proofShift, disproofShift));
            return new Limits(INFINITE, INFINITE, least - beside, 0, 0);
        }

        /// These limits, raised so that the numbers of a couple may grow at all.
        Limits above(int proofNow, int disproofNow) {
            return new Limits(
                    Math.max(proof, proofNow + 1),
                    Math.max(disproof, disproofNow + 1),
                    Math.max(lesser, Math.min(proofNow + proofShift, disproofNow + disproofShift) + 1),
                    proofShift,
                    disproofShift);
        }
    }

    /// A check word at each even place and its numbers after it.
    private static final class Slots {
        final long[] entries;

        Slots(int count) {
            entries = new long[2 * count];
        }

        int count() {
            return entries.length / 2;
        }

        /// Where the check word of a couple is, if it is here.
        int of(long couple) {
            return (int) (((couple ^ (couple >>> 29)) * SCATTER) >>> 39) & (entries.length - 2);
        }
    }

    /// The mixture of a piece and a nimber that stands for their couple here.
    public static long couple(long piece, int nimber) {
        return piece * SCATTER + (nimber + 1) * STEP;
    }

    /// The numbers of a couple, for [#proof] and [#disproof]; -1 if they are not here.
    long get(long couple) {
        Slots now = slots;
        int slot = now.of(couple);
        return (long) WORD.getAcquire(now.entries, slot) == couple ? (long) WORD.getOpaque(now.entries, slot + 1) : -1;
    }

    static int proof(long numbers) {
        return (int) (numbers >>> 32);
    }

    static int disproof(long numbers) {
        return (int) numbers;
    }

    /// Stores the numbers of a couple.
    ///
    /// @param proof above 0
    /// @param disproof above 0
    /// @param run charged when the table grows
    void put(long couple, int proof, int disproof, Run run) {
        Slots now = slots;
        if ((couple & (SAMPLE - 1)) == 0 && (stored += SAMPLE) > now.count() && now.count() < MOST_SLOTS) {
            grow(run);
            now = slots;
        }
        int slot = now.of(couple);
        WORD.setOpaque(now.entries, slot + 1, ((long) proof << 32) | disproof);
        WORD.setRelease(now.entries, slot, couple);
    }

    private synchronized void grow(Run run) {
        int count = 2 * slots.count();
        if (stored > slots.count() && count <= MOST_SLOTS) {
            run.memory((long) count * Long.BYTES);
            slots = new Slots(count);
            stored = 0;
        }
    }
}
