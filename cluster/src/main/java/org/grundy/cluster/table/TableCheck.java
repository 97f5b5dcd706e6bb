package org.grundy.cluster.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;

/// Checks a table that is there: every file against its manifest, and random blocks computed anew from the others.
///
/// @param blocks how many there are
/// @param missing levels without a manifest
/// @param damaged blocks whose files are not as the manifests say
/// @param recomputed the blocks that were computed anew
/// @param wrong those of them whose values differ
public record TableCheck(
        int blocks, List<Integer> missing, List<Integer> damaged, List<Integer> recomputed, List<Integer> wrong) {
    /// Whether nothing is wrong.
    public boolean passed() {
        return missing.isEmpty() && damaged.isEmpty() && wrong.isEmpty();
    }

    /// Checks.
    ///
    /// @param sample how many blocks are computed anew
    /// @param seed of their choice
    public static TableCheck of(TableSpec spec, SharedFolder folder, int sample, long seed, ClusterSession session)
            throws IOException {
        Storage storage = folder.open();
        Broadcast<BlockWorker> worker = session.broadcast(new BlockWorker(spec, folder));
        List<LevelManifest> levels = new ArrayList<>();
        List<Integer> missing = new ArrayList<>();
        for (int level = 0; level < spec.grid().levels(); level++) {
            Optional<LevelManifest> found = LevelManifest.read(storage, spec.hash(), level);
            if (found.isEmpty()) {
                missing.add(level);
            } else {
                levels.add(found.get());
            }
        }
        List<Integer> blocks = levels.stream()
                .flatMap(LevelManifest::places)
                .map(BlockPlace::block)
                .toList();
        Set<Integer> files = new HashSet<>(LevelManifest.damaged(folder, levels, session));
        List<Integer> damaged = levels.stream()
                .flatMap(LevelManifest::places)
                .filter(place -> files.contains(place.file()))
                .map(BlockPlace::block)
                .sorted()
                .toList();
        List<Integer> recomputed = new ArrayList<>();
        List<Integer> wrong = new ArrayList<>();
        if (missing.isEmpty() && damaged.isEmpty()) {
            recomputed.addAll(choice(blocks, sample, seed));
            session.<Integer, LevelManifest.Judged>each(
                    recomputed,
                    block -> new LevelManifest.Judged(block, worker.value().agrees(block)),
                    judged -> judged.note(wrong));
        }
        Collections.sort(wrong);
        return new TableCheck(blocks.size(), missing, damaged, recomputed, wrong);
    }

    private static List<Integer> choice(List<Integer> all, int sample, long seed) {
        List<Integer> blocks = new ArrayList<>(all);
        Collections.shuffle(blocks, new Random(seed));
        return blocks.subList(0, Math.min(sample, blocks.size()));
    }
}
