package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

import java.util.List;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate whose digest is not that of its contents, in words.
public final class ChangedVerdictText {
    private static final Messages WORDS = Messages.of(
            entry(
                    "changed",
                    "the file was changed after it was written: its digest is not that of its contents",
                    "文件写成之后被改动过：摘要与内容不符"),
            entry(
                    "alone",
                    "Nothing else was checked. Without the member \"digest\" the contents are checked by themselves.",
                    "其余未作检验。删去“digest”这一项，便只按内容检验。"));

    private ChangedVerdictText() {}

    public static VerdictWords of(Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(words.of("changed", Map.of()), words.of("alone", Map.of()));
    }
}
