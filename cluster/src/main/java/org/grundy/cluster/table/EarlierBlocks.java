package org.grundy.cluster.table;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.store.CellArray;
import org.grundy.cluster.store.CellRowWriter;
import org.grundy.evidence.Checksum;

/// Gives a task the values of earlier blocks: those that the executor has kept, and others from the storage,
/// each compared with its checksum.
final class EarlierBlocks implements BlockWindow.Earlier {
    private final TableMemory memory;
    private final TableMemory.Tools tools;
    private final BlockGrid grid;
    private final Map<Integer, BlockPlace> told;
    private long bytes;
    private long nanos;

    /// @param told where some blocks are; others are looked up in the manifests
    EarlierBlocks(TableMemory memory, TableMemory.Tools tools, Map<Integer, BlockPlace> told) {
        this.memory = memory;
        this.tools = tools;
        this.grid = memory.spec().grid();
        this.told = told;
    }

    /// A block's file is not as its level's manifest says.
    static final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final int block;

        Damaged(int block) {
            super("block " + block + " is damaged", null, false, false);
            this.block = block;
        }

        int block() {
            return block;
        }
    }

    /// How many bytes were read from the storage.
    long bytes() {
        return bytes;
    }

    /// How long that took, with the unpacking.
    long nanos() {
        return nanos;
    }

    @Override
    public CellArray of(int block) throws IOException {
        CellArray known = memory.cells().get(block);
        if (known != null) {
            return known;
        }
        CellArray values = fetch(block);
        memory.cells().put(block, values);
        return values;
    }

    @Override
    public CellBox edge(int block, int axis) throws IOException {
        if (!tools.hasEdges()) {
            return CellBox.of(grid, block, of(block));
        }
        BlockEdges known = memory.edges().get(block);
        if (known == null) {
            known = keepEdges(block, fetch(block));
        }
        return known.along().get(axis);
    }

    /// Keeps of a block what later ones need.
    ///
    /// @param values kept only where [TableMemory.Tools#hasEdges] is false
    void keep(int block, CellArray values) {
        if (tools.hasEdges()) {
            keepEdges(block, values);
        } else {
            memory.cells().put(block, values);
        }
    }

    private BlockEdges keepEdges(int block, CellArray values) {
        BlockEdges edges = BlockEdges.of(
                CellBox.of(grid, block, values), tools.filler().orElseThrow().steps());
        memory.edges().put(block, edges);
        return edges;
    }

    /// Reads a block.
    ///
    /// @throws Damaged if it is not there as its manifest says
    CellArray fetch(int block) throws IOException {
        long start = System.nanoTime();
        BlockPlace place = place(block);
        Optional<byte[]> pages = memory.storage()
                .read(LevelManifest.file(grid.level(block), place.file()), place.offset(), place.length());
        if (pages.isEmpty() || !Checksum.of(pages.get()).equals(place.sha256())) {
            throw new Damaged(block);
        }
        bytes += place.length();
        CellArray values = CellRowWriter.cells(pages.get(), grid.size(block), tools.spare());
        nanos += System.nanoTime() - start;
        return values;
    }

    private BlockPlace place(int block) throws IOException {
        BlockPlace known = told.get(block);
        if (known == null) {
            known = memory.places(grid.level(block)).get(block);
        }
        if (known == null) {
            throw new Damaged(block);
        }
        return known;
    }
}
