package org.grundy.render.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/// The stream into a file: it keeps its first failure, which some writers swallow and others wrap in errors of their
/// own.
final class FileStream extends FilterOutputStream {
    private @Nullable IOException failure;

    FileStream(OutputStream out) {
        super(out);
    }

    /// Lets all of a content be written.
    ///
    /// @throws IOException the first failure, whatever the writer made of it
    void take(ResultFile.Content content) throws IOException {
        try {
            content.writeTo(this);
            flush();
        } catch (IOException | RuntimeException error) {
            throwFailure();
            throw error;
        }
        throwFailure();
    }

    private void throwFailure() throws IOException {
        if (failure != null) {
            throw failure;
        }
    }

    @Override
    public void write(int piece) throws IOException {
        write(new byte[] {(byte) piece}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        attempt(() -> out.write(bytes, from, count));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }

    private void attempt(Writing writing) throws IOException {
        throwFailure();
        try {
            writing.run();
        } catch (IOException error) {
            failure = error;
            throw error;
        }
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } catch (IOException error) {
            if (failure == null) {
                throw error;
            }
        }
    }
}
