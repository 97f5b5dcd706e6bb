package org.grundy.cluster.store;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.format.DataPageHeader;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.Util;

/// The data page of one list of numbers, or of one number, as the format of Parquet has it: the levels, which say where
/// the list begins and that every element is there, and the numbers. Cells of a byte are codes of a dictionary, eight
/// bits each; so they stand there as they are in memory, and to write or read a million of them is to copy them.
/// Others are numbers of four bytes, the least significant one first.
final class CellPage {
    private static final int BITS = Byte.SIZE;

    private final SpareBytes spare;
    private final byte[] raw;
    private final int length;
    private final Encoding encoding;

    private CellPage(SpareBytes spare, byte[] raw, int length, Encoding encoding) {
        this.spare = spare;
        this.raw = raw;
        this.length = length;
        this.encoding = encoding;
    }

    /// The page of a list, or of one number.
    ///
    /// @param cells at least one
    /// @param spare holds the page until the next one is made
    static CellPage of(CellArray cells, boolean list, SpareBytes spare) {
        boolean narrow = cells.bytes().length > 0;
        byte[] head = head(cells.length(), list, narrow);
        int size = narrow ? padded(cells.length()) : Integer.BYTES * cells.length();
        int length = head.length + size;
        byte[] raw = spare.atLeast(SpareBytes.Use.PAGE, length);
        System.arraycopy(head, 0, raw, 0, head.length);
        System.arraycopy(cells.bytes(), 0, raw, head.length, cells.bytes().length);
        ByteBuffer.wrap(raw, head.length, size)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer()
                .put(cells.ints());
        if (narrow) {
            Arrays.fill(raw, head.length + cells.length(), length, (byte) 0);
        }
        return new CellPage(spare, raw, length, narrow ? Encoding.RLE_DICTIONARY : Encoding.PLAIN);
    }

    /// Codes come in groups of eight.
    private static int padded(int count) {
        return Math.ceilDiv(count, BITS) * BITS;
    }

    Encoding encoding() {
        return encoding;
    }

    /// How long it is before it is compressed.
    int length() {
        return length;
    }

    /// Its bytes in a file, in memory that is used for the next page.
    ///
    /// @param compressor used for one page after the other, for it has memory of its own
    BytesInput compressed(ZstdCompressCtx compressor) {
        byte[] packed = spare.atLeast(SpareBytes.Use.PACKED, Math.toIntExact(Zstd.compressBound(length)));
        return BytesInput.from(packed, 0, compressor.compressByteArray(packed, 0, packed.length, raw, 0, length));
    }

    /// The cells of a list, from its pages as they stand in a file.
    ///
    /// @param pages the dictionary, if the cells have one, and the page
    /// @param count how many cells there are
    /// @param spare holds the page meanwhile
    /// @throws IOException if the pages were not written here, or have another number of cells
    static CellArray cells(byte[] pages, int count, SpareBytes spare) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(pages);
        PageHeader header = Util.readPageHeader(in);
        if (header.isSetDictionary_page_header()) {
            in.skipNBytes(header.getCompressed_page_size());
            header = Util.readPageHeader(in);
        }
        DataPageHeader page = Objects.requireNonNull(header.getData_page_header());
        boolean narrow = page.getEncoding() != org.apache.parquet.format.Encoding.PLAIN;
        byte[] head = head(count, true, narrow);
        int size = narrow ? padded(count) : Integer.BYTES * count;
        int length = head.length + size;
        byte[] raw = spare.atLeast(SpareBytes.Use.PAGE, length);
        int at = pages.length - in.available();
        if (header.getUncompressed_page_size() != length
                || Zstd.decompressByteArray(raw, 0, length, pages, at, header.getCompressed_page_size()) != length
                || !Arrays.equals(head, 0, head.length, raw, 0, head.length)) {
            throw new IOException("this is no list of " + count + " numbers");
        }
        if (narrow) {
            return CellArray.ofBytes(Arrays.copyOfRange(raw, head.length, head.length + count));
        }
        int[] values = new int[count];
        ByteBuffer.wrap(raw, head.length, size)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer()
                .get(values);
        return CellArray.of(values);
    }

    /// What stands before the cells.
    private static byte[] head(int count, boolean list, boolean narrow) {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        if (list) {
            ByteArrayOutputStream repeated = new ByteArrayOutputStream();
            run(repeated, 1, 0);
            if (count > 1) {
                run(repeated, count - 1, 1);
            }
            section(head, repeated);
            ByteArrayOutputStream there = new ByteArrayOutputStream();
            run(there, count, 1);
            section(head, there);
        }
        if (narrow) {
            head.write(BITS);
            number(head, padded(count) / BITS << 1 | 1);
        }
        return head.toByteArray();
    }

    /// Levels, with their length before them.
    private static void section(ByteArrayOutputStream out, ByteArrayOutputStream levels) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(levels.size())
                .array());
        out.writeBytes(levels.toByteArray());
    }

    /// So many times the same level.
    private static void run(ByteArrayOutputStream out, int count, int level) {
        number(out, count << 1);
        out.write(level);
    }

    /// A number in groups of seven bits, the least first; all but the last have the eighth bit.
    private static void number(ByteArrayOutputStream out, int number) {
        int rest = number;
        while (rest >>> 7 != 0) {
            out.write(rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
