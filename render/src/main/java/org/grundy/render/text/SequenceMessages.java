package org.grundy.render.text;

import java.time.Duration;
import java.util.Locale;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of nim-sequences, periods and surveys.
final class SequenceMessages {
    /// All of them.
    static final Messages ALL = Messages.read(SequenceMessages.class.getResourceAsStream("sequence.messages"));

    private SequenceMessages() {}

    /// How many heaps are rare, and by which division.
    static String rare(Language language, int mask, boolean byParity, long rare, long last) {
        return say(
                language,
                byParity ? "sequence.rare-by-parity" : "sequence.rare-under",
                "rare",
                rare,
                "mask",
                "0x" + Integer.toHexString(mask).toUpperCase(Locale.ROOT),
                "lastRare",
                last);
    }

    /// How many values were computed, in which time.
    static String speed(Language language, long computed, Duration time, long rate, String kernel) {
        String seconds = String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
        return say(
                language, "sequence.speed", "computed", computed, "seconds", seconds, "rate", rate, "kernel", kernel);
    }

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
