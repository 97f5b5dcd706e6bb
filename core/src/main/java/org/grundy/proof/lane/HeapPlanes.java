package org.grundy.proof.lane;

/// Indices of heaps as bits: a plane has sixteen bits for each heap, one of them set where the plane is
/// that of the heap's index.
public final class HeapPlanes {
    /// The bits of a heap in a plane.
    static final int BITS = Short.SIZE;

    private final short[][] planes;

    /// Planes of no heaps.
    ///
    /// @param bits more than any index
    public HeapPlanes(int places, int bits) {
        this.planes = new short[count(bits)][places];
    }

    /// How many planes have room for so many bits.
    static int count(int bits) {
        return (bits + BITS - 1) / BITS;
    }

    /// A plane, not to be changed.
    short[] plane(int number) {
        return planes[number];
    }

    /// Sets heaps by their indices.
    ///
    /// @param indices of heaps, from their places on
    /// @param from the first place
    /// @param to behind the last one
    public void set(byte[] indices, int from, int to) {
        for (int number = 0; number < planes.length; number++) {
            set(planes[number], indices, from, to, number);
        }
    }

    private static void set(short[] plane, byte[] indices, int from, int to, int number) {
        for (int i = from; i < to; i++) {
            plane[i] = indices[i] / BITS == number ? (short) (1 << indices[i]) : 0;
        }
    }

    /// Moves some heaps to the first places.
    public void move(int from, int heaps) {
        for (short[] plane : planes) {
            System.arraycopy(plane, from, plane, 0, heaps);
        }
    }
}
