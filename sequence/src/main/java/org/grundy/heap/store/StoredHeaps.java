package org.grundy.heap.store;

import java.util.Optional;
import org.grundy.heap.kernel.NextHeaps;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.bitset.BitsetBlocks;
import org.grundy.heap.kernel.word.RareHeaps;
import org.grundy.heap.kernel.word.WordBlocks;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.HeapValues;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// Heaps that are on disk, and how the next ones are found.
sealed interface StoredHeaps {
    /// The next heaps.
    NextHeaps next();

    /// The values of those that are stored.
    HeapValues values();

    /// Whether there are few enough rare heaps and small enough values to go on.
    boolean serves();

    /// The same in a space of more values, where the next heap needs that; empty if there is no way on.
    Optional<StoredHeaps> wider(Run run);

    /// The rare heaps.
    RareHeaps rareHeaps();

    /// The division in rare and common values.
    default SparseSpace space() {
        return next().space();
    }

    /// The rare heaps, as they are reported.
    default FrontierReport.Rare rare() {
        return new FrontierReport.Rare(
                space().mask(),
                space().parity() != HeapParity.IGNORED,
                rareHeaps().count(),
                rareHeaps().last());
    }

    /// Values below 128, stored as they are.
    ///
    /// @param next that goes on with them
    record Words(SplitMoves splits, ValueBlocks values, WordBlocks next) implements StoredHeaps {
        /// Heaps in a space, unless it has too many values or too many of them are rare.
        static Optional<StoredHeaps> of(SplitMoves splits, ValueBlocks stored, SparseSpace space, Run run) {
            RareHeaps rare = RareHeaps.of(stored, space, run);
            return WordBlocks.serves(space, rare.count())
                    ? Optional.of(new Words(splits, stored, new WordBlocks(splits, stored, space, rare)))
                    : Optional.empty();
        }

        @Override
        public boolean serves() {
            return WordBlocks.serves(space(), rareHeaps().count());
        }

        @Override
        public Optional<StoredHeaps> wider(Run run) {
            return of(splits, values, space().wider(), run);
        }

        @Override
        public RareHeaps rareHeaps() {
            return next.rare();
        }
    }

    /// Values below 512, stored as class indices.
    ///
    /// @param head the values of the first heaps
    /// @param stored the indices of all
    /// @param rareHeaps all among the first ones
    record Indices(NimValues head, ValueBlocks stored, RareHeaps rareHeaps, BitsetBlocks next) implements StoredHeaps {
        @Override
        public HeapValues values() {
            return new IndexedValues(head, stored, space());
        }

        @Override
        public boolean serves() {
            return true;
        }

        @Override
        public Optional<StoredHeaps> wider(Run run) {
            return Optional.empty();
        }
    }
}
