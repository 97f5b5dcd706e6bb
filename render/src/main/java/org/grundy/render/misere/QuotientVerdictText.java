package org.grundy.render.misere;

import static org.grundy.render.misere.QuotientMessages.say;

import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// What the checker says of the certificate of a misère quotient, in words.
public final class QuotientVerdictText {
    private QuotientVerdictText() {}

    /// The words for a ruling on a claim, a line break at the end.
    public static String of(QuotientCertificate claim, QuotientVerdict verdict, Language language, Paint paint) {
        Page page = new Page(paint);
        String says = says(claim, language);
        switch (verdict) {
            case QuotientVerdict.Accepted accepted -> {
                page.line(0, paint.good(say(language, "accepted")) + "  " + says);
                page.paragraph(2, say(language, "accepted.why", "heaps", accepted.heaps(), "sums", accepted.sums()));
            }
            case QuotientVerdict.Refused refused -> {
                page.line(0, paint.bad(say(language, "refused")) + "  " + says);
                page.paragraph(2, say(language, "fault." + refused.fault(), "at", refused.at()));
            }
        }
        return page.toString();
    }

    private static String says(QuotientCertificate claim, Language language) {
        return say(
                language,
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
