package org.grundy.render.text;

import static org.grundy.render.text.SequenceMessages.say;

import org.grundy.evidence.PeriodCertificate;
import org.grundy.proof.CertificateVerdict;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// What the checker says of a certificate, in words.
public final class CertificateText {
    private CertificateText() {}

    /// The words for a ruling on a claim, a line break at the end.
    public static String of(PeriodCertificate claim, CertificateVerdict verdict, Language language, Paint paint) {
        Page page = new Page(paint);
        String rise = claim.saltus() == 0 ? "" : " + " + claim.saltus();
        String says = claim.rules() + ": G(n + " + claim.period() + ") = G(n)" + rise
                + say(language, "certificate.range") + claim.preperiod();
        switch (verdict) {
            case CertificateVerdict.Accepted accepted -> {
                page.line(0, paint.good(say(language, "certificate.accepted")) + "  " + says);
                page.paragraph(2, say(language, "certificate.recomputed", "values", accepted.values()));
            }
            case CertificateVerdict.Refused refused -> {
                page.line(0, paint.bad(say(language, "certificate.refused")) + "  " + says);
                page.paragraph(
                        2,
                        say(
                                language,
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
                                claim.checkedTo()));
            }
        }
        return page.toString();
    }
}
