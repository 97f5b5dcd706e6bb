package org.grundy.render.certificate.verdict;

import java.util.List;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.text.Messages;

/// What a checker says of a certificate of any kind, in words.
///
/// @param isAccepted whether the claim is proved
/// @param claim what the certificate claims
/// @param why what was verified, or what is wrong: a paragraph each
public record VerdictWords(boolean isAccepted, String claim, List<String> why) {
    private static final Messages WORDS = Messages.read(VerdictWords.class.getResourceAsStream("verdict.messages"));

    static VerdictWords accepted(String claim, String why) {
        return new VerdictWords(true, claim, List.of(why));
    }

    static VerdictWords refused(String claim, String why) {
        return new VerdictWords(false, claim, List.of(why));
    }

    /// The words as they are printed, a line break at the end.
    public String printed(Language language, Paint paint) {
        Sentences words = Sentences.of(WORDS, language);
        Page page = new Page(paint);
        page.line(0, (isAccepted ? paint.good(words.of("accepted")) : paint.bad(words.of("refused"))) + "  " + claim);
        why.forEach(paragraph -> page.paragraph(2, paragraph));
        return page.toString();
    }
}
