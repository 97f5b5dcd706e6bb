package org.grundy.cluster.board;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.render.json.Json;
import org.grundy.search.NimberStoreWriter;
import org.grundy.search.store.NimberStore;
import org.grundy.text.InputError;

/// Values all boards by their number of cells: those of one cell more come from those before by adding a cell,
/// and their nimbers from those of boards with fewer cells. A level whose manifest is there is done. In the end
/// all is written as one store, with which the search on one machine begins.
public final class BoardJob {
    private static final String MANIFEST = Storage.HIDDEN + "manifest.json";

    private final BoardSpec spec;
    private final SharedFolder folder;
    private final Storage storage;
    private final ClusterSession session;
    private final ClusterTerminal terminal;
    private final Broadcast<BoardWorker> worker;
    private final HashMap<Integer, Integer> parts = new HashMap<>();
    private final SortedMap<Integer, Long> counts = new TreeMap<>();

    /// What the folder says of itself.
    ///
    /// @param rules as the store names them
    private record Manifest(String format, int version, String rules) {}

    /// @throws IOException if the storage does not answer
    public BoardJob(BoardSpec spec, SharedFolder folder, ClusterSession session, ClusterTerminal terminal)
            throws IOException {
        this.spec = spec;
        this.folder = folder;
        this.storage = folder.open();
        this.session = session;
        this.terminal = terminal;
        this.worker = session.broadcast(new BoardWorker(spec, folder));
    }

    /// Values all boards up to a number of cells.
    ///
    /// @return how many boards have each nimber, and under −1 how many play like a smaller one
    public SortedMap<Integer, Long> run(int cells) throws IOException {
        begin();
        long before = 0;
        for (int level = 1; level <= cells; level++) {
            storage.tidy(LevelManifest.folder(level));
            Optional<LevelManifest> kept = kept(level);
            LevelManifest done = kept.isPresent() ? kept.get() : compute(level, before);
            parts.put(level, BoardPart.parts(before));
            before = done.positions();
            ValueCounts.add(counts, done.counts());
        }
        storage.write(NimberStore.fileName(spec.pieces().name()), (Storage.Content) out -> write(cells, out));
        terminal.wipe();
        return counts;
    }

    /// @throws InputError if the folder holds something else
    private void begin() throws IOException {
        String rules =
                Json.of(new Manifest("grundy cluster boards", 1, spec.pieces().name()));
        Optional<String> there = storage.readText(MANIFEST);
        if (there.isPresent() && !there.get().equals(rules)) {
            throw new InputError(
                    "%s tells of something else: choose another folder", "%s 记录的是别的内容：请另选文件夹", storage.place(MANIFEST));
        }
        storage.write(MANIFEST, rules);
    }

    /// A level that an earlier run has left whole.
    private Optional<LevelManifest> kept(int level) throws IOException {
        boolean begun = !storage.list(LevelManifest.folder(level)).isEmpty();
        Optional<LevelManifest> found = LevelManifest.read(storage, spec.hash(), level);
        if (found.isEmpty()) {
            if (begun) {
                terminal.note(
                        "the boards of %s cells are not complete and are computed anew", "%s 格的棋盘不完整，重新计算", level);
            }
            return Optional.empty();
        }
        List<Integer> damaged = LevelManifest.damaged(folder, List.of(found.get()), session);
        if (damaged.isEmpty()) {
            return found;
        }
        terminal.note(
                "the boards of %s cells are damaged (%s files) and are computed anew",
                "%s 格的棋盘已损坏（%s 个文件），重新计算", level, damaged.size());
        return Optional.empty();
    }

    private LevelManifest compute(int level, long before) throws IOException {
        int here = BoardPart.parts(before);
        int below = level == 1 ? 1 : Objects.requireNonNull(parts.get(level - 1));
        Broadcast<BoardWorker> known = worker;
        HashMap<Integer, Integer> lower = new HashMap<>(parts);
        List<LevelFile> entries = new ArrayList<>();
        session.<Integer, LevelFile>parts(
                IntStream.range(0, below).boxed().toList(),
                part -> known.value().grown(level - 1, part, here),
                here,
                grown -> known.value().value(level, grown, lower),
                entry -> {
                    entries.add(entry);
                    terminal.progress(
                            "boards of %s cells: %s of %s files", "%s 格的棋盘：%s/%s 个文件", level, entries.size(), here);
                });
        LevelManifest manifest = LevelManifest.of(spec.hash(), level, entries);
        manifest.write(storage);
        return manifest;
    }

    private void write(int cells, OutputStream out) throws IOException {
        NimberStoreWriter writer = new NimberStoreWriter(spec.pieces().name(), out);
        for (int level = 2; level <= cells; level++) {
            for (int part = 0; part < Objects.requireNonNull(parts.get(level)); part++) {
                BoardPart boards = BoardPart.read(
                        storage.read(LevelManifest.file(level, part)).orElseThrow());
                for (int place = 0; place < boards.boards().length; place++) {
                    if (boards.at(place) != BoardPart.ALIKE) {
                        writer.add(boards.boards()[place], boards.at(place));
                    }
                }
            }
        }
        writer.finish();
    }
}
