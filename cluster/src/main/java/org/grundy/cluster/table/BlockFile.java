package org.grundy.cluster.table;

import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.store.CellArray;
import org.grundy.cluster.store.CellRowWriter;
import org.grundy.cluster.store.SpareBytes;
import org.grundy.evidence.Checksum;

/// The Parquet file of some blocks of a level, while it is written: a row each, with the block's number, its least
/// position, how many positions it has along each axis, and all values, the last axis fastest. A cell that is no
/// position, or has no value, has [#NONE].
final class BlockFile implements AutoCloseable {
    /// The value of a cell without one.
    static final int NONE = -1;

    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
        message block {
          required int32 block;
          required group first (LIST) { repeated group list { required int32 element; } }
          required group extent (LIST) { repeated group list { required int32 element; } }
          required group values (LIST) { repeated group list { required int32 element; } }
        }
        """);

    private final BlockGrid grid;
    private final int number;
    private final DigestOutputStream out;
    private final CellRowWriter rows;
    private final SortedMap<Integer, Long> counts = new TreeMap<>();
    private final List<BlockPlace> places = new ArrayList<>();

    /// @param number of the file: that of its first block
    /// @param out not closed
    /// @param spare holds a block's page while it is written
    BlockFile(BlockGrid grid, int number, OutputStream out, SpareBytes spare) throws IOException {
        this.grid = grid;
        this.number = number;
        this.out = new DigestOutputStream(out, Checksum.begun());
        this.rows = new CellRowWriter(SCHEMA, this.out, spare);
    }

    /// Writes a block.
    void add(int block, CellArray values) throws IOException {
        CellRowWriter.Pages pages = rows.row(List.of(new int[] {block}, grid.first(block), grid.extent(block)), values);
        places.add(new BlockPlace(block, number, pages.offset(), pages.bytes().length, Checksum.of(pages.bytes())));
        ValueCounts.add(counts, pages.counts());
        counts.remove(NONE);
    }

    /// Ends the file.
    LevelFile end() throws IOException {
        long bytes = rows.end();
        return new LevelFile(number, bytes, Checksum.of(out.getMessageDigest()), counts, places);
    }

    @Override
    public void close() {
        rows.close();
    }
}
