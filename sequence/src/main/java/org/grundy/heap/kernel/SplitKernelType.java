package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.text.BilingualText;

/// A kernel for finite codes that split heaps in two. It can go on from the values of another kernel, so
/// it can be tried on a sequence that has begun.
public interface SplitKernelType extends KernelType {
    /// How many values must be known before any kernel but the plain one goes on, in addition to twice the
    /// most tokens of a move: two blocks of the bitset kernel, which the plain kernel computes in a
    /// millisecond.
    int MIN_KNOWN = 1024;

    /// What the next heap costs about, by count: one is a load and an OR of 64 bytes, about a nanosecond.
    /// Only its ratio to that of other kernels matters, so it does not say what threads, caches or a
    /// JVM that still compiles make of it. Infinite where it is not to go on unless it is asked for.
    double cost(SequenceProfile profile);

    /// A kernel that goes on from some values.
    ///
    /// @param code of which the values are
    /// @param values at least [#MIN_KNOWN] and twice the most tokens of a move
    /// @param threads how many it may use, at least 1
    Kernel after(NimValues values, TakeAndBreakCode code, int threads);

    @Override
    default BilingualText domain() {
        return new BilingualText("finite codes that split heaps in two", "把堆分成两堆的有限代码");
    }

    @Override
    default boolean canCompute(SequenceRules rules) {
        return rules instanceof SequenceRules.Coded(var code) && SplitMoves.of(code);
    }

    @Override
    default Kernel kernel(SequenceRules rules, int threads) {
        if (rules instanceof SequenceRules.Coded(var code)) {
            return new RequestedKernel(this, code, threads);
        }
        throw new IllegalArgumentException(name() + " cannot compute " + rules);
    }
}
