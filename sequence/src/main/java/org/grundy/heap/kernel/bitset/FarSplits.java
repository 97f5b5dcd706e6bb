package org.grundy.heap.kernel.bitset;

/// The splits of a heap into parts whose values the bitset kernel does not have, where some between the first and
/// the last ones are left out. Safe for use by several threads.
interface FarSplits {
    /// All values are there.
    FarSplits NONE = new FarSplits() {
        @Override
        public int near() {
            return Integer.MAX_VALUE;
        }

        @Override
        public boolean reach(int place, int value) {
            return false;
        }
    };

    /// The kernel has the values of all splits with a smaller part of at most so many tokens.
    int near();

    /// Whether a split with a larger smaller part has a value.
    ///
    /// @param place of the heap among the kernel's values
    /// @param value rare
    boolean reach(int place, int value);
}
