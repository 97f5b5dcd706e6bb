package org.grundy.render.certificate.verdict;

import java.util.List;
import java.util.Map;
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
        Sentences words = new Sentences(language, List.of(WORDS));
        String rise = claim.saltus() == 0 ? "" : " + " + claim.saltus();
        String says = claim.rules() + ": G(n + " + claim.period() + ") = G(n)" + rise + words.of("range", Map.of())
                + claim.preperiod();
        return switch (verdict) {
            case PeriodVerdict.Accepted accepted ->
                VerdictWords.accepted(says, words.of("recomputed", Map.of("values", accepted.values())));
            case PeriodVerdict.Refused refused -> VerdictWords.refused(says, fault(claim, refused, words));
        };
    }

    private static String fault(PeriodCertificate claim, PeriodVerdict.Refused refused, Sentences words) {
        return words.of(
                "fault." + refused.fault(),
                Map.of(
                        "code",
                        claim.rules(),
                        "theorem",
                        claim.theorem(),
                        "heap",
                        refused.heap(),
                        "repeated",
                        refused.heap() + claim.period(),
                        "checkedTo",
                        claim.checkedTo()));
    }
}
