package org.grundy.cluster.store;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.compression.CompressionCodecFactory.BytesInputCompressor;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.CodecFactory;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.apache.parquet.schema.MessageType;

/// Parquet files of one row of integers and lists of integers, written and read column by column: for a
/// million values, to tell a writer of records where each field begins and ends takes longer than to
/// compute them.
public final class IntegerRowFile {
    private static final ParquetProperties PROPERTIES =
            ParquetProperties.builder().withDictionaryEncoding(true).build();

    private IntegerRowFile() {}

    /// The file, the same bytes as [ParquetBytes#write] gives.
    ///
    /// @param schema each field is an integer of 32 bits, or a list of such
    /// @param columns an array for each field; that of an integer has one element
    public static byte[] bytes(MessageType schema, List<int[]> columns) throws IOException {
        ParquetBytes.Sink sink = new ParquetBytes.Sink();
        CodecFactory codecs = new CodecFactory(new PlainParquetConfiguration(), PROPERTIES.getPageSizeThreshold());
        try (ParquetFileWriter file = new ParquetFileWriter(
                sink,
                schema,
                ParquetFileWriter.Mode.CREATE,
                ParquetWriter.DEFAULT_BLOCK_SIZE,
                ParquetWriter.MAX_PADDING_SIZE_DEFAULT,
                null,
                PROPERTIES)) {
            file.start();
            row(file, schema, columns, codecs.getCompressor(CompressionCodecName.ZSTD));
            file.end(Map.of());
        } finally {
            codecs.release();
        }
        return ParquetFooter.ordered(sink.bytes());
    }

    /// The values of a list.
    ///
    /// @param list the schema with the list alone
    /// @param size how many values it has, at least 1
    /// @throws IOException if the file has not one row with so many
    public static int[] values(byte[] bytes, MessageType list, int size) throws IOException {
        ParquetReadOptions options =
                ParquetReadOptions.builder(new PlainParquetConfiguration()).build();
        try (ParquetFileReader file = ParquetFileReader.open(new ParquetBytes.Source(bytes), options)) {
            file.setRequestedSchema(list);
            PageReadStore row = file.readNextRowGroup();
            ColumnDescriptor column = list.getColumns().getFirst();
            ColumnReader values = new ColumnReadStoreImpl(
                            row, unread(), list, file.getFileMetaData().getCreatedBy())
                    .getColumnReader(column);
            if (file.getRecordCount() != 1 || row.getPageReader(column).getTotalValueCount() != size) {
                throw new IOException("this is no file of one row with " + size + " values");
            }
            return values(values, new int[size]);
        }
    }

    private static int[] values(ColumnReader column, int[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = column.getInteger();
            column.consume();
        }
        return into;
    }

    /// Takes no values, for they are asked of the column; a reader of columns wants it all the same.
    private static GroupConverter unread() {
        Converter number = new PrimitiveConverter() {};
        return group(group(group(number)));
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

    private static void row(
            ParquetFileWriter file, MessageType schema, List<int[]> columns, BytesInputCompressor compressor)
            throws IOException {
        try (ColumnChunkPageWriteStore pages = new ColumnChunkPageWriteStore(
                        compressor,
                        schema,
                        PROPERTIES.getAllocator(),
                        PROPERTIES.getColumnIndexTruncateLength(),
                        PROPERTIES.getPageWriteChecksumEnabled());
                ColumnWriteStore store = PROPERTIES.newColumnWriteStore(schema, pages, pages)) {
            for (int i = 0; i < columns.size(); i++) {
                ColumnDescriptor column = schema.getColumns().get(i);
                column(store.getColumnWriter(column), column.getMaxDefinitionLevel(), columns.get(i));
            }
            store.endRecord();
            file.startBlock(1);
            store.flush();
            pages.flushToFileWriter(file);
            file.endBlock();
        }
    }

    /// @param there the definition level of an element
    private static void column(ColumnWriter writer, int there, int[] values) {
        if (values.length == 0) {
            writer.writeNull(0, 0);
        }
        for (int i = 0; i < values.length; i++) {
            writer.write(values[i], Math.min(i, 1), there);
        }
    }
}
