package org.grundy.heap.kernel;

import jdk.incubator.vector.ByteVector;

/// Whether the kernels that need vectors can be used: the module of the Vector API must have been asked for when the
/// JVM was started, and the processor have vectors of [#LEAST_BITS].
public final class VectorSupport {
    /// With shorter vectors the same code is right and slower than the kernels that need none.
    private static final int LEAST_BITS = 256;

    private VectorSupport() {}

    public static boolean present() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() && Width.BITS >= LEAST_BITS;
    }

    /// Loaded only when the module is there.
    private static final class Width {
        static final int BITS = ByteVector.SPECIES_PREFERRED.vectorBitSize();
    }
}
