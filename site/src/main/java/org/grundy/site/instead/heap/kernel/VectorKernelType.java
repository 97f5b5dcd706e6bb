package org.grundy.site.instead.heap.kernel;

import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.value.NimValues;

/// A kernel whose loops need the Vector API, where there is none: it computes nothing.
public class VectorKernelType implements SplitKernelType {
    @Override
    public String name() {
        return "vectors";
    }

    @Override
    public boolean canCompute(SequenceRules rules) {
        return false;
    }

    @Override
    public boolean needsVectors() {
        return true;
    }

    @Override
    public double cost(SequenceProfile profile) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
        throw new IllegalArgumentException(name() + " cannot compute " + code + " here");
    }
}
