package org.grundy.misere.tame;

import java.util.List;

/// Positions numbered from 1 whose options are sums of positions with smaller numbers: the heaps of a game,
/// for one. All sums of them are closed under moves.
@FunctionalInterface
public interface ClosedSet {
    /// The options of a position.
    ///
    /// @param heap the number of the position, at least 1
    /// @return for each option the numbers of its components; the empty array is the end of play. The same
    ///     option may come more than once. No option at all: the position is terminal
    List<int[]> options(int heap);
}
