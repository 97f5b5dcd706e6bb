package org.grundy.cluster.table;

import java.io.IOException;
import java.util.List;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.cluster.store.IntegerRowFile;

/// The Parquet file of a block: one row, with the block's number, its least position, how many positions it has along
/// each axis, and all values, the last axis fastest. A cell that is no position, or has no value, has [#NONE].
final class BlockFile {
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

    private static final MessageType VALUES = MessageTypeParser.parseMessageType("""
            message block {
              required group values (LIST) { repeated group list { required int32 element; } }
            }
            """);

    private BlockFile() {}

    static byte[] bytes(BlockGrid grid, int block, int[] values) throws IOException {
        return IntegerRowFile.bytes(SCHEMA, List.of(new int[] {block}, grid.first(block), grid.extent(block), values));
    }

    /// The values of a file.
    ///
    /// @param size how many there are
    static int[] values(byte[] bytes, int size) throws IOException {
        return IntegerRowFile.values(bytes, VALUES, size);
    }
}
