package org.grundy.site.instead.heap.kernel.word;

import org.grundy.site.instead.heap.kernel.VectorKernelType;

/// In a page there are no vectors.
public final class WordKernel {
    private WordKernel() {}

    /// The type of this kernel.
    public static final class Type extends VectorKernelType {}
}
