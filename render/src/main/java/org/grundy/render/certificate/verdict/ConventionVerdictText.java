package org.grundy.render.certificate.verdict;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate that does not name the convention which its kind is about, in words.
public final class ConventionVerdictText {
    private static final Messages WORDS =
            Messages.read(ConventionVerdictText.class.getResourceAsStream("convention-verdict.messages"));

    private ConventionVerdictText() {}

    public static VerdictWords none(int version, String command, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("none", "version", version), words.of("anew", "command", command));
    }

    public static VerdictWords other(String wanted, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("other"), words.of("wanted", "wanted", wanted));
    }
}
