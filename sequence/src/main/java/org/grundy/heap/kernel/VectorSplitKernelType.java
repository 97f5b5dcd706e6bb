package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;

/// A kernel for codes that split heaps in two whose loops need the Vector API.
public interface VectorSplitKernelType extends SplitKernelType {
    /// So many values a kernel without vectors computes before one with them may go on by itself: the
    /// JVM takes seconds to compile its loops.
    int MIN_LENGTH = 1 << 14;

    /// What the next heap costs, as [#cost], once the sequence is long enough.
    double costOfLong(SequenceProfile profile);

    @Override
    default double cost(SequenceProfile profile) {
        return profile.size() < MIN_LENGTH ? Double.POSITIVE_INFINITY : costOfLong(profile);
    }

    @Override
    default boolean canCompute(SequenceRules rules) {
        return SplitKernelType.super.canCompute(rules) && VectorSupport.present();
    }

    @Override
    default boolean needsVectors() {
        return true;
    }
}
