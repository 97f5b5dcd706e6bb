package org.grundy.heap.window;

import java.util.List;

/// Where snapshots are kept, so that a search can go on from them after it was stopped.
@FunctionalInterface
public interface SnapshotKeeper {
    /// Keeps none.
    SnapshotKeeper NONE = (added, gone) -> {};

    /// Called for each snapshot, in order.
    ///
    /// @param gone those that are no longer needed once this one is kept
    void keep(Snapshot added, List<Snapshot> gone);
}
