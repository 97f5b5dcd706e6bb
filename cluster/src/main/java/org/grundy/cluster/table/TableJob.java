package org.grundy.cluster.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.level.BlockEntry;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;

/// Computes a table level by level, a task a block. A level whose manifest is there is done; so a run that was stopped
/// goes on with the first level that is not.
public final class TableJob {
    private static final int MOST_NAMED = 8;

    private final TableSpec spec;
    private final BlockGrid grid;
    private final SharedFolder folder;
    private final Storage storage;
    private final ClusterSession session;
    private final ClusterTerminal terminal;
    private final Broadcast<BlockWorker> worker;
    private final Map<Integer, String> sums = new HashMap<>();
    private final SortedMap<Integer, Long> counts = new TreeMap<>();
    private final TableEffort effort = new TableEffort();

    /// @throws IOException if the storage does not answer
    public TableJob(TableSpec spec, SharedFolder folder, ClusterSession session, ClusterTerminal terminal)
            throws IOException {
        this.spec = spec;
        this.grid = spec.grid();
        this.folder = folder;
        this.storage = folder.open();
        this.session = session;
        this.terminal = terminal;
        this.worker = session.broadcast(new BlockWorker(spec, folder));
    }

    /// Computes what is missing.
    ///
    /// @return what was done
    public TableEffort run() throws IOException {
        TableManifest.of(spec, false, new TreeMap<>()).write(storage);
        for (int level = 0; level < grid.levels(); level++) {
            storage.tidy(LevelManifest.folder(level));
            LevelManifest done = kept(level).orElse(null);
            if (done == null) {
                done = compute(level, grid.at(level), List.of());
            }
            done.blocks().forEach(each -> sums.put(each.block(), each.sha256()));
            ValueCounts.add(counts, done.counts());
        }
        TableManifest.of(spec, true, counts).write(storage);
        terminal.wipe();
        return effort;
    }

    /// How many positions have each value.
    public SortedMap<Integer, Long> counts() {
        return counts;
    }

    /// A level that an earlier run has left, with what is damaged of it repaired; empty if it left none.
    private Optional<LevelManifest> kept(int level) throws IOException {
        Optional<LevelManifest> found = LevelManifest.read(storage, spec.hash(), level);
        if (found.isEmpty()) {
            if (!storage.list(LevelManifest.folder(level)).isEmpty()) {
                terminal.note("level %s is not complete and is computed anew", "第 %s 层不完整，重新计算", level);
            }
            return Optional.empty();
        }
        List<BlockEntry> entries = found.get().blocks();
        List<Integer> damaged = LevelManifest.damaged(folder, List.of(found.get()), session);
        Set<Integer> lost = new HashSet<>(damaged);
        List<BlockEntry> whole =
                entries.stream().filter(entry -> !lost.contains(entry.block())).toList();
        effort.kept(whole.size());
        if (damaged.isEmpty()) {
            return found;
        }
        sayDamaged(level, damaged);
        return Optional.of(compute(level, damaged, whole));
    }

    private void sayDamaged(int level, List<Integer> blocks) {
        String names = ClusterTerminal.first(blocks, MOST_NAMED);
        terminal.note(
                "level %s is damaged: computing %s of its blocks anew (%s)",
                "第 %s 层已损坏：重新计算其中 %s 个块（%s）", level, blocks.size(), names);
    }

    /// Computes blocks of a level, and writes its manifest.
    private LevelManifest compute(int level, List<Integer> blocks, List<BlockEntry> known) throws IOException {
        List<BlockEntry> entries = new ArrayList<>(known);
        List<Integer> left = blocks;
        while (!left.isEmpty()) {
            left = round(level, left, entries);
        }
        LevelManifest manifest = LevelManifest.of(spec.hash(), level, entries);
        manifest.write(storage);
        return manifest;
    }

    /// Runs a task for each block. Earlier blocks that turn out to be damaged are computed anew.
    ///
    /// @return the blocks that could not be computed
    private List<Integer> round(int level, List<Integer> blocks, List<BlockEntry> entries) throws IOException {
        Broadcast<BlockWorker> known = worker;
        Broadcast<HashMap<Integer, String>> earlier = session.broadcast(new HashMap<>(sums));
        List<Integer> left = new ArrayList<>(blocks);
        List<Integer> damaged = new ArrayList<>();
        session.<Integer, BlockWorker.Ended>each(
                blocks, block -> known.value().compute(block, earlier.value()), ended -> {
                    effort.add(ended);
                    BlockEntry entry = ended.entry();
                    if (entry != null) {
                        entries.add(entry);
                        left.remove(Integer.valueOf(entry.block()));
                    }
                    Integer bad = ended.damaged();
                    if (bad != null && !damaged.contains(bad)) {
                        damaged.add(bad);
                    }
                    tell(level, blocks.size() - left.size(), blocks.size());
                });
        earlier.destroy();
        for (int block : damaged) {
            repair(block);
        }
        return left;
    }

    private void repair(int block) throws IOException {
        int level = grid.level(block);
        sayDamaged(level, List.of(block));
        List<BlockEntry> others =
                LevelManifest.read(storage, spec.hash(), level).map(LevelManifest::blocks).orElse(List.of()).stream()
                        .filter(each -> each.block() != block)
                        .toList();
        LevelManifest repaired = compute(level, List.of(block), others);
        repaired.blocks().forEach(each -> sums.put(each.block(), each.sha256()));
    }

    private void tell(int level, int done, int of) {
        terminal.progress(
                "level %s of %s: %s of %s blocks; %s positions",
                "第 %s/%s 层：%s/%s 块；已算 %s 个局面", level + 1, grid.levels(), done, of, effort.positions());
    }
}
