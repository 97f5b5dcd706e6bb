package org.grundy.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// One step of a reason: which sentence it is and the quantities in it. Never text: whoever shows it looks
/// the key up in the game's [org.grundy.text.Messages].
///
/// @param key of the sentence, such as `bash.remainder`
/// @param quantities numbers, lists of numbers or short notations by name, in the order in which they were
///     named
public record ReasonStep(String key, Map<String, Object> quantities) {
    /// Copies the map and keeps its order.
    public ReasonStep {
        quantities = Collections.unmodifiableMap(new LinkedHashMap<>(quantities));
    }

    /// A step with names and quantities in turn.
    ///
    /// @throws IllegalArgumentException if a name has no quantity or is no string
    public static ReasonStep of(String key, Object... namesAndQuantities) {
        if (namesAndQuantities.length % 2 != 0) {
            throw new IllegalArgumentException("names and quantities come in pairs: " + key);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndQuantities.length; i += 2) {
            if (!(namesAndQuantities[i] instanceof String name)) {
                throw new IllegalArgumentException("a quantity's name is a string: " + namesAndQuantities[i]);
            }
            map.put(name, namesAndQuantities[i + 1]);
        }
        return new ReasonStep(key, map);
    }
}
