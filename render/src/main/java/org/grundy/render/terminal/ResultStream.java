package org.grundy.render.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;
import org.jspecify.annotations.Nullable;

/// Standard output. The first write that fails ends the command, whatever writers are between, for it leaves them by an
/// exception that they do not know; a [PrintStream] alone would go on for hours and say nothing.
public final class ResultStream extends OutputStream {
    private static final Path OWN = Path.of("/proc/self/fd/1");

    private final OutputStream out;
    private final BooleanSupplier pipe;
    private @Nullable RuntimeException failure;

    private ResultStream(OutputStream out, BooleanSupplier pipe) {
        this.out = out;
        this.pipe = pipe;
    }

    /// The reader of a pipe has seen enough and has closed it.
    public static final class ReaderGone extends RuntimeException {
        private static final long serialVersionUID = 1;

        private ReaderGone() {}
    }

    /// What is printed by it goes to the standard output of this process.
    ///
    /// @param letters in which text is written
    public static PrintStream ofProcess(Charset letters) {
        return printing(new FileOutputStream(FileDescriptor.out), letters, ResultStream::isPipe);
    }

    /// What is printed by it goes to a stream. Where that fails, every method that prints ends by an
    /// [OutputError], or by a [ReaderGone].
    ///
    /// @param out where it goes
    /// @param letters in which text is written
    /// @param pipe whether the stream is a pipe, of which every failure means that its reader has gone
    public static PrintStream printing(OutputStream out, Charset letters, BooleanSupplier pipe) {
        return new PrintStream(new BufferedOutputStream(new ResultStream(out, pipe)), false, letters);
    }

    @Override
    public void write(int piece) {
        write(new byte[] {(byte) piece}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        attempt(() -> out.write(bytes, from, count));
    }

    @Override
    public void flush() {
        attempt(out::flush);
    }

    private interface Writing {
        void run() throws IOException;
    }

    private void attempt(Writing writing) {
        if (failure != null) {
            throw failure;
        }
        try {
            writing.run();
        } catch (IOException error) {
            failure = "Broken pipe".equals(error.getMessage()) || pipe.getAsBoolean()
                    ? new ReaderGone()
                    : unwritten(error);
            throw failure;
        }
    }

    /// The words of the system may be in another language than English, so they alone do not tell.
    private static boolean isPipe() {
        try {
            String target = Files.readSymbolicLink(OWN).toString();
            return target.startsWith("pipe:") || target.startsWith("socket:");
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    private static OutputError unwritten(IOException error) {
        return new OutputError(
                "the result cannot be written to standard output: %s", "无法把结果写到标准输出：%s", IoErrorText.of(error));
    }
}
