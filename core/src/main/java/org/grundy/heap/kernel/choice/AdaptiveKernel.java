package org.grundy.heap.kernel.choice;

import java.util.List;
import java.util.function.LongSupplier;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// A kernel for codes that split heaps in two. It begins by one type and goes on by whichever of several is the
/// fastest in a [KernelContest], which is held again whenever the sequence has grown by a half. The type that
/// begins is not gone back to.
final class AdaptiveKernel implements Kernel {
    /// How many times as long as everything else each challenger may take, in all its contests together: while it is
    /// not yet compiled, that time gives few values.
    private static final int SHARE = 4;

    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final List<Contender> contenders;
    private final int threads;
    private final LongSupplier clock;
    private Contender inUse;
    private @Nullable KernelContest contest;
    private int nextChoice;
    private long worked;

    /// A choice among some types.
    ///
    /// @param first the type that begins; it must be able to do without known values
    /// @param others those of them that can compute the code here are tried
    /// @param begin how many values the first one computes, in addition to twice the most tokens of a move; at
    ///     least [SplitKernelType#MIN_KNOWN]
    /// @param threads how many may be used
    /// @param clock the time in nanoseconds from some moment on
    /// @throws IllegalArgumentException if there is no thread
    AdaptiveKernel(
            TakeAndBreakCode code,
            SplitKernelType first,
            List<SplitKernelType> others,
            int begin,
            int threads,
            LongSupplier clock) {
        if (threads < 1) {
            throw new IllegalArgumentException("a kernel needs a thread");
        }
        SequenceRules rules = new SequenceRules.Coded(code);
        this.contenders = others.stream()
                .filter(each -> each.canCompute(rules))
                .map(Contender::new)
                .toList();
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.threads = threads;
        this.clock = clock;
        this.inUse = new Contender(first);
        this.nextChoice = begin + 2 * splits.last();
    }

    @Override
    public String name() {
        return inUse.name();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        if (!inUse.isReady()) {
            inUse.prepare(values, code, threads);
        }
        while (values.size() < to) {
            if (contest == null && values.size() >= nextChoice) {
                choose(values);
            }
            if (contest == null) {
                worked += inUse.extend(values, Math.min(to, nextChoice), run, clock);
            } else {
                compete(contest, values, to, run);
            }
        }
    }

    private void choose(NimValues values) {
        SequenceProfile profile = SequenceProfile.of(splits, values);
        List<Contender> others = contenders.stream()
                .filter(each -> each != inUse && each.type().suits(profile))
                .toList();
        contest = new KernelContest(inUse, others, values.size(), SHARE * worked, clock);
    }

    private void compete(KernelContest current, NimValues values, int to, Run run) {
        current.go(values, to, run, challenger -> challenger.prepare(values, code, threads));
        if (current.isOver()) {
            contest = null;
            use(current.best(), run);
            nextChoice = (int) Math.min(NimValues.CAPACITY, values.size() + values.size() / 2L);
        }
    }

    /// The others let go of their tables.
    private void use(Contender chosen, Run run) {
        contenders.stream().filter(each -> each != chosen).forEach(each -> each.rest(each.held(), run));
        inUse = chosen;
    }
}
