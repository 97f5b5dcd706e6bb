package org.grundy.heap.kernel.word;

import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorSplitKernelType;
import org.grundy.heap.kernel.bitset.BitsetKernel;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.jspecify.annotations.Nullable;

/// The kernel for few rare heaps and values below 128, as [WordBlocks]. Where there are more, the bitset
/// kernel goes on.
public final class WordKernel implements Kernel {
    /// By which it is asked for.
    public static final String NAME = "word";

    /// How many heaps are added at once.
    private static final int BATCH = 1 << 12;

    private final SplitMoves splits;
    private final int threads;
    private @Nullable WordBlocks blocks;
    private @Nullable Kernel beyond;
    private int madeAt;
    private int madeWith;

    /// A kernel that goes on from values of at least [VectorSplitKernelType#MIN_KNOWN] heaps and twice
    /// the most tokens of a move.
    ///
    /// @param threads for the kernel that goes on where values become too large
    public WordKernel(SplitMoves splits, int threads) {
        this.splits = splits;
        this.threads = threads;
    }

    @Override
    public String name() {
        return beyond == null ? NAME : beyond.name();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            WordBlocks current = blocks;
            if (current == null || current.count() != values.size() || outgrown(current)) {
                SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
                current = blocks(space, values, run);
            }
            if (current == null
                    || !WordBlocks.serves(current.space(), current.rare().count())) {
                extendBeyond(values, to, run);
                return;
            }
            if (!batch(current, values, to, run)) {
                blocks(current.space().wider(), values, run);
            }
        }
    }

    @Override
    public long held() {
        return beyond == null ? 0 : beyond.held();
    }

    /// Whether another space may be better: that of twice as many values, for which this one has had
    /// rare heaps since it was found.
    private boolean outgrown(WordBlocks current) {
        return current.count() > 2L * madeAt && current.rare().count() > madeWith;
    }

    private void extendBeyond(NimValues values, int to, Run run) {
        Kernel bitset = beyond == null ? new BitsetKernel(splits, values, threads) : beyond;
        beyond = bitset;
        bitset.extend(values, to, run);
    }

    /// Blocks in a space; none if it has too many values or too many of them are rare.
    private @Nullable WordBlocks blocks(SparseSpace space, NimValues values, Run run) {
        madeAt = values.size();
        RareHeaps rare = values.width() == 1 ? RareHeaps.of(values, space, run) : new RareHeaps();
        madeWith = rare.count();
        boolean serves = values.width() == 1 && WordBlocks.serves(space, rare.count());
        blocks = serves ? new WordBlocks(splits, values, space, rare) : null;
        return blocks;
    }

    /// Adds some heaps.
    ///
    /// @return false if the space is too small for the next one
    private boolean batch(WordBlocks from, NimValues values, int to, Run run) {
        long first = from.count();
        long end = Math.min(to, first + BATCH - WordWindow.VECTOR);
        boolean whole = from.advance(end);
        int heaps = (int) (from.count() - first);
        run.positions(heaps);
        run.options(Kernel.steps(heaps));
        run.clock();
        values.reserve(values.size() + heaps);
        from.copy(first, values.bytes(), (int) first, heaps);
        values.written((int) from.count(), largest(values.bytes(), (int) first, (int) from.count()));
        return whole;
    }

    private static int largest(byte[] values, int from, int to) {
        int largest = 0;
        for (int n = from; n < to; n++) {
            largest = Math.max(largest, values[n]);
        }
        return largest;
    }

    /// The type of this kernel.
    public record Type() implements VectorSplitKernelType {
        /// About so many small heaps verify the rare values of a heap, for each class index.
        private static final int WITNESSES = 4;

        /// What each heap waits for the one before it.
        private static final int CHAIN = 10;

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText(
                    "finite codes that split heaps in two, with vectors of 256 bits or more; fast for values below 128",
                    "把堆分成两堆的有限代码，并需要至少 256 位的向量；值小于 128 时很快");
        }

        /// The ORs of shifts and of small heaps that verify, and the chain from one heap to the next;
        /// where words have 16 or 32 bits, for with longer ones the bitset kernel is as fast.
        @Override
        public double costOfLong(SequenceProfile profile) {
            int indices = Math.max(Short.SIZE, profile.space().classSize());
            if (indices > Integer.SIZE || !WordBlocks.serves(profile.space(), profile.rare())) {
                return Double.POSITIVE_INFINITY;
            }
            int heaps = KernelVectors.LENGTH * Byte.SIZE / indices;
            return (profile.shifts() + WITNESSES * indices) / heaps + CHAIN;
        }

        @Override
        public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
            return new WordKernel(SplitMoves.from(code), threads);
        }
    }
}
