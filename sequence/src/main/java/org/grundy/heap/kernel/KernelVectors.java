package org.grundy.heap.kernel;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/// The vectors of the kernels: as long as the processor's are, but at most 512 bits, a cache line. Segments
/// of heaps are as long as a vector, so that shorter ones only make more of them.
public final class KernelVectors {
    private static final VectorShape SHAPE = ByteVector.SPECIES_PREFERRED.vectorBitSize() < 512
            ? ByteVector.SPECIES_PREFERRED.vectorShape()
            : VectorShape.S_512_BIT;

    /// Vectors of bytes.
    public static final VectorSpecies<Byte> BYTES = VectorSpecies.of(byte.class, SHAPE);

    /// Vectors of 16 bits.
    public static final VectorSpecies<Short> SHORTS = VectorSpecies.of(short.class, SHAPE);

    /// Vectors of 64 bits.
    public static final VectorSpecies<Long> LONGS = VectorSpecies.of(long.class, SHAPE);

    /// Bytes of a vector: 16, 32 or 64.
    public static final int LENGTH = BYTES.length();

    private KernelVectors() {}
}
