package org.grundy.cluster.board;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.catalog.graph.removal.search.FramePieces;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.store.BoundedCache;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.evidence.Checksum;
import org.grundy.search.PieceMex;
import org.jspecify.annotations.Nullable;

/// What an executor knows of boards: it is sent there once, and its tasks share the boards of fewer cells that
/// were read.
final class BoardWorker implements Serializable {
    private static final long serialVersionUID = 1;

    private final BoardSpec spec;
    private final SharedFolder folder;
    private transient @Nullable FramePieces pieces;
    private transient @Nullable BoundedCache<String, BoardPart> cache;

    BoardWorker(BoardSpec spec, SharedFolder folder) {
        this.spec = spec;
        this.folder = folder;
    }

    private synchronized FramePieces pieces() {
        FramePieces known = pieces;
        if (known == null) {
            known = spec.pieces();
            pieces = known;
        }
        return known;
    }

    private synchronized BoundedCache<String, BoardPart> cache() {
        BoundedCache<String, BoardPart> known = cache;
        if (known == null) {
            known = new BoundedCache<>(BoardPart::size);
            cache = known;
        }
        return known;
    }

    /// The boards that come from those of a part by adding a cell, each once, by their part in the next level.
    ///
    /// @param cells how many the boards of the part have, 0 for the board of one cell
    /// @param parts of the next level
    long[][] grown(int cells, int part, int parts) throws IOException {
        LongStream next = cells == 0
                ? LongStream.of(FramePieces.SINGLE)
                : LongStream.of(part(cells, part).boards()).flatMap(pieces()::grown);
        long[][] grown = new long[parts][0];
        int[] counts = new int[parts];
        for (long board : next.sorted().distinct().toArray()) {
            int to = BoardPart.of(board, parts);
            if (counts[to] == grown[to].length) {
                grown[to] = Arrays.copyOf(grown[to], 2 * counts[to] + 1);
            }
            grown[to][counts[to]++] = board;
        }
        for (int to = 0; to < parts; to++) {
            grown[to] = Arrays.copyOf(grown[to], counts[to]);
        }
        return grown;
    }

    /// Values the boards of a part and writes its file.
    ///
    /// @param parts how many parts each lower level has
    LevelFile value(int cells, ClusterSession.Part grown, Map<Integer, Integer> parts) throws IOException {
        FramePieces rules = pieces();
        PieceMex mex = new PieceMex(rules.rules());
        long[] boards = grown.runs().stream()
                .flatMapToLong(LongStream::of)
                .sorted()
                .distinct()
                .toArray();
        byte[] nimbers = new byte[boards.length];
        for (int place = 0; place < boards.length; place++) {
            nimbers[place] = rules.irreducible(boards[place])
                    ? (byte) mex.nimber(boards[place], board -> nimber(board, parts))
                    : BoardPart.ALIKE;
        }
        BoardPart part = new BoardPart(boards, nimbers);
        byte[] bytes = part.bytes();
        folder.open().write(LevelManifest.file(cells, grown.number()), bytes);
        return new LevelFile(grown.number(), bytes.length, Checksum.of(bytes), part.counts(), List.of());
    }

    private int nimber(long board, Map<Integer, Integer> parts) {
        int cells = Long.bitCount(board);
        try {
            return part(cells, BoardPart.of(board, Objects.requireNonNull(parts.get(cells))))
                    .nimber(board);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private BoardPart part(int cells, int number) throws IOException {
        String file = LevelManifest.file(cells, number);
        BoardPart known = cache().get(file);
        if (known == null) {
            Storage storage = folder.open();
            known = BoardPart.read(storage.read(file)
                    .orElseThrow(() -> new IOException("the file " + storage.place(file) + " is missing")));
            cache().put(file, known);
        }
        return known;
    }
}
