package org.grundy.cluster.table;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.store.Storage;

/// Checks a table that is there: every file against its manifest, and random blocks computed anew from the others.
///
/// @param blocks how many there are
/// @param missing levels without a manifest
/// @param damaged blocks whose file is not as the manifest says
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
    public static TableCheck of(TableSpec spec, String folder, int sample, long seed, ClusterSession session)
            throws IOException {
        Storage storage = Storage.at(folder);
        Broadcast<BlockWorker> worker = session.broadcast(new BlockWorker(spec, folder));
        List<BlockEntry> entries = new ArrayList<>();
        List<Integer> missing = new ArrayList<>();
        for (int level = 0; level < spec.grid().levels(); level++) {
            Optional<LevelManifest> found = LevelManifest.read(storage, spec.hash(), level);
            if (found.isEmpty()) {
                missing.add(level);
            } else {
                entries.addAll(found.get().blocks());
            }
        }
        List<Integer> damaged = damaged(entries, worker, session);
        List<Integer> recomputed = new ArrayList<>();
        List<Integer> wrong = new ArrayList<>();
        if (missing.isEmpty() && damaged.isEmpty()) {
            recomputed.addAll(choice(entries, sample, seed));
            HashMap<Integer, String> sums = new HashMap<>();
            entries.forEach(entry -> sums.put(entry.block(), entry.sha256()));
            Broadcast<HashMap<Integer, String>> all = session.broadcast(sums);
            session.<Integer, Judged>each(
                    recomputed,
                    block -> new Judged(block, worker.value().agrees(block, all.value())),
                    judged -> judged.note(wrong));
        }
        Collections.sort(wrong);
        return new TableCheck(entries.size(), missing, damaged, recomputed, wrong);
    }

    /// Compares the files of blocks with what a manifest says of them.
    ///
    /// @return the blocks that are damaged, in order
    static List<Integer> damaged(List<BlockEntry> entries, Broadcast<BlockWorker> worker, ClusterSession session) {
        List<Integer> damaged = new ArrayList<>();
        session.<BlockEntry, Judged>each(
                entries,
                entry -> new Judged(entry.block(), worker.value().whole(entry)),
                judged -> judged.note(damaged));
        Collections.sort(damaged);
        return damaged;
    }

    private static List<Integer> choice(List<BlockEntry> entries, int sample, long seed) {
        List<Integer> blocks =
                new ArrayList<>(entries.stream().map(BlockEntry::block).toList());
        Collections.shuffle(blocks, new Random(seed));
        return blocks.subList(0, Math.min(sample, blocks.size()));
    }

    private record Judged(int block, boolean good) implements Serializable {
        void note(List<Integer> bad) {
            if (!good) {
                bad.add(block);
            }
        }
    }
}
