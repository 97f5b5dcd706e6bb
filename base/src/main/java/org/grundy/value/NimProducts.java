package org.grundy.value;

/// Nim products of many pairs at once: a kernel. All kernels give what [Nimbers#product] gives.
public interface NimProducts {
    /// Writes the nim product of `a[i]` and `b[i]` to `out[i]`, for `from` ≤ i < `to`. The arrays may be
    /// the same.
    ///
    /// @param a nimbers below 2^64, read without sign
    /// @param b nimbers below 2^64, read without sign
    /// @throws IndexOutOfBoundsException if an array is too short or the range is none; nothing has been
    ///     written then
    void multiply(long[] a, long[] b, long[] out, int from, int to);

    /// A short name for reports.
    String name();

    /// The kernel for many products, a million and more: with vectors where the JVM has the [VectorModule], else one
    /// by one. For few products one by one is as fast, for it needs no warming up.
    static NimProducts forMany() {
        return VectorModule.present() ? new SlicedNimProducts() : new SingleNimProducts();
    }
}
