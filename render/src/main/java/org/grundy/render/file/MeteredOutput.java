package org.grundy.render.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.grundy.run.Run;

/// A stream that checks the run's clock before each buffer that is written. So whoever
/// writes in pieces ends in time without knowing of budgets.
public final class MeteredOutput extends FilterOutputStream {
    private final Run run;

    /// @param out where the bytes go to, best a buffer
    /// @param run charged; writing happens inside [Run#attempt]
    public MeteredOutput(OutputStream out, Run run) {
        super(out);
        this.run = run;
    }

    @Override
    public void write(int piece) throws IOException {
        run.option();
        out.write(piece);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        run.options(count);
        out.write(bytes, from, count);
    }
}
