package org.grundy.cluster.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;

/// Computes a table level by level, a task for some of its blocks. A level whose manifest is there is done; so a run
/// that was stopped
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
    private final EarlierPlaces places;
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
        this.places = EarlierPlaces.of(spec);
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
                done = compute(level, grid.shares(level), List.of());
            }
            places.add(done);
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
        Set<Integer> damaged = new HashSet<>(LevelManifest.damaged(folder, List.of(found.get()), session));
        List<LevelFile> whole = found.get().blocks().stream()
                .filter(file -> !damaged.contains(file.block()))
                .toList();
        effort.kept(whole.stream().mapToInt(file -> file.places().size()).sum());
        return damaged.isEmpty() ? found : Optional.of(anew(level, damaged, whole));
    }

    /// Computes the files of a level that are damaged.
    ///
    /// @param files their numbers
    /// @param whole the others
    private LevelManifest anew(int level, Set<Integer> files, List<LevelFile> whole) throws IOException {
        List<List<Integer>> shares = grid.shares(level).stream()
                .filter(share -> files.contains(share.getFirst()))
                .toList();
        List<Integer> blocks = shares.stream().flatMap(List::stream).toList();
        String names = ClusterTerminal.first(blocks, MOST_NAMED);
        terminal.note(
                "level %s is damaged: computing %s of its blocks anew (%s)",
                "第 %s 层已损坏：重新计算其中 %s 个块（%s）", level, blocks.size(), names);
        return compute(level, shares, whole);
    }

    /// Computes files of a level, and writes its manifest.
    private LevelManifest compute(int level, List<List<Integer>> shares, List<LevelFile> known) throws IOException {
        List<LevelFile> files = new ArrayList<>(known);
        List<List<Integer>> left = shares;
        while (!left.isEmpty()) {
            round(level, left, files);
            Set<Integer> done = files.stream().map(LevelFile::block).collect(Collectors.toSet());
            left = left.stream()
                    .filter(share -> !done.contains(share.getFirst()))
                    .toList();
        }
        LevelManifest manifest = LevelManifest.of(spec.hash(), level, files);
        manifest.write(storage);
        return manifest;
    }

    /// Runs a task for each file. Earlier blocks that turn out to be damaged are computed anew.
    private void round(int level, List<List<Integer>> shares, List<LevelFile> files) throws IOException {
        Broadcast<BlockWorker> known = worker;
        List<BlockTask> tasks =
                shares.stream().map(share -> places.task(level, share)).toList();
        int blocks = shares.stream().mapToInt(List::size).sum();
        int[] done = {0};
        SortedSet<Integer> damaged = new TreeSet<>();
        session.<BlockTask, BlockWorker.Ended>each(tasks, task -> known.value().compute(task), ended -> {
            effort.add(ended);
            LevelFile entry = ended.entry();
            if (entry != null) {
                files.add(entry);
                done[0] += entry.places().size();
            }
            Integer bad = ended.damaged();
            if (bad != null) {
                damaged.add(bad);
            }
            tell(level, done[0], blocks);
        });
        for (int block : damaged) {
            repair(block);
        }
    }

    /// Computes the file of a block anew, or the whole level if it has no manifest any more.
    private void repair(int block) throws IOException {
        int level = grid.level(block);
        List<LevelFile> there = LevelManifest.read(storage, spec.hash(), level)
                .map(LevelManifest::blocks)
                .orElse(List.of());
        Set<Integer> files = grid.shares(level).stream()
                .filter(share -> there.isEmpty() || share.contains(block))
                .map(List::getFirst)
                .collect(Collectors.toSet());
        places.add(anew(
                level,
                files,
                there.stream().filter(file -> !files.contains(file.block())).toList()));
    }

    private void tell(int level, int done, int of) {
        terminal.progress(
                "level %s of %s: %s of %s blocks; %s positions",
                "第 %s/%s 层：%s/%s 块；已算 %s 个局面", level + 1, grid.levels(), done, of, effort.positions());
    }
}
