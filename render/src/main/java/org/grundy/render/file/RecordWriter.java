package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Writes records of separated values, lines ended by `\n`, without an object for each number.
final class RecordWriter {
    private static final int ROOM = 1 << 16;
    private static final int LONGEST = 20;

    private final OutputStream out;
    private final byte separator;
    private final byte[] bytes = new byte[ROOM];
    private int size;
    private boolean begun;

    /// @param out where it goes to, not closed
    /// @param separator of fields, of ASCII
    RecordWriter(OutputStream out, char separator) {
        this.out = out;
        this.separator = (byte) separator;
    }

    /// Adds a field.
    ///
    /// @param number at least 0
    RecordWriter field(long number) throws IOException {
        separate();
        int digits = 1;
        for (long rest = number; rest >= 10; rest /= 10) {
            digits++;
        }
        long rest = number;
        for (int i = size + digits - 1; i >= size; i--) {
            bytes[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        size += digits;
        return this;
    }

    /// Adds a field.
    ///
    /// @param text without separators and quotation marks
    RecordWriter field(String text) throws IOException {
        separate();
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        if (encoded.length > LONGEST) {
            flush();
            out.write(encoded);
        } else {
            System.arraycopy(encoded, 0, bytes, size, encoded.length);
            size += encoded.length;
        }
        return this;
    }

    /// Ends a record.
    void end() {
        bytes[size++] = '\n';
        begun = false;
    }

    /// Flushes the buffer.
    void flush() throws IOException {
        out.write(bytes, 0, size);
        size = 0;
    }

    private void separate() throws IOException {
        if (size > ROOM - 2 * LONGEST) {
            flush();
        }
        if (begun) {
            bytes[size++] = separator;
        }
        begun = true;
    }
}
