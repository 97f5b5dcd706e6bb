package org.grundy.web.mcp;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.grundy.render.json.Json;
import org.jspecify.annotations.Nullable;

/// Messages as lines of UTF-8 on a stream, for several threads. What cannot be written is thrown once, where somebody
/// asks for it.
final class LineOutput {
    private final OutputStream out;
    private @Nullable RuntimeException failure;

    /// @param out flushed behind each line, and not closed
    LineOutput(OutputStream out) {
        this.out = out;
    }

    /// A message as a line, without its end. Line breaks in texts are written as `\n`, so that those between members
    /// are the only ones.
    static String line(Object message) {
        return Json.of(message).strip().replaceAll("\n *", "");
    }

    /// Writes a message.
    void send(Object message) {
        sendLine(line(message));
    }

    /// Writes a line; nothing where one could not be written already.
    synchronized void sendLine(String line) {
        if (failure != null) {
            return;
        }
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException unwritten) {
            failure = new UncheckedIOException(unwritten);
        } catch (RuntimeException unwritten) {
            failure = unwritten;
        }
    }

    /// Throws what kept lines from being written, if anything did.
    synchronized void check() {
        if (failure != null) {
            throw failure;
        }
    }
}
