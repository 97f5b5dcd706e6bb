package org.grundy.render.program;

import java.util.Optional;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What programs say of themselves in the comment at their beginning.
public final class ProgramMessages {
    /// All of them.
    static final Messages ALL = Messages.read(ProgramMessages.class.getResourceAsStream("program.messages"));

    private ProgramMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    public static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }

    /// The sentence of a key as it stands, if there is one.
    public static Optional<String> find(Language language, String key) {
        return Sentences.of(ALL, language).find(key);
    }

    /// The first line: the game, how it is played, and what is computed.
    ///
    /// @param quantity `LOST`, `GRUNDY` or `OUTCOMES`
    public static String title(Language language, String title, Play play, String quantity) {
        return say(language, "title", "title", title, "play", play.name(), "quantity", quantity);
    }
}
