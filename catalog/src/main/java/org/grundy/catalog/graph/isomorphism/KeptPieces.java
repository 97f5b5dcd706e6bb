package org.grundy.catalog.graph.isomorphism;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongUnaryOperator;
import org.grundy.run.Run;

/// One piece for each hash that was met, in one of 2^12 to 2^22 slots (8 bytes each); later ones push earlier
/// ones out of their slot. Several threads may use it.
final class KeptPieces {
    private static final int LEAST_BITS = 12;
    private static final int MOST_BITS = 22;
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private volatile AtomicLongArray slots = new AtomicLongArray(1 << LEAST_BITS);
    private int filled;

    /// The piece in the slot of a hash, perhaps of another hash, or 0.
    long get(long hash) {
        AtomicLongArray now = slots;
        return now.getOpaque(slot(hash, now));
    }

    /// Keeps a piece.
    ///
    /// @param hashes the hash of a piece, asked for each piece when there are more slots
    /// @param run charged then
    synchronized void put(long hash, long piece, LongUnaryOperator hashes, Run run) {
        if (2 * filled > slots.length() && slots.length() < 1 << MOST_BITS) {
            grow(hashes, run);
        }
        put(hash, piece, slots);
    }

    private void put(long hash, long piece, AtomicLongArray into) {
        int slot = slot(hash, into);
        filled += into.getPlain(slot) == 0 ? 1 : 0;
        into.setOpaque(slot, piece);
    }

    private void grow(LongUnaryOperator hashes, Run run) {
        AtomicLongArray before = slots;
        run.memory((long) before.length() * Long.BYTES);
        AtomicLongArray next = new AtomicLongArray(2 * before.length());
        filled = 0;
        for (int slot = 0; slot < before.length(); slot++) {
            long piece = before.getPlain(slot);
            if (piece != 0) {
                put(hashes.applyAsLong(piece), piece, next);
            }
        }
        slots = next;
    }

    private static int slot(long hash, AtomicLongArray in) {
        return (int) ((hash * SCATTER) >>> 32) & (in.length() - 1);
    }
}
