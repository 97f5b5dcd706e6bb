package org.grundy.render.certificate.verdict;

import java.util.List;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate whose digest is not that of its contents, in words.
public final class ChangedVerdictText {
    private static final Messages WORDS =
            Messages.read(ChangedVerdictText.class.getResourceAsStream("changed-verdict.messages"));

    private ChangedVerdictText() {}

    public static VerdictWords of(Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(words.of("changed", Map.of()), words.of("alone", Map.of()));
    }
}
