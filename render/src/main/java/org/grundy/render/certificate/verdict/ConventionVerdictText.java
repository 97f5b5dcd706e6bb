package org.grundy.render.certificate.verdict;

import java.util.List;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate that does not name the convention which its kind is about, in words.
public final class ConventionVerdictText {
    private static final Messages WORDS =
            Messages.read(ConventionVerdictText.class.getResourceAsStream("convention-verdict.messages"));

    private ConventionVerdictText() {}

    public static VerdictWords none(int version, String command, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(
                words.of("none", Map.of("version", version)), words.of("anew", Map.of("command", command)));
    }

    public static VerdictWords other(String wanted, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(words.of("other", Map.of()), words.of("wanted", Map.of("wanted", wanted)));
    }
}
