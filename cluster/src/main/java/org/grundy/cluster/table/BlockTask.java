package org.grundy.cluster.table;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import org.grundy.cluster.level.BlockPlace;

/// What a task is told: which blocks of a level it computes, and where those earlier blocks are that their moves can
/// lead to. Whatever else it needs it finds in the manifests.
///
/// @param level of the blocks
/// @param blocks those that make one file
/// @param earlier by number
record BlockTask(int level, List<Integer> blocks, HashMap<Integer, BlockPlace> earlier) implements Serializable {
    /// The number of its file.
    int file() {
        return blocks.getFirst();
    }
}
