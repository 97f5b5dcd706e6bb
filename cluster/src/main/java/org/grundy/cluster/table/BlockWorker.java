package org.grundy.cluster.table;

import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.store.CellArray;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.SpareBytes;
import org.grundy.cluster.store.Storage;
import org.jspecify.annotations.Nullable;

/// What an executor knows of a table: it is sent there once, and its tasks share the compiled rules and the blocks that
/// were read.
final class BlockWorker implements Serializable {
    private static final long serialVersionUID = 2;

    private final TableSpec spec;
    private final SharedFolder folder;
    private transient @Nullable TableMemory memory;

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

    private synchronized TableMemory memory() throws IOException {
        TableMemory known = memory;
        if (known == null) {
            known = new TableMemory(spec, folder);
            memory = known;
        }
        return known;
    }

    /// Computes blocks and writes their file.
    Ended compute(BlockTask task) throws IOException {
        long start = System.nanoTime();
        TableMemory known = memory();
        TableMemory.Tools tools = known.take();
        EarlierBlocks earlier = new EarlierBlocks(known, tools, task.earlier());
        LevelFile[] written = {null};
        Integer damaged = null;
        try {
            known.storage().write(LevelManifest.file(task.level(), task.file()), (Storage.Content) out -> {
                try (BlockFile file = new BlockFile(spec.grid(), task.file(), out, tools.spare())) {
                    for (int block : task.blocks()) {
                        CellArray values = values(block, tools, earlier);
                        file.add(block, values);
                        earlier.keep(block, values);
                    }
                    written[0] = file.end();
                }
            });
        } catch (EarlierBlocks.Damaged there) {
            damaged = there.block();
        }
        known.give(tools);
        return new Ended(written[0], damaged, earlier.bytes(), earlier.nanos(), System.nanoTime() - start);
    }

    private CellArray values(int block, TableMemory.Tools tools, EarlierBlocks earlier) throws IOException {
        Optional<CellArray> filled = tools.filler().isPresent()
                ? BlockWindow.values(spec.grid(), tools.filler().get(), earlier, room(tools), block)
                : Optional.empty();
        if (filled.isPresent()) {
            return filled.get();
        }
        return CellArray.of(new BlockSolver(spec, tools.rules(), earlier).solve(block));
    }

    /// Where only its edges are kept of a block, its cells can stand where those of the block before stood.
    private static BlockWindow.Room room(TableMemory.Tools tools) {
        return new BlockWindow.Room() {
            @Override
            public byte[] window(int cells) {
                byte[] window = tools.spare().exactly(SpareBytes.Use.WINDOW, cells);
                Arrays.fill(window, (byte) 0);
                return window;
            }

            @Override
            public byte[] block(int cells) {
                return tools.hasEdges() ? tools.spare().exactly(SpareBytes.Use.BLOCK, cells) : new byte[cells];
            }
        };
    }

    /// Whether a block's values follow from those of earlier blocks, all read anew, and from options that are
    /// listed one by one.
    boolean agrees(int block) throws IOException {
        TableMemory known = memory();
        TableMemory.Tools tools = known.take();
        EarlierBlocks earlier = new EarlierBlocks(known, tools, Map.of());
        try {
            int[] computed = new BlockSolver(spec, tools.rules(), earlier).solve(block);
            return earlier.fetch(block).holds(computed);
        } catch (EarlierBlocks.Damaged damaged) {
            return false;
        } finally {
            known.give(tools);
        }
    }
}
