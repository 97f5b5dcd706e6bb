package org.grundy.render.text;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of answers, games, rules and tables.
final class AnswerMessages {
    /// All of them.
    static final Messages ALL = Messages.read(AnswerMessages.class.getResourceAsStream("answer.messages"));

    private AnswerMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
