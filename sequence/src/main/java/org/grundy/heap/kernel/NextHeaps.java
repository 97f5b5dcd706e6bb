package org.grundy.heap.kernel;

/// The next heaps of a sequence, found from its first values and its last ones, and from values that are stored where
/// those do not show enough.
public interface NextHeaps {
    /// How many heaps are known.
    long count();

    /// The division in rare and common values.
    SparseSpace space();

    /// Finds the next heaps.
    ///
    /// @param to how many are to be known at least; fewer than 64 more will be
    /// @return false if there is no way on: the space is too small for the next heap, or its value is not shown
    boolean advance(long to);

    /// Copies the last heaps, as they are stored.
    ///
    /// @param from before [#count()], by no more heaps than are kept
    void copy(long from, byte[] into, int at, int heaps);
}
