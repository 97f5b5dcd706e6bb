package org.grundy.cluster.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.Encoding;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.PageEncodingStats;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.Util;
import org.jspecify.annotations.Nullable;

/// The footer of a Parquet file. Its writer lists the encodings of a column in the order of a hash set,
/// which is another one in each JVM; here they are put in order, so that the same rows give the same bytes.
final class ParquetFooter {
    private static final int LENGTH = 4;
    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private ParquetFooter() {}

    /// The same file with an ordered footer.
    static byte[] ordered(byte[] file) throws IOException {
        int end = file.length - MAGIC.length - LENGTH;
        int length = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(end);
        int start = end - length;
        FileMetaData footer = Util.readFileMetaData(new ByteArrayInputStream(file, start, length));
        for (RowGroup group : there(footer.getRow_groups())) {
            for (ColumnChunk column : there(group.getColumns())) {
                order(there(column.getMeta_data()));
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream(file.length + LENGTH);
        out.write(file, 0, start);
        Util.writeFileMetaData(footer, out);
        byte[] size = ByteBuffer.allocate(LENGTH)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(out.size() - start)
                .array();
        out.writeBytes(size);
        out.writeBytes(MAGIC);
        return out.toByteArray();
    }

    /// What the format says is always there.
    private static <T> T there(@Nullable T part) {
        return Objects.requireNonNull(part);
    }

    private static void order(ColumnMetaData column) {
        List<Encoding> encodings = new ArrayList<>(there(column.getEncodings()));
        encodings.sort(Comparator.comparingInt(Encoding::getValue));
        column.setEncodings(encodings);
        if (column.isSetEncoding_stats()) {
            List<PageEncodingStats> pages = new ArrayList<>(there(column.getEncoding_stats()));
            pages.sort(Comparator.comparingInt((PageEncodingStats page) ->
                            there(page.getPage_type()).getValue())
                    .thenComparingInt(page -> there(page.getEncoding()).getValue()));
            column.setEncoding_stats(pages);
        }
    }
}
