package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The kernel that follows the definition: the value of a heap is the mex over all its moves of the nim sum
/// of what is left. It is the oracle of all others.
///
/// Cost: for a heap of n, one load and one mark for each pair of parts of each digit with bit 4, so n/2 of
/// them, and n²/12 for a digit with bit 8.
public final class PlainKernel implements Kernel {
    private static final String NAME = "plain";

    /// So many ways to split a heap in two take as long as a step.
    private static final int SPLITS_A_STEP = 128;

    private final TakeAndBreakCode code;
    private final MexBitset marks = new MexBitset();

    /// A kernel for any code.
    public PlainKernel(TakeAndBreakCode code) {
        this.code = code;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.extend(to, run, known -> next(known, run));
    }

    private int next(NimValues values, Run run) {
        int n = values.size();
        run.options(Kernel.steps(1));
        marks.clear();
        int last = (int) Math.min(n, code.last());
        for (int taken = 0; taken <= last; taken++) {
            TakeAndBreakCode.Digit digit = code.digit(taken);
            if (digit.bits() != 0) {
                mark(values, n - taken, digit, run);
            }
        }
        return marks.result();
    }

    private void mark(NimValues values, int rest, TakeAndBreakCode.Digit digit, Run run) {
        if (rest == 0) {
            if (digit.leaves(0)) {
                marks.mark(0);
            }
            return;
        }
        if (digit.leaves(1)) {
            marks.mark(values.get(rest));
        }
        if (digit.leaves(2)) {
            run.options(rest / SPLITS_A_STEP);
            for (int part = 1; part <= (digit.unequal() ? rest - 1 : rest) / 2; part++) {
                marks.mark(values.get(part) ^ values.get(rest - part));
            }
        }
        for (int heaps = 3; heaps <= digit.heaps(); heaps++) {
            if (digit.leaves(heaps)) {
                split(values, new Split(digit.unequal(), run), rest, 1, heaps, 0);
            }
        }
    }

    /// @param unequal whether no two heaps may be of one size
    /// @param run charged for each way to split, for there may be n³ of them
    private record Split(boolean unequal, Run run) {}

    /// Marks the nim sums of all ways to split `rest` into so many heaps in increasing order, each at least
    /// `least`, beside heaps of nim sum `sum`.
    private void split(NimValues values, Split kind, int rest, int least, int heaps, int sum) {
        if (heaps == 1) {
            if (rest >= least) {
                marks.mark(sum ^ values.get(rest));
            }
            return;
        }
        kind.run.options(Math.max(0, rest / heaps - least + 1));
        for (int part = least; part <= rest / heaps; part++) {
            split(values, kind, rest - part, kind.unequal ? part + 1 : part, heaps - 1, sum ^ values.get(part));
        }
    }

    /// The type of this kernel; it computes codes of every kind.
    public record Type() implements SplitKernelType {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText("codes", "代码");
        }

        @Override
        public boolean canCompute(SequenceRules rules) {
            return rules instanceof SequenceRules.Coded;
        }

        @Override
        public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
            return new PlainKernel(code);
        }

        /// A load, an XOR and a mark for each split.
        @Override
        public double cost(SequenceProfile profile) {
            return 0.8 * profile.kinds() * profile.size();
        }

        /// There is no work for several threads.
        @Override
        public Kernel kernel(SequenceRules rules, int threads) {
            if (rules instanceof SequenceRules.Coded(var code)) {
                return new PlainKernel(code);
            }
            throw new IllegalArgumentException(NAME + " cannot compute " + rules);
        }
    }
}
