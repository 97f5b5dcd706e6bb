package org.grundy.heap.kernel.sparse;

import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The kernel for sequences of moderate length, in sparse space and without need of the Vector API: a block
/// of 64 heaps at a time ([SparseBlock]).
///
/// The common options of a heap come from the rare heaps alone, so a part of those marks nearly all of them
/// ([MarkingHeaps]), and some heaps of any value mark nearly all rare options. All splits are scanned for
/// the values below the mex that are not marked ([MexSearch], [SplitScan]); the least that is not found is
/// the mex. Threads share the marks and scans of a block, for these need only heaps before it; the splits
/// with a part of at most 64 are marked heap by heap ([NearSplits]).
///
/// How many heaps mark is adapted so that marks and scans take the same time. Where the sequence is
/// long and rare heaps are few, all of them mark, and no common value has to be scanned for.
///
/// Cost of a heap of n: some thousand marks, one scan of n/2 splits of each kind for the mex, and a few
/// scans of a part of them; 8 bytes a heap in addition to the values.
public final class SparseKernel implements Kernel {
    private static final String NAME = "sparse";

    /// Bytes that one heap takes while the arrays grow: the old arrays, the new ones.
    private static final long BYTES = 12;

    private final SplitMoves splits;
    private final int threads;
    private final Kernel plain;
    private @Nullable SparseBlock block;
    private int made;
    private int held;

    /// A kernel for a code, for sequences of at least 1024 values more than the most tokens of a move.
    ///
    /// @param threads at least 1
    public SparseKernel(TakeAndBreakCode code, int threads) {
        this.splits = SplitMoves.from(code);
        this.threads = threads;
        this.plain = new PlainKernel(code);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.reserve(to);
        try (WorkerTeam team = new WorkerTeam(to - values.size() > 2 * SparseBlock.HEAPS ? threads : 1)) {
            while (values.size() < to) {
                SparseBlock current = block(values);
                if (current == null) {
                    plain.extend(values, to, run);
                    return;
                }
                int end = Math.min(to, values.size() + SparseBlock.HEAPS);
                run.positions(end - values.size());
                run.options(Kernel.steps(end - values.size()));
                run.clock();
                hold(end, run);
                if (!current.extend(values, end, team)) {
                    block = made(current.space().wider(), values);
                    if (block == null) {
                        plain.extend(values, values.size() + 1, run); // the value that has no place
                    }
                }
            }
        }
    }

    @Override
    public long held() {
        return BYTES * held;
    }

    private void hold(int heaps, Run run) {
        if (heaps > held) {
            run.memory(BYTES * (heaps - held));
            held = heaps;
        }
    }

    /// The block in use, made anew when the sequence has doubled; null if its values are too large.
    private @Nullable SparseBlock block(NimValues values) {
        if (block == null
                || values.size() > 2L * made
                || values.max() >> block.space().bits() != 0) {
            block = made(SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT), values);
        }
        return block;
    }

    private @Nullable SparseBlock made(SparseSpace space, NimValues values) {
        made = values.size();
        return space.bits() > SparseEncoding.MOST_BITS ? null : new SparseBlock(splits, space, made);
    }

    /// The type of this kernel.
    public record Type() implements SplitKernelType {
        @Override
        public String name() {
            return NAME;
        }

        /// Rare heaps mark; the rest is for what they do not show, whatever the length.
        @Override
        public double cost(SequenceProfile profile) {
            return 250 + 1.2 * profile.shifts();
        }

        @Override
        public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
            return new SparseKernel(code, threads);
        }
    }
}
