package org.grundy.cluster.store;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.PositionOutputStream;
import org.apache.parquet.schema.MessageType;

/// Writes a Parquet file of rows of integers and lists of integers, the last of which may be long, a row group a
/// row. Its pages are made here: a writer of records takes longer for each number than to compute it.
public final class CellRowWriter implements AutoCloseable {
    private static final CompressionCodecName CODEC = CompressionCodecName.ZSTD;

    private final MessageType schema;
    private final Sink sink;
    private final ParquetFileWriter file;
    private final SpareBytes spare;
    private final ZstdCompressCtx compressor = new ZstdCompressCtx();

    /// @param schema each field is an integer of 32 bits, or a list of such
    /// @param out not closed
    /// @param spare holds pages while they are written
    public CellRowWriter(MessageType schema, OutputStream out, SpareBytes spare) throws IOException {
        this.schema = schema;
        this.spare = spare;
        this.compressor.setLevel(Zstd.defaultCompressionLevel());
        this.sink = new Sink(out);
        this.file = new ParquetFileWriter(
                sink,
                schema,
                ParquetFileWriter.Mode.CREATE,
                ParquetWriter.DEFAULT_BLOCK_SIZE,
                ParquetWriter.MAX_PADDING_SIZE_DEFAULT,
                null,
                ParquetProperties.builder().build());
        file.start();
    }

    /// The pages of a list.
    ///
    /// @param offset of their first byte in the file
    /// @param bytes as they are there
    /// @param counts how many cells have each number
    @SuppressWarnings("ArrayRecordComponent")
    public record Pages(long offset, byte[] bytes, SortedMap<Integer, Long> counts) {}

    /// Writes a row.
    ///
    /// @param few all columns but the last, at least one number each
    /// @param cells the last one, at least one number
    /// @return the pages of the last one, from which [#cells] reads it
    public Pages row(List<int[]> few, CellArray cells) throws IOException {
        file.startBlock(1);
        for (int i = 0; i < few.size(); i++) {
            // Few numbers need no dictionary.
            IntSummaryStatistics range = Arrays.stream(few.get(i)).summaryStatistics();
            column(schema.getColumns().get(i), CellArray.ofInts(few.get(i)), range.getMin(), range.getMax());
        }
        long offset = file.getPos();
        SortedMap<Integer, Long> counts = cells.counts();
        sink.keep();
        column(schema.getColumns().getLast(), cells, counts.firstKey(), counts.lastKey());
        byte[] kept = sink.kept();
        file.endBlock();
        return new Pages(offset, kept, counts);
    }

    /// The cells of a list, from its pages.
    ///
    /// @param count how many there are
    /// @param spare holds the page meanwhile
    /// @throws IOException if the pages were not written here, or have another number of cells
    public static CellArray cells(byte[] pages, int count, SpareBytes spare) throws IOException {
        return CellPage.cells(pages, count, spare);
    }

    private void column(ColumnDescriptor column, CellArray cells, int least, int most) throws IOException {
        CellPage page = CellPage.of(cells, column.getMaxRepetitionLevel() > 0, spare);
        file.startColumn(column, cells.length(), CODEC);
        if (page.encoding() == Encoding.RLE_DICTIONARY) {
            file.writeDictionaryPage(dictionary(least, most));
        }
        Statistics<?> statistics = Statistics.createStats(column.getPrimitiveType());
        statistics.updateStats(least);
        statistics.updateStats(most);
        file.writeDataPage(
                cells.length(),
                page.length(),
                page.compressed(compressor),
                statistics,
                1,
                Encoding.RLE,
                Encoding.RLE,
                page.encoding());
        file.endColumn();
    }

    /// The number of each code, up to the largest that there is.
    private DictionaryPage dictionary(int least, int most) {
        int codes = least < 0 ? 1 << Byte.SIZE : most + 1;
        ByteBuffer numbers = ByteBuffer.allocate(codes * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        IntStream.range(0, codes).forEach(code -> numbers.putInt(CellArray.number((byte) code)));
        return new DictionaryPage(
                BytesInput.from(compressor.compress(numbers.array())), numbers.capacity(), codes, Encoding.PLAIN);
    }

    /// Ends the file.
    ///
    /// @return how long it is
    public long end() throws IOException {
        sink.hold();
        file.end(Map.of());
        return sink.finish();
    }

    /// Gives memory back.
    @Override
    public void close() {
        compressor.close();
    }

    /// Hands on what is written, but for the end of the file, which has to be put in order.
    private static final class Sink extends PositionOutputStream implements PlainOutput {
        private final OutputStream out;
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private long position;
        private boolean keeping;
        private boolean holding;

        Sink(OutputStream out) {
            this.out = out;
        }

        /// From here on all that is handed on is kept, too.
        void keep() {
            kept.reset();
            keeping = true;
        }

        /// What was kept.
        byte[] kept() {
            keeping = false;
            return kept.toByteArray();
        }

        /// From here on nothing is handed on.
        void hold() {
            keep();
            holding = true;
        }

        /// Hands on what was held.
        ///
        /// @return how much was handed on in all
        long finish() throws IOException {
            byte[] held = kept();
            byte[] ordered = ParquetFooter.ordered(held);
            out.write(ordered);
            return position - held.length + ordered.length;
        }

        @Override
        public long getPos() {
            return position;
        }

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            position += length;
            if (keeping) {
                kept.write(from, offset, length);
            }
            if (!holding) {
                out.write(from, offset, length);
            }
        }

        @Override
        public PositionOutputStream create(long blockSizeHint) {
            return this;
        }
    }
}
