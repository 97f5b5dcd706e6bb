package org.grundy.render.misere;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of misère quotients.
final class QuotientMessages {
    /// All of them.
    static final Messages ALL = Messages.read(QuotientMessages.class.getResourceAsStream("quotient.messages"));

    private QuotientMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
