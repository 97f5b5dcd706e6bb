package org.grundy.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Reads sentences from a resource, in which both languages stand side by side:
///
///     # a comment
///     move.take
///       en: take {k}
///       zh: 取 {k} 个
///
/// A sentence goes to the end of its line, without blanks at its ends; quotation marks around the whole of it keep
/// them, and are no part of it; `\n` stands for a line break.
///
/// Commands read hundreds of sentences when they start and say ten. So the text is taken apart as bytes, each a
/// character of its own, which is copied in one piece where letters are decoded one by one.
final class MessagesParser {
    private static final Charset BYTES = StandardCharsets.ISO_8859_1;
    private static final String ENGLISH = "en: ";
    private static final String CHINESE = "zh: ";

    private final Map<String, Supplier<BilingualText>> sentences = new HashMap<>();
    private @Nullable String key;
    private @Nullable String english;

    private MessagesParser() {}

    /// A sentence as it stands, in bytes.
    private record Written(String english, String chinese) implements Supplier<BilingualText> {
        @Override
        public BilingualText get() {
            return new BilingualText(sentence(english), sentence(chinese));
        }
    }

    /// The sentences of a resource, which is closed.
    ///
    /// @throws IllegalStateException if there is none, or a line is not as above
    static Map<String, Supplier<BilingualText>> parse(@Nullable InputStream resource) {
        if (resource == null) {
            throw new IllegalStateException("a resource with sentences is missing");
        }
        MessagesParser parser = new MessagesParser();
        try (resource) {
            String text = new String(resource.readAllBytes(), BYTES);
            int line = 0;
            for (int start = 0; start < text.length(); ) {
                int end = text.indexOf('\n', start);
                end = end < 0 ? text.length() : end;
                parser.line(++line, text.substring(start, end));
                start = end + 1;
            }
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        parser.expectNone("the last line");
        return parser.sentences;
    }

    private void line(int number, String line) {
        String words = line.strip();
        if (words.isEmpty() || words.startsWith("#")) {
            return;
        }
        if (words.length() == line.stripTrailing().length()) {
            expectNone("line " + number);
            key = words;
        } else if (key != null && english == null && words.startsWith(ENGLISH)) {
            english = words;
        } else if (key != null && english != null && words.startsWith(CHINESE)) {
            if (sentences.put(key, new Written(english, words)) != null) {
                throw new IllegalStateException("line " + number + ": a second sentence of " + key);
            }
            key = null;
            english = null;
        } else {
            throw new IllegalStateException(
                    "line " + number + ": neither a key nor the sentence that comes next: " + decoded(line));
        }
    }

    private void expectNone(String place) {
        if (key != null) {
            throw new IllegalStateException(place + ": " + key + " has no sentence in both languages");
        }
    }

    private static String sentence(String words) {
        String text = decoded(words).substring(ENGLISH.length()).strip().replace("\\n", "\n");
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    private static String decoded(String bytes) {
        return new String(bytes.getBytes(BYTES), StandardCharsets.UTF_8);
    }
}
