package org.grundy.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// A stream that takes some bytes and then no more, as a file on a disk that is full, or a pipe that is closed.
final class CutStream extends OutputStream {
    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final int room;
    private final String reason;
    private boolean cut;

    /// @param room how many bytes it takes
    /// @param reason what the system says then
    CutStream(int room, String reason) {
        this.room = room;
        this.reason = reason;
    }

    @Override
    public void write(int piece) throws IOException {
        if (taken.size() == room) {
            cut = true;
            throw new IOException(reason);
        }
        taken.write(piece);
    }

    /// Whether it has refused a byte.
    boolean isCut() {
        return cut;
    }

    /// What it has taken.
    byte[] taken() {
        return taken.toByteArray();
    }
}
