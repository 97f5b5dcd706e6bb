package org.grundy.render.certificate.verdict;

import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What the checker says of the certificate of a misère quotient, in words.
public final class QuotientVerdictText {
    private static final Messages WORDS =
            Messages.read(QuotientVerdictText.class.getResourceAsStream("quotient-verdict.messages"));

    private QuotientVerdictText() {}

    public static VerdictWords of(QuotientCertificate claim, QuotientVerdict verdict, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        String says = says(claim, words);
        return switch (verdict) {
            case QuotientVerdict.Accepted accepted ->
                VerdictWords.accepted(says, words.of("why", "heaps", accepted.heaps(), "sums", accepted.sums()));
            case QuotientVerdict.Refused refused ->
                VerdictWords.refused(says, words.of("fault." + refused.fault(), "at", refused.at()));
        };
    }

    private static String says(QuotientCertificate claim, Sentences words) {
        return words.of(
                claim.period().isPresent() ? "claim.all" : "claim.to",
                "rules",
                claim.rules(),
                "heap",
                claim.map().size() - 1,
                "order",
                claim.order(),
                "lost",
                claim.lost().size());
    }
}
