package org.grundy.heap.kernel.choice;

import java.util.Comparator;
import java.util.List;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// A kernel for codes that split heaps in two. It begins by one type; whenever the sequence has grown by a
/// half, whichever of several has the least estimated cost for the next heap goes on. The estimates are
/// counts, and no clock is looked at, so the same kernel computes the same heaps in every run. The type
/// that begins is not gone back to.
final class AdaptiveKernel implements Kernel {
    /// Another kernel takes over if it costs less than this part of the one in use: its tables are made
    /// anew.
    private static final double LESS = 0.8;

    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final List<SplitKernelType> others;
    private final int threads;
    private SplitKernelType type;
    private Kernel kernel;
    private int nextChoice;

    /// A choice among some types.
    ///
    /// @param first the type that begins; it must be able to do without known values
    /// @param others those of them that can compute the code here may take over
    /// @param begin how many values the first one computes at least, in addition to twice the most
    ///     tokens of a move; at least [SplitKernelType#MIN_KNOWN]
    /// @param threads how many may be used
    /// @throws IllegalArgumentException if there is no thread
    AdaptiveKernel(TakeAndBreakCode code, SplitKernelType first, List<SplitKernelType> others, int begin, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a kernel needs a thread");
        }
        SequenceRules rules = new SequenceRules.Coded(code);
        this.others = others.stream().filter(each -> each.canCompute(rules)).toList();
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.threads = threads;
        this.type = first;
        this.kernel = first.after(new NimValues(), code, threads);
        this.nextChoice = begin + 2 * splits.last();
    }

    @Override
    public String name() {
        return kernel.name();
    }

    @Override
    public long held() {
        return kernel.held();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            if (values.size() >= nextChoice) {
                choose(values, run);
            } else {
                kernel.extend(values, Math.min(to, nextChoice), run);
            }
        }
    }

    private void choose(NimValues values, Run run) {
        SequenceProfile profile = SequenceProfile.of(splits, values);
        double most = LESS * type.cost(profile);
        List<SplitKernelType> better = others.stream()
                .filter(each -> !each.equals(type) && each.cost(profile) < most)
                .sorted(Comparator.comparingDouble(each -> each.cost(profile)))
                .toList();
        for (SplitKernelType each : better) {
            if (takesOver(each, values, run)) {
                break;
            }
        }
        nextChoice = (int) Math.min(NimValues.CAPACITY, values.size() + values.size() / 2L);
    }

    /// Has another kernel compute its first block, and lets go of the one in use.
    ///
    /// @return false if memory is too little for the tables of the other one
    private boolean takesOver(SplitKernelType other, NimValues values, Run run) {
        Kernel next = other.after(values, code, threads);
        Solved<Boolean> done = run.attempt(() -> {
            next.extend(values, values.size() + 1, run);
            return true;
        });
        if (done instanceof Solved.Undecided<Boolean>(Limit limit, long _, long _, long _)) {
            if (limit != Limit.MEMORY) {
                throw run.giveUp(limit);
            }
            return false;
        }
        run.release(kernel.held());
        kernel = next;
        type = other;
        return true;
    }
}
