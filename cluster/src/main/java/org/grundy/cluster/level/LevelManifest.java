package org.grundy.cluster.level;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.evidence.Checksum;
import org.grundy.render.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What is said of a level when all its blocks are written: with it the level counts as computed.
///
/// @param table the hash of the rules and of what else values depend on
/// @param level from 0 on
/// @param complete always true
/// @param positions how many there are, cells without one left out
/// @param counts how many positions have each value
/// @param checksum SHA-256 of the checksums of files and of their blocks, in order
/// @param blocks the files, by number
public record LevelManifest(
        String table,
        int level,
        boolean complete,
        long positions,
        SortedMap<Integer, Long> counts,
        String checksum,
        List<LevelFile> blocks) {
    /// The manifest of a level all of whose files are written.
    public static LevelManifest of(String table, int level, List<LevelFile> blocks) {
        List<LevelFile> ordered = blocks.stream()
                .sorted(Comparator.comparingInt(LevelFile::block))
                .toList();
        SortedMap<Integer, Long> counts = new TreeMap<>();
        ordered.forEach(each -> ValueCounts.add(counts, each.counts()));
        return new LevelManifest(table, level, true, ValueCounts.positions(counts), counts, checksum(ordered), ordered);
    }

    private static String checksum(List<LevelFile> blocks) {
        return Checksum.of(String.join(
                "\n",
                blocks.stream()
                        .flatMap(file -> Stream.concat(
                                Stream.of(file.sha256()), file.places().stream().map(BlockPlace::sha256)))
                        .toList()));
    }

    /// Where each block is.
    public Stream<BlockPlace> places() {
        return blocks.stream().flatMap(file -> file.places().stream());
    }

    /// The name of a file.
    ///
    /// @param block its number
    public static String file(int level, int block) {
        return folder(level) + String.format(Locale.ROOT, "/block-%07d.parquet", block);
    }

    /// The name of a level's folder; readers take the level from it.
    public static String folder(int level) {
        return "level=" + level;
    }

    /// The numbers of those files of some levels that are not as the manifest says, in order.
    public static List<Integer> damaged(SharedFolder folder, List<LevelManifest> levels, ClusterSession session) {
        List<Placed> files = levels.stream()
                .flatMap(level -> level.blocks.stream().map(entry -> new Placed(level.level, entry)))
                .toList();
        List<Integer> damaged = new ArrayList<>();
        session.<Placed, Judged>each(
                files, file -> new Judged(file.entry.block(), file.whole(folder)), judged -> judged.note(damaged));
        Collections.sort(damaged);
        return damaged;
    }

    private record Placed(int level, LevelFile entry) implements Serializable {
        boolean whole(SharedFolder folder) throws IOException {
            return folder.open().holds(file(level, entry.block()), entry.sha256());
        }
    }

    /// Whether something is right of a block or a file.
    ///
    /// @param good whether it is
    public record Judged(int block, boolean good) implements Serializable {
        /// Adds its number to those of which it is not.
        public void note(List<Integer> bad) {
            if (!good) {
                bad.add(block);
            }
        }
    }

    private static String file(int level) {
        return folder(level) + "/" + Storage.HIDDEN + "manifest.json";
    }

    /// Writes it: the level is complete.
    public void write(Storage storage) throws IOException {
        storage.write(file(level), Json.of(this));
    }

    /// The manifest of a level, empty if the level is not complete or the manifest is damaged.
    public static Optional<LevelManifest> read(Storage storage, String table, int level) throws IOException {
        Optional<String> text = storage.readText(file(level));
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            LevelManifest found = JsonMapper.shared().readValue(text.get(), LevelManifest.class);
            boolean whole = found.complete
                    && found.level == level
                    && found.table.equals(table)
                    && found.checksum.equals(checksum(found.blocks));
            return Optional.of(found).filter(manifest -> whole);
        } catch (JacksonException damaged) {
            return Optional.empty();
        }
    }
}
