package org.grundy.render.certificate.verdict;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate whose digest is not that of its contents, in words.
public final class ChangedVerdictText {
    private static final Messages WORDS =
            Messages.read(ChangedVerdictText.class.getResourceAsStream("changed-verdict.messages"));

    private ChangedVerdictText() {}

    public static VerdictWords of(Language language) {
        Sentences words = Sentences.of(WORDS, language);
        return VerdictWords.refused(words.of("changed"), words.of("alone"));
    }
}
