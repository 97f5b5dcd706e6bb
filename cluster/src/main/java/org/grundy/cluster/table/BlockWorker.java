package org.grundy.cluster.table;

import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.cluster.level.BlockEntry;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.store.BoundedCache;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.evidence.Checksum;
import org.grundy.game.coding.WindowFiller;
import org.grundy.lang.NamedGame;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// What an executor knows of a table: it is sent there once, and its tasks share the compiled rules and the blocks that
/// were read.
final class BlockWorker implements Serializable {
    private static final long serialVersionUID = 1;

    private final TableSpec spec;
    private final SharedFolder folder;
    private transient @Nullable NamedGame<?> game;
    private transient @Nullable BoundedCache<Integer, CellArray> cache;

    BlockWorker(TableSpec spec, SharedFolder folder) {
        this.spec = spec;
        this.folder = folder;
    }

    /// How a task ended.
    ///
    /// @param entry what it wrote, if it did
    /// @param damaged the block whose file is not as its level's manifest says, if that stopped it
    /// @param read how many bytes of earlier blocks it read from the storage
    /// @param reading how long that took, with the unpacking
    /// @param nanos how long all of it took
    record Ended(@Nullable BlockEntry entry, @Nullable Integer damaged, long read, long reading, long nanos)
            implements Serializable {}

    private GridRules rules() {
        return NamedGridRules.of(game(), spec.grid().axes(), Run.unlimited());
    }

    private synchronized NamedGame<?> game() {
        NamedGame<?> known = game;
        if (known == null) {
            known = spec.named();
            game = known;
        }
        return known;
    }

    private synchronized BoundedCache<Integer, CellArray> cache() {
        BoundedCache<Integer, CellArray> known = cache;
        if (known == null) {
            known = new BoundedCache<>(CellArray::size);
            cache = known;
        }
        return known;
    }

    /// Computes a block and writes its file.
    ///
    /// @param sums the checksums of earlier blocks
    Ended compute(int block, Map<Integer, String> sums) throws IOException {
        long start = System.nanoTime();
        Storage storage = folder.open();
        Reading reading = new Reading(storage, sums);
        try {
            int[] values = values(block, reading);
            byte[] bytes = BlockFile.bytes(spec.grid(), block, values);
            storage.write(LevelManifest.file(spec.grid().level(block), block), bytes);
            BlockEntry entry = new BlockEntry(block, bytes.length, Checksum.of(bytes), counts(values));
            cache().put(block, CellArray.of(values));
            return new Ended(entry, null, reading.bytes, reading.nanos, System.nanoTime() - start);
        } catch (DamagedBlock damaged) {
            return new Ended(null, damaged.block, reading.bytes, reading.nanos, System.nanoTime() - start);
        }
    }

    private int[] values(int block, Reading reading) throws IOException {
        GridRules rules = rules();
        Optional<WindowFiller> filler = spec.shown() == ClusterQuantity.GRUNDY
                ? rules.window(
                        spec.grid().lengths().stream().map(length -> length - 1).toList())
                : Optional.empty();
        Optional<int[]> filled =
                filler.isPresent() ? BlockWindow.values(spec.grid(), filler.get(), reading, block) : Optional.empty();
        return filled.orElseGet(() -> new BlockSolver(spec, rules, reading).solve(block));
    }

    /// Whether a block's values follow from those of earlier blocks, all read anew, and from options that are
    /// listed one by one.
    ///
    /// @param sums the checksums of all blocks
    boolean agrees(int block, Map<Integer, String> sums) throws IOException {
        Reading reading = new Reading(folder.open(), sums);
        try {
            int[] computed = new BlockSolver(spec, rules(), reading).solve(block);
            return Arrays.equals(computed, reading.fetch(block).toArray());
        } catch (DamagedBlock damaged) {
            return false;
        }
    }

    private static SortedMap<Integer, Long> counts(int[] values) {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        long[] small = new long[1 << Byte.SIZE];
        for (int value : values) {
            if (value >= 0 && value < small.length) {
                small[value]++;
            } else if (value != BlockFile.NONE) {
                counts.merge(value, 1L, Long::sum);
            }
        }
        for (int value = 0; value < small.length; value++) {
            if (small[value] > 0) {
                counts.put(value, small[value]);
            }
        }
        return counts;
    }

    /// Leaves a task that met a damaged file.
    private static final class DamagedBlock extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final int block;

        DamagedBlock(int block) {
            super("block " + block + " is damaged", null, false, false);
            this.block = block;
        }
    }

    /// Reads earlier blocks, and compares each with its checksum.
    private final class Reading implements BlockSolver.Earlier {
        private final Storage storage;
        private final Map<Integer, String> sums;
        private long bytes;
        private long nanos;

        Reading(Storage storage, Map<Integer, String> sums) {
            this.storage = storage;
            this.sums = sums;
        }

        @Override
        public CellArray of(int block) throws IOException {
            CellArray known = cache().get(block);
            if (known != null) {
                return known;
            }
            CellArray values = fetch(block);
            cache().put(block, values);
            return values;
        }

        CellArray fetch(int block) throws IOException {
            long start = System.nanoTime();
            Optional<byte[]> file = storage.read(LevelManifest.file(spec.grid().level(block), block));
            String sum = sums.get(block);
            if (file.isEmpty() || !Checksum.of(file.get()).equals(sum)) {
                throw new DamagedBlock(block);
            }
            bytes += file.get().length;
            CellArray values =
                    CellArray.of(BlockFile.values(file.get(), spec.grid().size(block)));
            nanos += System.nanoTime() - start;
            return values;
        }
    }
}
