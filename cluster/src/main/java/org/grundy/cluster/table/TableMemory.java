package org.grundy.cluster.table;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.store.BoundedCache;
import org.grundy.cluster.store.CellArray;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.SpareBytes;
import org.grundy.cluster.store.Storage;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;

/// What an executor keeps of a table between its tasks, which share it.
final class TableMemory {
    /// Memory of a place in a map, with its checksum as a text.
    private static final long PLACE_BYTES = 200;

    private final TableSpec spec;
    private final GridGame game;
    private final Storage storage;
    private final BoundedCache<Integer, CellArray> cells = new BoundedCache<>(CellArray::size);
    private final BoundedCache<Integer, BlockEdges> edges = new BoundedCache<>(BlockEdges::size);
    private final BoundedCache<Integer, Map<Integer, BlockPlace>> manifests =
            new BoundedCache<>(places -> PLACE_BYTES * places.size());
    private final Queue<Tools> tools = new ConcurrentLinkedQueue<>();

    TableMemory(TableSpec spec, SharedFolder folder) throws IOException {
        this.spec = spec;
        this.game = spec.played();
        this.storage = folder.open();
    }

    /// What one task uses at a time.
    ///
    /// @param filler code that fills windows, where there is any
    /// @param spare arrays that are used for one block after the other
    record Tools(GridRules rules, Optional<WindowFiller> filler, SpareBytes spare) {
        /// Whether later blocks need the edges of a block alone.
        boolean hasEdges() {
            return filler.isPresent() && filler.get().lines().isEmpty();
        }
    }

    /// Tools, to be given back.
    Tools take() {
        Tools known = tools.poll();
        if (known != null) {
            return known;
        }
        GridRules rules = game.rules(spec.grid().axes(), Run.unlimited());
        return new Tools(rules, spec.filler(rules), new SpareBytes());
    }

    /// Takes tools back.
    void give(Tools back) {
        tools.add(back);
    }

    TableSpec spec() {
        return spec;
    }

    Storage storage() {
        return storage;
    }

    /// Blocks that were computed or read, by number.
    BoundedCache<Integer, CellArray> cells() {
        return cells;
    }

    /// The edges of such blocks.
    BoundedCache<Integer, BlockEdges> edges() {
        return edges;
    }

    /// Where the blocks of a level are, as its manifest says; empty without one.
    Map<Integer, BlockPlace> places(int level) throws IOException {
        Map<Integer, BlockPlace> known = manifests.get(level);
        if (known == null) {
            Map<Integer, BlockPlace> found = new HashMap<>();
            LevelManifest.read(storage, spec.hash(), level).stream()
                    .flatMap(LevelManifest::places)
                    .forEach(place -> found.put(place.block(), place));
            if (!found.isEmpty()) {
                manifests.put(level, found);
            }
            known = found;
        }
        return known;
    }
}
