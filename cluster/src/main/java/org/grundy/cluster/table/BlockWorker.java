package org.grundy.cluster.table;

import java.io.IOException;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.store.BoundedCache;
import org.grundy.cluster.store.CellArray;
import org.grundy.cluster.store.CellRowWriter;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.evidence.Checksum;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// What an executor knows of a table: it is sent there once, and its tasks share the compiled rules and the blocks that
/// were read.
final class BlockWorker implements Serializable {
    private static final long serialVersionUID = 1;

    /// Memory of a place in a map, with its checksum as a text.
    private static final long PLACE_BYTES = 200;

    private final TableSpec spec;
    private final SharedFolder folder;
    private transient @Nullable GridGame game;
    private transient @Nullable BoundedCache<Integer, CellArray> cache;
    private transient @Nullable BoundedCache<Integer, Map<Integer, BlockPlace>> manifests;

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
    record Ended(@Nullable LevelFile entry, @Nullable Integer damaged, long read, long reading, long nanos)
            implements Serializable {}

    private GridRules rules() {
        return game().rules(spec.grid().axes(), Run.unlimited());
    }

    private synchronized GridGame game() {
        GridGame known = game;
        if (known == null) {
            known = spec.played();
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

    private synchronized BoundedCache<Integer, Map<Integer, BlockPlace>> manifests() {
        BoundedCache<Integer, Map<Integer, BlockPlace>> known = manifests;
        if (known == null) {
            known = new BoundedCache<>(places -> PLACE_BYTES * places.size());
            manifests = known;
        }
        return known;
    }

    /// Computes blocks and writes their file.
    Ended compute(BlockTask task) throws IOException {
        long start = System.nanoTime();
        Storage storage = folder.open();
        Reading reading = new Reading(storage, task.earlier());
        LevelFile[] written = {null};
        GridRules rules = rules();
        Optional<WindowFiller> filler = spec.filler(rules);
        try {
            storage.write(LevelManifest.file(task.level(), task.file()), (Storage.Content) out -> {
                BlockFile file = new BlockFile(spec.grid(), task.file(), out);
                for (int block : task.blocks()) {
                    CellArray values = values(block, rules, filler, reading);
                    file.add(block, values);
                    cache().put(block, values);
                }
                written[0] = file.end();
            });
            return new Ended(written[0], null, reading.bytes, reading.nanos, System.nanoTime() - start);
        } catch (DamagedBlock damaged) {
            return new Ended(null, damaged.block, reading.bytes, reading.nanos, System.nanoTime() - start);
        }
    }

    private CellArray values(int block, GridRules rules, Optional<WindowFiller> filler, Reading reading)
            throws IOException {
        Optional<CellArray> filled =
                filler.isPresent() ? BlockWindow.values(spec.grid(), filler.get(), reading, block) : Optional.empty();
        return filled.orElseGet(() -> CellArray.of(new BlockSolver(spec, rules, reading).solve(block)));
    }

    /// Whether a block's values follow from those of earlier blocks, all read anew, and from options that are
    /// listed one by one.
    boolean agrees(int block) throws IOException {
        Reading reading = new Reading(folder.open(), Map.of());
        try {
            int[] computed = new BlockSolver(spec, rules(), reading).solve(block);
            return reading.fetch(block).holds(computed);
        } catch (DamagedBlock damaged) {
            return false;
        }
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
        private final Map<Integer, BlockPlace> told;
        private long bytes;
        private long nanos;

        Reading(Storage storage, Map<Integer, BlockPlace> told) {
            this.storage = storage;
            this.told = told;
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
            BlockPlace place = place(block);
            Optional<byte[]> pages = storage.read(
                    LevelManifest.file(spec.grid().level(block), place.file()), place.offset(), place.length());
            if (pages.isEmpty() || !Checksum.of(pages.get()).equals(place.sha256())) {
                throw new DamagedBlock(block);
            }
            bytes += place.length();
            CellArray values = CellRowWriter.cells(pages.get(), spec.grid().size(block));
            nanos += System.nanoTime() - start;
            return values;
        }

        private BlockPlace place(int block) throws IOException {
            BlockPlace known = told.get(block);
            if (known == null) {
                known = level(spec.grid().level(block)).get(block);
            }
            if (known == null) {
                throw new DamagedBlock(block);
            }
            return known;
        }

        private Map<Integer, BlockPlace> level(int level) throws IOException {
            Map<Integer, BlockPlace> known = manifests().get(level);
            if (known == null) {
                Map<Integer, BlockPlace> found = new HashMap<>();
                LevelManifest.read(storage, spec.hash(), level).stream()
                        .flatMap(LevelManifest::places)
                        .forEach(place -> found.put(place.block(), place));
                if (!found.isEmpty()) {
                    manifests().put(level, found);
                }
                known = found;
            }
            return known;
        }
    }
}
