package org.grundy.cluster.board;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.cluster.store.FieldWriter;
import org.grundy.cluster.store.ParquetBytes;

/// Boards of one number of cells, in order, with their nimbers.
final class BoardPart {
    /// In place of the nimber of a board that the search never looks up.
    static final byte ALIKE = -1;

    /// Boards of a file, on average.
    private static final int USUAL = 1 << 16;

    /// With one cell more there are up to four times as many boards.
    private static final int GROWTH = 4;

    /// 2^64 divided by the golden ratio: boards that are alike are scattered over the parts.
    private static final long SCATTER = 0x9e3779b97f4a7c15L;

    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
            message boards {
              required int64 board;
              required int32 nimber;
            }
            """);

    private final long[] boards;
    private final byte[] nimbers;

    /// @param boards the cells of each as bits
    /// @param nimbers of each; [#ALIKE] where a smaller board plays alike, which the search looks up in its place
    BoardPart(long[] boards, byte[] nimbers) {
        this.boards = boards;
        this.nimbers = nimbers;
    }

    /// The boards in order, not to be changed.
    long[] boards() {
        return boards;
    }

    /// The nimber at a place in that order, or [#ALIKE].
    int at(int place) {
        return nimbers[place];
    }

    /// How many parts the boards of a level are in.
    ///
    /// @param before how many boards have one cell less
    static int parts(long before) {
        return Math.toIntExact(1 + (GROWTH * before) / USUAL);
    }

    /// The part of a board, of a number of parts.
    static int of(long board, int parts) {
        return (int) ((((board * SCATTER) >>> Integer.SIZE) * parts) >>> Integer.SIZE);
    }

    /// The nimber of a board, or [#ALIKE].
    ///
    /// @throws IllegalStateException if it is not here
    int nimber(long board) {
        int place = Arrays.binarySearch(boards, board);
        if (place < 0) {
            throw new IllegalStateException("the board " + board + " is missing");
        }
        return nimbers[place];
    }

    /// How much memory it takes.
    long size() {
        return (long) boards.length * (Long.BYTES + Byte.BYTES);
    }

    /// How many boards have each nimber.
    SortedMap<Integer, Long> counts() {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        for (byte nimber : nimbers) {
            counts.merge((int) nimber, 1L, Long::sum);
        }
        return counts;
    }

    byte[] bytes() throws IOException {
        List<Integer> places = IntStream.range(0, boards.length).boxed().toList();
        return ParquetBytes.write(SCHEMA, places, (place, out) -> {
            FieldWriter fields = new FieldWriter(SCHEMA, out);
            fields.number(boards[place]);
            fields.integer(nimbers[place]);
        });
    }

    static BoardPart read(byte[] file) throws IOException {
        List<Group> rows = ParquetBytes.read(file, new GroupReadSupport());
        BoardPart part = new BoardPart(new long[rows.size()], new byte[rows.size()]);
        for (int place = 0; place < rows.size(); place++) {
            part.boards[place] = rows.get(place).getLong("board", 0);
            part.nimbers[place] = (byte) rows.get(place).getInteger("nimber", 0);
        }
        return part;
    }
}
