package org.grundy.render.certificate.verdict;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate that is refused before its claim is looked at, in words.
public final class RefusedVerdictText {
    private static final Messages WORDS =
            Messages.read(RefusedVerdictText.class.getResourceAsStream("refused-verdict.messages"));

    private RefusedVerdictText() {}

    /// Its digest is not that of its contents.
    public static VerdictWords changed(Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("changed"), words.of("alone"));
    }

    /// It is of a version in which no convention was named.
    public static VerdictWords unnamed(int version, String command, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("none", "version", version), words.of("anew", "command", command));
    }

    /// It names a convention that is not the one which its kind is about.
    public static VerdictWords other(String wanted, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("other"), words.of("wanted", "wanted", wanted));
    }
}
