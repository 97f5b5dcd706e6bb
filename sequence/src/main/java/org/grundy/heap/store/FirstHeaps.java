package org.grundy.heap.store;

import java.util.Optional;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.bitset.BitsetBlocks;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.kernel.word.RareHeaps;
import org.grundy.heap.kernel.word.WordBlocks;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The first heaps of a sequence that is kept on disk, which are computed in memory by the kernels for all codes: they
/// show how the others are stored and found.
///
/// Values are stored as they are if they are below 128 and few of them are rare; or as class indices, if their parity
/// does not count and rare heaps have stopped. Class indices do not tell the values of the first heaps, so these
/// are computed again by whoever goes on.
final class FirstHeaps {
    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final ValueBlocks stored;
    private final int threads;
    private final int count;
    private @Nullable NimValues computed;

    /// @param stored the values so far
    /// @param count how many the first heaps are
    FirstHeaps(TakeAndBreakCode code, ValueBlocks stored, int threads, int count) {
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.stored = stored;
        this.threads = threads;
        this.count = count;
    }

    /// How many there are.
    int count() {
        return count;
    }

    /// Whether they are stored.
    boolean isStored() {
        return stored.count() >= count;
    }

    /// Stores them, if they are not.
    ///
    /// @return false if their values are too large, or too many are rare
    boolean store(Run run) {
        if (isStored()) {
            return true;
        }
        NimValues values = values(run);
        SparseSpace space = space(values);
        RareHeaps rare = RareHeaps.among(values, space);
        if (areIndices(values, space, rare)) {
            if (stored.mask() == 0) {
                stored.holdIndices(space.mask());
            }
        } else if (values.width() > 1) {
            return false;
        }
        add(values, space);
        return true;
    }

    private boolean areIndices(NimValues values, SparseSpace space, RareHeaps rare) {
        boolean asTheyAre = values.max() < WordBlocks.MAX_VALUES && WordBlocks.serves(space, rare.count());
        return !asTheyAre
                && space.parity() == HeapParity.IGNORED
                && BitsetBlocks.serves(space, rare.count(), rare.last(), count);
    }

    private void add(NimValues values, SparseSpace space) {
        int known = (int) stored.count();
        byte[] rest = new byte[count - known];
        for (int i = 0; i < rest.length; i++) {
            int value = values.get(known + i);
            rest[i] = (byte) (stored.mask() == 0 ? value : space.index(value));
        }
        stored.add(rest, rest.length);
    }

    private NimValues values(Run run) {
        NimValues known = computed;
        if (known != null) {
            return known;
        }
        SequenceRules rules = new SequenceRules.Coded(code);
        NimSequence sequence = NimSequence.of(rules, KernelRegistry.AUTO.kernel(rules, threads))
                .withoutPeriod();
        sequence.extend(count, run);
        NimValues values = NimValues.first(sequence.values(), count);
        computed = values;
        return values;
    }

    private SparseSpace space(NimValues values) {
        return SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
    }

    /// All heaps that are stored, and how the next ones are found; empty if too many are rare.
    Optional<StoredHeaps> go(Run run) {
        return stored.mask() == 0 ? words(run) : Optional.of(indices(run));
    }

    private Optional<StoredHeaps> words(Run run) {
        SparseSpace space = space(NimValues.first(stored, count));
        while (stored.max() >>> space.bits() != 0) {
            space = space.wider();
        }
        return StoredHeaps.Words.of(splits, stored, space, run);
    }

    private StoredHeaps indices(Run run) {
        NimValues values = values(run);
        SparseSpace space = space(values);
        RareHeaps rare = RareHeaps.among(values, space);
        while (stored.max() >= space.classSize()) {
            space = space.wider(0L); // parity does not count
        }
        BitsetBlocks next = new BitsetBlocks(splits, values, stored, space, threads);
        return new StoredHeaps.Indices(values, stored, rare, next);
    }
}
