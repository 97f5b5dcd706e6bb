package org.grundy.cluster.table;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.hadoop.api.InitContext;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.apache.parquet.io.api.RecordMaterializer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.cluster.store.IntegerRowFile;
import org.grundy.cluster.store.ParquetBytes;

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
        List<int[]> rows = ParquetBytes.read(bytes, new Values(size));
        if (rows.size() != 1 || rows.getFirst().length != size) {
            throw new IOException("this is no file of a block of " + size + " positions");
        }
        return rows.getFirst();
    }

    /// Reads the values alone.
    private static final class Values extends ReadSupport<int[]> {
        private final int size;

        Values(int size) {
            this.size = size;
        }

        @Override
        public ReadContext init(InitContext context) {
            return new ReadContext(VALUES);
        }

        @Override
        @SuppressWarnings("deprecation")
        public RecordMaterializer<int[]> prepareForRead(
                Configuration conf, Map<String, String> metadata, MessageType schema, ReadContext context) {
            return new Gathering(size);
        }

        @Override
        public RecordMaterializer<int[]> prepareForRead(
                ParquetConfiguration conf, Map<String, String> metadata, MessageType schema, ReadContext context) {
            return new Gathering(size);
        }
    }

    private static final class Gathering extends RecordMaterializer<int[]> {
        private int[] values;
        private int count;

        private final GroupConverter root = group(group(group(new PrimitiveConverter() {
            @Override
            public void addInt(int value) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, 2 * count + 1);
                }
                values[count++] = value;
            }
        })));

        Gathering(int size) {
            this.values = new int[size];
        }

        private static GroupConverter group(Converter inner) {
            return new GroupConverter() {
                @Override
                public Converter getConverter(int field) {
                    return inner;
                }

                @Override
                public void start() {}

                @Override
                public void end() {}
            };
        }

        @Override
        public int[] getCurrentRecord() {
            return count == values.length ? values : Arrays.copyOf(values, count);
        }

        @Override
        public GroupConverter getRootConverter() {
            return root;
        }
    }
}
