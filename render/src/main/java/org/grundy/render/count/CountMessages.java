package org.grundy.render.count;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of counts and sums.
final class CountMessages {
    /// All of them.
    static final Messages ALL = Messages.read(CountMessages.class.getResourceAsStream("count.messages"));

    private CountMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
