package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;

/// A kernel for codes that split heaps in two whose loops need the Vector API.
public interface VectorSplitKernelType extends SplitKernelType {
    @Override
    default boolean canCompute(SequenceRules rules) {
        return SplitKernelType.super.canCompute(rules) && VectorSupport.present();
    }

    @Override
    default boolean needsVectors() {
        return true;
    }
}
