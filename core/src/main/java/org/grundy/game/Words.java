package org.grundy.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The sentences that belong to a game: for each key of a reason's [Step], and for each theorem the keys
/// `KEY.statement` and `KEY.proof`. Immutable.
///
/// @param sentences text by key
public record Words(Map<String, Text> sentences) {
    /// No sentence at all.
    public static final Words NONE = new Words(Map.of());

    /// Copies the map.
    public Words {
        sentences = Map.copyOf(sentences);
    }

    /// These words and one sentence more; a sentence of the same key is replaced.
    ///
    /// @param key of a step or a theorem
    /// @param en English
    /// @param zh simplified Chinese
    public Words and(String key, String en, String zh) {
        Map<String, Text> more = new HashMap<>(sentences);
        more.put(key, new Text(en, zh));
        return new Words(more);
    }

    /// These words and those.
    public Words and(Words others) {
        Map<String, Text> more = new HashMap<>(sentences);
        more.putAll(others.sentences);
        return new Words(more);
    }

    /// The sentence of a key.
    public Optional<Text> sentence(String key) {
        return Optional.ofNullable(sentences.get(key));
    }
}
