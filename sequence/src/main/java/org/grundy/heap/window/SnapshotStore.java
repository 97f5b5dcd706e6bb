package org.grundy.heap.window;

import java.util.List;
import java.util.Optional;

/// Where a search keeps what another one needs to go on from where it was stopped: the first values, the
/// snapshots, and how far it has come since.
public interface SnapshotStore {
    /// Keeps nothing.
    SnapshotStore NONE = new SnapshotStore() {
        @Override
        public List<Snapshot> snapshots() {
            return List.of();
        }

        @Override
        public Optional<Snapshot> reached() {
            return Optional.empty();
        }

        @Override
        public void begin(byte[] head) {}

        @Override
        public void keep(Snapshot added, List<Snapshot> gone) {}

        @Override
        public void reach(Snapshot snapshot) {}
    };

    /// The snapshots that are kept, in order; none before the search has begun.
    List<Snapshot> snapshots();

    /// How far the search has come behind the last one of them, if that is known.
    Optional<Snapshot> reached();

    /// Keeps the first values.
    void begin(byte[] head);

    /// Called for each snapshot, in order.
    ///
    /// @param gone those that are no longer needed once this one is kept
    void keep(Snapshot added, List<Snapshot> gone);

    /// Called now and then between two snapshots: what was reached before is no longer needed.
    void reach(Snapshot snapshot);
}
