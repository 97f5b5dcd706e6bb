package org.grundy.heap.kernel;

import java.util.List;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.bitset.BitsetKernel;
import org.grundy.heap.kernel.bitset.HeapBitMatrices;
import org.grundy.heap.kernel.bitset.RareShifts;
import org.grundy.heap.kernel.sparse.SparseKernel;
import org.grundy.heap.sequence.NimValues;
import org.grundy.run.Run;

/// A kernel that begins plainly and then goes on by the one that was asked for, or by the one that seems
/// the fastest. The estimate is made again whenever the sequence has grown by a half.
///
/// The estimates are in nanoseconds a value and were fitted on one machine; a wrong one costs time and
/// nothing else.
final class AdaptiveKernel implements Kernel {
    /// What the kernels that are asked for need.
    private static final int PLAIN_TO = 1024;

    /// So far the plain kernel takes a few milliseconds, less than others take to be compiled by the JVM.
    private static final int AUTO_PLAIN_TO = 4096;

    private static final List<KernelRegistry> FROM_SIMPLEST =
            List.of(KernelRegistry.PLAIN, KernelRegistry.SPARSE, KernelRegistry.ROWS);
    private static final double PLAIN_PAIR = 1;
    private static final double ROW_SHIFT = 0.0014;
    private static final double ROW_CODE = 1.5;
    private static final double ROW_FIXED = 20;
    private static final double ROW_ANEW = 30_000;
    private static final double SPARSE_FIXED = 1200;
    private static final double SPARSE_SHIFT = 0.7;
    private static final double SPARSE_SOME = 2000;
    private static final double SPARSE_PAIR = 0.22;

    /// What the JVM takes to compile vectors of the Vector API, in nanoseconds. So they must gain as much
    /// before the next choice.
    private static final double ROW_COMPILE = 1e9;

    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final KernelRegistry choice;
    private final int threads;
    private Kernel kernel;
    private int nextChoice;

    AdaptiveKernel(TakeAndBreakCode code, KernelRegistry choice, int threads) {
        this.threads = threads;
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.choice = choice;
        this.kernel = new PlainKernel(code);
        this.nextChoice = (choice == KernelRegistry.AUTO ? AUTO_PLAIN_TO : PLAIN_TO) + 2 * splits.last();
    }

    @Override
    public String name() {
        return kernel.name();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            if (values.size() >= nextChoice) {
                choose(values);
            }
            kernel.extend(values, Math.min(to, nextChoice), run);
        }
    }

    private void choose(NimValues values) {
        KernelRegistry best = choice == KernelRegistry.AUTO ? best(values) : choice;
        if (!kernel.name().equals(best.word())) {
            kernel = switch (best) {
                case AUTO, PLAIN -> new PlainKernel(code);
                case SPARSE -> new SparseKernel(code, threads);
                case ROWS -> rows(values);
            };
        }
        nextChoice = (int) Math.min(NimValues.CAPACITY, values.size() + values.size() / 2L);
    }

    /// Begins with a few blocks at the beginning of the sequence: until its vectors are compiled a block takes
    /// the JVM a hundred times as long, and a block there is the smallest.
    private Kernel rows(NimValues values) {
        int known = PLAIN_TO + 2 * splits.last();
        NimValues beginning = new NimValues();
        for (int n = 0; n < known; n++) {
            beginning.add(values.get(n));
        }
        new BitsetKernel(splits, beginning, 1).extend(beginning, known + RareShifts.LONG, Run.unlimited());
        return new BitsetKernel(splits, values, threads);
    }

    private KernelRegistry best(NimValues values) {
        SparseSpace space = SparseSpace.find(values, 2);
        int rare = space.rareHeaps(values.counts(0));
        int recent = space.rareHeaps(values.counts(values.size() / 4 * 3));
        KernelRegistry best = KernelRegistry.PLAIN;
        double least = Double.MAX_VALUE;
        for (KernelRegistry other : FROM_SIMPLEST) {
            double nanos = nanos(other, values, rare, recent);
            if (other.canCompute(code) && nanos < least) {
                best = other;
                least = nanos;
            }
        }
        return best;
    }

    /// An estimate for one value.
    ///
    /// @param rare how many heaps are rare
    /// @param recent how many of the last quarter
    private double nanos(KernelRegistry kind, NimValues values, int rare, int recent) {
        double pairs = splits.pairs().length * 0.6 * values.size();
        double shifts = (double) rare * splits.pairs().length;
        return switch (kind) {
            case AUTO, PLAIN -> PLAIN_PAIR * pairs;
            case SPARSE -> SPARSE_FIXED + Math.min(SPARSE_SHIFT * shifts, SPARSE_SOME + SPARSE_PAIR * pairs);
            case ROWS -> {
                double codes = values.max() / 2.0 + HeapBitMatrices.SIDE;
                double value = ROW_FIXED + (ROW_SHIFT * shifts + ROW_CODE) * codes;
                double compile = kernel.name().equals(KernelRegistry.ROWS.word()) ? 0 : ROW_COMPILE;
                yield value
                        + (ROW_ANEW + RareShifts.LONG * value) * recent / (values.size() / 4.0)
                        + compile / (values.size() / 2.0);
            }
        };
    }
}
