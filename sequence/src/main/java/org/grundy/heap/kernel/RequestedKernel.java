package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The kernel that the user requested by name. The plain kernel computes the first values, until there are enough for
/// it.
final class RequestedKernel implements Kernel {
    private final SplitKernelType type;
    private final TakeAndBreakCode code;
    private final int threads;
    private final int begin;
    private final Kernel plain;
    private @Nullable Kernel kernel;

    /// A kernel from the first heap on.
    ///
    /// @param threads how many it may use
    /// @throws IllegalArgumentException if there is no thread, or the type cannot compute the code here
    RequestedKernel(SplitKernelType type, TakeAndBreakCode code, int threads) {
        if (!type.canCompute(new SequenceRules.Coded(code))) {
            throw new IllegalArgumentException(type.name() + " cannot compute " + code + " here");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a kernel needs a thread");
        }
        this.type = type;
        this.code = code;
        this.threads = threads;
        this.begin = SplitKernelType.MIN_KNOWN + 2 * SplitMoves.from(code).last();
        this.plain = new PlainKernel(code);
    }

    @Override
    public String name() {
        return kernel == null ? plain.name() : kernel.name();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        plain.extend(values, Math.min(to, begin), run);
        if (values.size() < to) {
            Kernel able = kernel;
            if (able == null) {
                able = type.after(values, code, threads);
                kernel = able;
            }
            able.extend(values, to, run);
        }
    }
}
