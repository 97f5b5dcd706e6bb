package org.grundy.solve;

import java.util.BitSet;

/// For which nimbers beside it a player who is forced to move in a position wins: all from some nimber on,
/// or none, with single exceptions below.
///
/// @param below whether nimber k wins, for k below `from`; never written to
/// @param from where it becomes the same for all
/// @param beyond whether every nimber from there on wins
record ForcedWins(BitSet below, int from, boolean beyond) {
    boolean wins(int rest) {
        return rest < from ? below.get(rest) : beyond;
    }
}
