package org.grundy.heap.kernel;

import jdk.incubator.vector.ByteVector;
import org.grundy.value.VectorModule;

/// Whether the kernels that need vectors can be used: the JVM must have the module of the Vector API, and the processor
/// vectors of [#LEAST_BITS].
public final class VectorSupport {
    /// With shorter vectors the same code is right and slower than the kernels that need none.
    private static final int LEAST_BITS = 256;

    private VectorSupport() {}

    public static boolean present() {
        return VectorModule.present() && Width.BITS >= LEAST_BITS;
    }

    /// Loaded only when the module is there.
    private static final class Width {
        static final int BITS = ByteVector.SPECIES_PREFERRED.vectorBitSize();
    }
}
