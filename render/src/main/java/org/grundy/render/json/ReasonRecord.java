package org.grundy.render.json;

import java.util.Map;
import org.grundy.game.ReasonStep;
import org.grundy.render.Sentences;

/// One step of a reason.
///
/// @param step its key
/// @param quantities what it is about, by name
/// @param text the step as a sentence
public record ReasonRecord(String step, Map<String, Object> quantities, String text) {
    static ReasonRecord of(ReasonStep step, Sentences sentences) {
        return new ReasonRecord(step.key(), step.quantities(), sentences.of(step));
    }
}
