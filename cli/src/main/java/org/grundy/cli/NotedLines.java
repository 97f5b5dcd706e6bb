package org.grundy.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/// Standard error that remembers whether a line was written to it. Progress is none: it is written over itself.
final class NotedLines extends FilterOutputStream {
    private boolean any;

    NotedLines(OutputStream out) {
        super(out);
    }

    /// Whether at least one line was ended.
    boolean any() {
        return any;
    }

    /// The stream to print to, in the letters of another one.
    PrintStream printing(PrintStream letters) {
        return new PrintStream(this, true, letters.charset());
    }

    @Override
    public void write(int piece) throws IOException {
        any |= piece == '\n';
        out.write(piece);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        for (int i = from; i < from + count && !any; i++) {
            any = bytes[i] == '\n';
        }
        out.write(bytes, from, count);
    }
}
