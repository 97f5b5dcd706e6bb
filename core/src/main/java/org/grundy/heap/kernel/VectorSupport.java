package org.grundy.heap.kernel;

import jdk.incubator.vector.ByteVector;

/// Whether vectors of 512 bits can be used: the module of the Vector API must have been asked for when the
/// JVM was started. On processors with shorter vectors the same code is right and slow, so it is not chosen
/// there.
public final class VectorSupport {
    /// Bytes of the vectors that the kernels are written for.
    private static final int BYTES = 64;

    private VectorSupport() {}

    public static boolean present() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() && Width.BYTES_AT_ONCE >= BYTES;
    }

    /// Loaded only when the module is there.
    private static final class Width {
        static final int BYTES_AT_ONCE = ByteVector.SPECIES_PREFERRED.length();
    }
}
