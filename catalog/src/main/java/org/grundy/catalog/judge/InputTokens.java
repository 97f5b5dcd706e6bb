package org.grundy.catalog.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The tokens of a judge's input, read in large blocks: words of printable characters with white space
/// between them.
///
/// Cost: a few nanoseconds a byte; 10^6 lines of small numbers take some tens of milliseconds.
public final class InputTokens {
    private static final int BLOCK = 1 << 16;
    private static final int END = -1;
    private static final int SHOWN = 40;

    private final InputStream in;
    private final Run run;
    private final byte[] block = new byte[BLOCK];
    private byte[] word = new byte[64];
    private int at;
    private int filled;
    private long line = 1;

    /// Tokens of a stream, which is read but not closed.
    public InputTokens(InputStream in) {
        this(in, Run.unlimited());
    }

    /// Tokens of a stream, which is read but not closed.
    ///
    /// @param run is charged for each token, and for what is computed to answer
    public InputTokens(InputStream in, Run run) {
        this.in = in;
        this.run = run;
    }

    /// The meter of reading and answering.
    Run run() {
        return run;
    }

    /// Whether there is another token.
    public boolean hasNext() {
        skipSpace();
        return peek() != END;
    }

    /// Checks that there is no other token, for inputs of a single case.
    ///
    /// @throws InputError if there is one
    public void end() {
        if (hasNext()) {
            String shown = shown(read());
            throw error("the input goes on with \"%s\", but should end here", "输入还有“%s”，但应到此结束", shown);
        }
    }

    /// The next token as an integer that fits a long.
    ///
    /// @param name what it is, for messages
    /// @param least the smallest value allowed
    /// @throws InputError at the end of the input, or if the token is not an integer, too large, or too small
    public long next(BilingualText name, long least) {
        return next(name, least, Long.MAX_VALUE);
    }

    /// The next token as an integer that a letter of the problem names.
    ///
    /// @throws InputError as the other ones
    public long next(String letter, long least) {
        return next(letter, least, Long.MAX_VALUE);
    }

    /// The next token as an integer that a letter of the problem names.
    ///
    /// @throws InputError as the other ones
    public long next(String letter, long least, long most) {
        return next(new BilingualText(letter, letter), least, most);
    }

    /// The next token as an integer.
    ///
    /// @param name what it is, for messages
    /// @param least the smallest value allowed
    /// @param most the largest value allowed
    /// @throws InputError at the end of the input, or if the token is not an integer, too large, or too small
    public long next(BilingualText name, long least, long most) {
        int c = begin(name);
        boolean negative = c == '-';
        int start = negative ? 1 : 0;
        int length = read();
        if (length == start) {
            throw wrong(name, length, least, most);
        }
        long value = 0;
        for (int i = start; i < length; i++) {
            int digit = word[i] - '0';
            if (digit < 0 || digit > 9 || value > (Long.MAX_VALUE - digit) / 10) {
                throw wrong(name, length, least, most);
            }
            value = 10 * value + digit;
        }
        if (negative) {
            value = -value;
        }
        if (value < least || value > most) {
            throw wrong(name, length, least, most);
        }
        return value;
    }

    /// The next token as a count that fits an `int`.
    ///
    /// @throws InputError as [#next], or if the number is above 10^9
    public int count(BilingualText name) {
        long count = next(name, 0);
        if (count > 1_000_000_000) {
            throw error("%s is %s, more than 10^9", "%s 是 %s，超过 10^9", name, count);
        }
        return (int) count;
    }

    /// Things that follow the number of them.
    ///
    /// @param number names it in messages
    <T> List<T> many(BilingualText number, Function<InputTokens, T> reader) {
        List<T> all = new ArrayList<>();
        for (int left = count(number); left > 0; left--) {
            all.add(reader.apply(this));
        }
        return all;
    }

    /// The next token as it stands.
    ///
    /// @throws InputError if the input is at its end
    public String word(BilingualText name) {
        begin(name);
        int length = read();
        return new String(word, 0, length, StandardCharsets.UTF_8);
    }

    /// An error in the line that was read last.
    ///
    /// @param values what stands for each `%s` in both
    public InputError error(String en, String zh, Object... values) {
        return new InputError("line %s: %s", "第 %s 行：%s", line, BilingualText.of(en, zh, values));
    }

    private int begin(BilingualText name) {
        run.position();
        skipSpace();
        int c = peek();
        if (c == END) {
            throw error("the input ends here, but %s should follow", "输入到此结束，但应有%s", name);
        }
        return c;
    }

    private InputError wrong(BilingualText name, int length, long least, long most) {
        String shown = shown(length);
        return error(
                "%s is \"%s\", but must be an integer from %s to %s",
                "%s是“%s”，但应为 %s 到 %s 的整数", name, shown, least, most);
    }

    /// The token for a message: its beginning if it is long.
    private String shown(int length) {
        String text = new String(word, 0, Math.min(length, SHOWN), StandardCharsets.UTF_8);
        return length > SHOWN ? text + "…" : text;
    }

    /// Reads a token into `word` and gives its length.
    private int read() {
        int length = 0;
        for (int c = peek(); c > ' '; c = peek()) {
            if (length == word.length) {
                word = Arrays.copyOf(word, 2 * length);
            }
            word[length++] = (byte) c;
            at++;
        }
        return length;
    }

    private void skipSpace() {
        for (int c = peek(); c != END && c <= ' '; c = peek()) {
            line += c == '\n' ? 1 : 0;
            at++;
        }
    }

    /// The next byte, 0..255, or [#END].
    private int peek() {
        if (at == filled && !fill()) {
            return END;
        }
        return block[at] & 0xff;
    }

    private boolean fill() {
        try {
            int read = in.read(block);
            at = 0;
            filled = Math.max(0, read);
            return read > 0;
        } catch (IOException e) {
            throw new UncheckedIOException("the input cannot be read: " + e.getMessage(), e);
        }
    }
}
