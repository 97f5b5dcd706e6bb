package org.grundy.site.instead.heap.kernel.bitset;

import org.grundy.site.instead.heap.kernel.VectorKernelType;

/// In a page there are no vectors.
public final class BitsetKernel {
    private BitsetKernel() {}

    /// The type of this kernel.
    public static final class Type extends VectorKernelType {}
}
