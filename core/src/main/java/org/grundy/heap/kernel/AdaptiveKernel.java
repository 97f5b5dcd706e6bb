package org.grundy.heap.kernel;

import java.util.List;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimValues;
import org.grundy.heap.sequence.SequenceRules;
import org.grundy.run.Run;

/// A kernel for codes that split heaps in two. It begins plainly and goes on by the one of several types that
/// is estimated to be the fastest. The choice is made again whenever the sequence has grown by a half.
final class AdaptiveKernel implements Kernel {
    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final List<SplitKernelType> types;
    private final int threads;
    private SplitKernelType type = KernelRegistry.PLAIN;
    private Kernel kernel;
    private int nextChoice;

    /// A choice among some types.
    ///
    /// @param types at least one; of equal estimates the first counts
    /// @param plainFirst how many values are computed plainly, in addition to twice the most tokens of a
    ///     move; at least [SplitKernelType#MIN_KNOWN]
    /// @param threads how many may be used
    /// @throws IllegalArgumentException if there is no thread, or a type cannot compute the code here and is
    ///     the only one
    AdaptiveKernel(TakeAndBreakCode code, List<SplitKernelType> types, int plainFirst, int threads) {
        SequenceRules rules = new SequenceRules.Coded(code);
        this.types = types.stream().filter(each -> each.canCompute(rules)).toList();
        if (this.types.isEmpty()) {
            throw new IllegalArgumentException(types.getFirst().name() + " cannot compute " + code + " here");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a kernel needs a thread");
        }
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.threads = threads;
        this.kernel = new PlainKernel(code);
        this.nextChoice = plainFirst + 2 * splits.last();
    }

    @Override
    public String name() {
        return type.name();
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
        SplitKernelType best = types.size() == 1 ? types.getFirst() : fastest(SequenceProfile.of(splits, values));
        if (!isInUse(best)) {
            type = best;
            kernel = best.after(values, code, threads);
        }
        nextChoice = (int) Math.min(NimValues.CAPACITY, values.size() + values.size() / 2L);
    }

    /// Compares names: the code of a record's `equals` is made at its first call, which would cost start-up time.
    private boolean isInUse(SplitKernelType other) {
        return other.name().equals(type.name());
    }

    private SplitKernelType fastest(SequenceProfile profile) {
        SplitKernelType best = types.getFirst();
        double least = Double.MAX_VALUE;
        for (SplitKernelType other : types) {
            double begin = isInUse(other) ? 0 : other.nanosToBegin();
            double nanos = other.nanosPerValue(profile) + begin / (profile.size() / 2.0);
            if (nanos < least) {
                best = other;
                least = nanos;
            }
        }
        return best;
    }
}
