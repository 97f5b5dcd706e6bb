package org.grundy.cli.option;

import java.io.OutputStream;
import java.io.PrintStream;
import org.grundy.run.Run;

/// A stream to a reader who takes his time, such as a pager: none of it is charged.
final class ReaderOutput extends OutputStream {
    private final PrintStream reader;
    private final Run run;

    ReaderOutput(PrintStream reader, Run run) {
        this.reader = reader;
        this.run = run;
    }

    @Override
    public void write(int piece) {
        run.pause(() -> reader.write(piece));
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        run.pause(() -> reader.write(bytes, from, count));
    }

    @Override
    public void flush() {
        run.pause(reader::flush);
    }
}
