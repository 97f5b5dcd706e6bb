package org.grundy.lang.rules.internal.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Constants by their words in the language: their names in lower case without underscores.
final class ConstantWords {
    private ConstantWords() {}

    /// The constants in their order, so that messages list their words in the same order each time.
    static <E extends Enum<E>> Map<String, E> of(Class<E> type) {
        Map<String, E> words = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            words.put(constant.name().toLowerCase(Locale.ROOT).replace("_", ""), constant);
        }
        return Collections.unmodifiableMap(words);
    }
}
