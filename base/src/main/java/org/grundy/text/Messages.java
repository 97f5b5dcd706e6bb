package org.grundy.text;

import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The sentences that belong to a game: for each key of a reason's [org.grundy.game.ReasonStep], and for
/// each theorem the keys `KEY.statement` and `KEY.proof`. Immutable. Of many sentences few are wanted, so each is made
/// when it is asked for.
public final class Messages {
    /// No sentence at all.
    public static final Messages NONE = new Messages(Map.of());

    private final Map<String, Supplier<BilingualText>> sentences;

    /// Sentences by key.
    ///
    /// @param sentences each gives the same text whenever it is asked
    public Messages(Map<String, Supplier<BilingualText>> sentences) {
        this.sentences = new HashMap<>(sentences);
    }

    /// The sentences of a resource: for each a line with its key, and below it, indented, `en:` and `zh:` with the
    /// sentence, which goes to the end of the line. Quotation marks around it keep blanks at its ends, and `\n`
    /// in it is a line break. A line that begins with `#` is a comment.
    ///
    /// @param resource in UTF-8, with keys in ASCII; closed here; null where there is none
    /// @throws IllegalStateException if there is none, or a line is not as above
    public static Messages read(@Nullable InputStream resource) {
        return new Messages(MessagesParser.parse(resource));
    }

    /// These words and one sentence more; a sentence of the same key is replaced.
    ///
    /// @param key of a step or a theorem
    /// @param en English
    /// @param zh simplified Chinese
    public Messages and(String key, String en, String zh) {
        BilingualText text = new BilingualText(en, zh);
        return and(new Messages(Map.of(key, () -> text)));
    }

    /// These words and those.
    public Messages and(Messages others) {
        Map<String, Supplier<BilingualText>> more = new HashMap<>(sentences);
        more.putAll(others.sentences);
        return new Messages(more);
    }

    /// The sentence of a key.
    public Optional<BilingualText> sentence(String key) {
        return Optional.ofNullable(sentences.get(key)).map(Supplier::get);
    }

    /// All sentences by key.
    public Map<String, BilingualText> sentences() {
        return sentences.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, sentence -> sentence.getValue().get()));
    }
}
