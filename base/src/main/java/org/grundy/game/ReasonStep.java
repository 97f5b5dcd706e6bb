package org.grundy.game;

import java.util.Arrays;
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
    /// What a step is, where more than its sentence depends on it.
    public enum Kind {
        /// The components of a sum with their Grundy values, and the nim sum of these.
        NIM_SUM("sum.columns"),
        /// One statistic of each component of a compound.
        STATISTIC("compound.statistic"),
        /// The loopy label of each component.
        LOOPY_LABELS("loopy.labels"),
        /// Every position of the component has a move.
        ENDLESS("loopy.endless"),
        /// The nimber of each component where some moves are entailing, or that it is loony or forced.
        ENTAILING_VALUES("entailing.values"),
        /// The sum was searched as a whole.
        WHOLE_SEARCH("search.whole"),
        /// The value is the mex of the options, computed from the rules.
        MEX("value.mex"),
        /// A sentence of the game or of the engine.
        SENTENCE("");

        private final String key;

        Kind(String key) {
            this.key = key;
        }
    }

    /// Copies the map and keeps its order.
    public ReasonStep {
        quantities = Collections.unmodifiableMap(new LinkedHashMap<>(quantities));
    }

    /// A step of a kind other than [Kind#SENTENCE], with names and quantities in turn.
    public static ReasonStep of(Kind kind, Object... namesAndQuantities) {
        return of(kind.key, namesAndQuantities);
    }

    /// What this step is.
    public Kind kind() {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.key.equals(key))
                .findFirst()
                .orElse(Kind.SENTENCE);
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
