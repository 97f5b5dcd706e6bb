package org.grundy.testkit;

import java.util.BitSet;
import java.util.Set;

/// The Grundy values of all-but games, in which any number of tokens may be taken but for some, by the definition.
public final class AllButValues {
    private AllButValues() {}

    /// The values of the heaps from 0 on.
    ///
    /// @param forbidden the numbers of tokens that may not be taken
    /// @param count how many heaps
    public static int[] of(Set<Integer> forbidden, int count) {
        int[] values = new int[count];
        for (int n = 0; n < count; n++) {
            BitSet options = new BitSet();
            for (int taken = 1; taken <= n; taken++) {
                if (!forbidden.contains(taken)) {
                    options.set(values[n - taken]);
                }
            }
            values[n] = options.nextClearBit(0);
        }
        return values;
    }
}
