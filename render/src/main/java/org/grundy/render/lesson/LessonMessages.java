package org.grundy.render.lesson;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences around lessons, and of options as they are taught.
final class LessonMessages {
    /// All of them.
    static final Messages ALL = Messages.read(LessonMessages.class.getResourceAsStream("lesson.messages"));

    private LessonMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
