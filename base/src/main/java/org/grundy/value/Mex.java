package org.grundy.value;

import java.util.Arrays;

/// The mex of a set of naturals, built by adding members one at a time.
///
/// Stamps instead of a set: a member's cell holds the number of the round in which it was last added, so
/// that starting a new set costs one increment and not a sweep. Not safe for use by several threads.
///
/// Cost: adding is O(1) amortised, [#result()] is O(mex), memory is one `int` for each natural up to the
/// largest added.
public final class Mex {
    private int[] stamps = new int[64];
    private int round = 1;

    /// Starts a new, empty set.
    public void clear() {
        if (++round == 0) {
            Arrays.fill(stamps, 0);
            round = 1;
        }
    }

    /// Adds a member.
    ///
    /// @param value a natural number, at least 0
    /// @throws ArrayIndexOutOfBoundsException if the value is negative
    public void add(int value) {
        if (value >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(value + 1, 2 * stamps.length));
        }
        stamps[value] = round;
    }

    /// The least natural number that was not added since the last [#clear()].
    public int result() {
        int candidate = 0;
        while (candidate < stamps.length && stamps[candidate] == round) {
            candidate++;
        }
        return candidate;
    }
}
