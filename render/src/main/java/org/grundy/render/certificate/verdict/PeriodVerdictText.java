package org.grundy.render.certificate.verdict;

import org.grundy.evidence.PeriodCertificate;
import org.grundy.proof.PeriodVerdict;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What the checker says of the certificate of a period, in words.
public final class PeriodVerdictText {
    private static final Messages WORDS =
            Messages.read(PeriodVerdictText.class.getResourceAsStream("period-verdict.messages"));

    private PeriodVerdictText() {}

    public static VerdictWords of(PeriodCertificate claim, PeriodVerdict verdict, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        String rise = claim.saltus() == 0 ? "" : " + " + claim.saltus();
        String says =
                claim.rules() + ": G(n + " + claim.period() + ") = G(n)" + rise + words.of("range") + claim.preperiod();
        return switch (verdict) {
            case PeriodVerdict.Accepted accepted ->
                VerdictWords.accepted(says, words.of("recomputed", "values", accepted.values()));
            case PeriodVerdict.Refused refused -> VerdictWords.refused(says, fault(claim, refused, words));
        };
    }

    private static String fault(PeriodCertificate claim, PeriodVerdict.Refused refused, Sentences words) {
        return words.of(
                "fault." + refused.fault(),
                "code",
                claim.rules(),
                "theorem",
                claim.theorem(),
                "heap",
                refused.heap(),
                "repeated",
                refused.heap() + claim.period(),
                "checkedTo",
                claim.checkedTo());
    }
}
