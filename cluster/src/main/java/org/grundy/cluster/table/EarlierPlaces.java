package org.grundy.cluster.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Where the blocks of those levels are that moves from the next ones can lead to. A task is told of the blocks within
/// reach of its own alone, so what is sent does not grow with the table. Where the reach is not known nothing is
/// told, and tasks read the manifests of the levels that they need.
final class EarlierPlaces {
    private final BlockGrid grid;
    private final Optional<BlockReach> reach;
    private final SortedMap<Integer, Map<Integer, BlockPlace>> levels = new TreeMap<>();

    private EarlierPlaces(BlockGrid grid, Optional<BlockReach> reach) {
        this.grid = grid;
        this.reach = reach;
    }

    static EarlierPlaces of(TableSpec spec) {
        BlockGrid grid = spec.grid();
        GridRules rules = spec.played().rules(grid.axes(), Run.unlimited());
        return new EarlierPlaces(grid, spec.filler(rules).flatMap(filler -> BlockReach.of(grid, filler)));
    }

    /// Adds a level that is complete. Levels that no later one reaches are forgotten.
    void add(LevelManifest level) {
        if (reach.isEmpty()) {
            return;
        }
        levels.put(level.level(), level.places().collect(Collectors.toMap(BlockPlace::block, place -> place)));
        levels.headMap(levels.lastKey() + 1 - reach.get().depth()).clear();
    }

    /// The task for some blocks.
    BlockTask task(int level, List<Integer> blocks) {
        HashMap<Integer, BlockPlace> earlier = new HashMap<>();
        if (reach.isPresent()) {
            for (int block : blocks) {
                for (int other : reach.get().of(block)) {
                    BlockPlace place = place(other);
                    if (place != null) {
                        earlier.put(other, place);
                    }
                }
            }
        }
        return new BlockTask(level, new ArrayList<>(blocks), earlier);
    }

    private @Nullable BlockPlace place(int block) {
        return levels.getOrDefault(grid.level(block), Map.of()).get(block);
    }
}
