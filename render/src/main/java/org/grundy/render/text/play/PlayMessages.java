package org.grundy.render.text.play;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of play against the computer, and of best play.
public final class PlayMessages {
    /// All of them.
    public static final Messages ALL = Messages.read(PlayMessages.class.getResourceAsStream("play.messages"));

    private PlayMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
