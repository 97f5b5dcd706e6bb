package org.grundy.render.canvas;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes colours of pixels as PNG.
///
/// Source: W3C, *Portable Network Graphics (PNG) Specification*, second edition, 2003.
public final class PngFile {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final byte BITS = 8;
    private static final byte RED_GREEN_BLUE = 2;

    private PngFile() {}

    /// Writes a file.
    ///
    /// @param pixels a square of the raster each
    /// @throws IOException if the stream does
    public static void write(Raster pixels, OutputStream out) throws IOException {
        DataOutputStream file = new DataOutputStream(out);
        file.writeLong(SIGNATURE);
        chunk(file, "IHDR", header(pixels));
        chunk(file, "IDAT", compressed(pixels));
        chunk(file, "IEND", new byte[0]);
        file.flush();
    }

    private static byte[] header(Raster pixels) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream header = new DataOutputStream(bytes);
        header.writeInt(pixels.columns());
        header.writeInt(pixels.rows());
        // Behind the kind of colours: one compression, one set of filters, and all rows in their order.
        header.write(new byte[] {BITS, RED_GREEN_BLUE, 0, 0, 0});
        return bytes.toByteArray();
    }

    /// Each row begins with its filter, which is none: that is best for few colours.
    private static byte[] compressed(Raster pixels) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream rows = new DeflaterOutputStream(bytes, best)) {
            byte[] row = new byte[1 + 3 * pixels.columns()];
            for (int y = 0; y < pixels.rows(); y++) {
                for (int x = 0; x < pixels.columns(); x++) {
                    int colour = pixels.colours()[y * pixels.columns() + x];
                    row[3 * x + 1] = (byte) (colour >> 16);
                    row[3 * x + 2] = (byte) (colour >> 8);
                    row[3 * x + 3] = (byte) colour;
                }
                rows.write(row);
            }
        } finally {
            best.end();
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream file, String kind, byte[] content) throws IOException {
        byte[] name = kind.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(content);
        file.writeInt(content.length);
        file.write(name);
        file.write(content);
        file.writeInt((int) check.getValue());
    }
}
