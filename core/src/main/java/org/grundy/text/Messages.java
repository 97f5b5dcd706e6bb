package org.grundy.text;

import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The sentences that belong to a game: for each key of a reason's [org.grundy.game.ReasonStep], and for
/// each theorem the keys `KEY.statement` and `KEY.proof`. Immutable.
///
/// @param sentences text by key
public record Messages(Map<String, BilingualText> sentences) {
    /// No sentence at all.
    public static final Messages NONE = new Messages(Map.of());

    /// Copies the map.
    public Messages {
        sentences = Map.copyOf(sentences);
    }

    /// The sentences of a resource: for each a line with its key, and below it, indented, `en:` and `zh:` with the
    /// sentence, which goes to the end of the line. Quotation marks around it keep blanks at its ends, and `\n`
    /// in it is a line break. A line that begins with `#` is a comment.
    ///
    /// @param resource in UTF-8, closed here; null where there is none
    /// @throws IllegalStateException if there is none, or a line is not as above
    public static Messages read(@Nullable InputStream resource) {
        return new Messages(MessagesParser.parse(resource));
    }

    /// Sentences made by [#entry].
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Messages of(Map.Entry<String, BilingualText>... sentences) {
        return new Messages(Map.ofEntries(sentences));
    }

    /// A sentence under its key.
    ///
    /// @param en English
    /// @param zh simplified Chinese
    public static Map.Entry<String, BilingualText> entry(String key, String en, String zh) {
        return Map.entry(key, new BilingualText(en, zh));
    }

    /// These words and one sentence more; a sentence of the same key is replaced.
    ///
    /// @param key of a step or a theorem
    /// @param en English
    /// @param zh simplified Chinese
    public Messages and(String key, String en, String zh) {
        Map<String, BilingualText> more = new HashMap<>(sentences);
        more.put(key, new BilingualText(en, zh));
        return new Messages(more);
    }

    /// These words and those.
    public Messages and(Messages others) {
        Map<String, BilingualText> more = new HashMap<>(sentences);
        more.putAll(others.sentences);
        return new Messages(more);
    }

    /// The sentence of a key.
    public Optional<BilingualText> sentence(String key) {
        return Optional.ofNullable(sentences.get(key));
    }
}
