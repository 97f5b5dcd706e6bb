package org.grundy.web.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Lines of UTF-8 from a stream. Of a line that is too long nothing is kept.
final class LineInput {
    private final InputStream in;
    private final int longest;

    /// @param longest how many bytes a line may have
    LineInput(InputStream in, int longest) {
        this.in = new BufferedInputStream(in);
        this.longest = longest;
    }

    /// The next line without its end, empty behind the last.
    ///
    /// @throws RpcError if it is too long or no UTF-8; the next call goes on behind it
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        for (; read >= 0 && read != '\n'; read = in.read()) {
            length++;
            if (length <= longest) {
                line.write(read);
            }
        }
        if (length > longest) {
            throw new RpcError(
                    null, RpcError.Code.INVALID_REQUEST, "a line of " + length + " bytes; at most " + longest);
        }
        return Optional.of(decoded(line.toByteArray()));
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException damaged) {
            throw new RpcError(null, RpcError.Code.PARSE_ERROR, "the line is no UTF-8");
        }
    }
}
