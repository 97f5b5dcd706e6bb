package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.value.ValueWidth;

/// A nim-sequence as a one-dimensional array in NumPy's own format, version 1.0: unsigned integers of one
/// byte where all fit, else of two, else signed ones of four; the lowest byte first.
final class SequenceNpy {
    private static final int PIECE = 1 << 16;

    private SequenceNpy() {}

    /// Writes the array.
    static void write(SequenceReport report, OutputStream out) throws IOException {
        ValueWidth width = ValueWidth.of(report.summary().max());
        out.write(header(width, report.shown()));
        NimValues values = report.values();
        ByteBuffer piece = ByteBuffer.allocate(PIECE).order(ByteOrder.LITTLE_ENDIAN);
        for (int n = report.from(); n < report.count(); n++) {
            width.put(piece, values.get(n));
            if (!piece.hasRemaining() || n == report.count() - 1) {
                out.write(piece.array(), 0, piece.position());
                piece.clear();
            }
        }
    }

    private static byte[] header(ValueWidth width, int count) {
        String type = switch (width) {
            case ONE_BYTE -> "|u1";
            case TWO_BYTES -> "<u2";
            case FOUR_BYTES -> "<i4";
        };
        return NpyHeader.of(type, "(" + count + ",)");
    }
}
