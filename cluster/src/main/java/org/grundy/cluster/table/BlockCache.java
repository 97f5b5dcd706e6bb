package org.grundy.cluster.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Values of blocks that were read, as many as there is room for; those go first that were not asked for longest.
final class BlockCache {
    private final long room;
    private final Map<Integer, CellArray> blocks = new LinkedHashMap<>(16, 0.75f, true);
    private long held;

    /// @param room how many bytes may be held
    BlockCache(long room) {
        this.room = room;
    }

    synchronized @Nullable CellArray get(int block) {
        return blocks.get(block);
    }

    synchronized void put(int block, CellArray values) {
        CellArray before = blocks.put(block, values);
        held += values.size() - (before == null ? 0 : before.size());
        var eldest = blocks.entrySet().iterator();
        while (held > room && eldest.hasNext()) {
            held -= eldest.next().getValue().size();
            eldest.remove();
        }
    }
}
