package org.grundy.render.text;

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
                + language.of(" for all n ≥ ", "，对所有 n ≥ ") + claim.preperiod();
        switch (verdict) {
            case CertificateVerdict.Accepted accepted -> {
                page.line(0, paint.good(language.of("accepted", "接受")) + "  " + says);
                page.paragraph(
                        2,
                        language.of(
                                accepted.values() + " values were recomputed from the rules.",
                                "由规则重新计算了 " + accepted.values() + " 个值。"));
            }
            case CertificateVerdict.Refused refused -> {
                page.line(0, paint.bad(language.of("refused", "拒绝")) + "  " + says);
                page.paragraph(2, fault(claim, refused, language));
            }
        }
        return page.toString();
    }

    private static String fault(PeriodCertificate claim, CertificateVerdict.Refused refused, Language language) {
        long heap = refused.heap();
        return switch (refused.fault()) {
            case RULES ->
                language.of(
                        "\"" + claim.rules() + "\" cannot be read as rules of which the theorem speaks.",
                        "“" + claim.rules() + "”不是该定理所适用的规则。");
            case THEOREM ->
                language.of(
                        "The theorem \"" + claim.theorem() + "\" is not known, or proves no such period.",
                        "定理“" + claim.theorem() + "”未知，或不能证明这样的周期。");
            case BOUND ->
                language.of(
                        "The theorem needs the first " + heap + " values, and the certificate rests on "
                                + claim.checkedTo() + ".",
                        "定理需要前 " + heap + " 个值，而证书只依据 " + claim.checkedTo() + " 个。");
            case VALUE ->
                language.of(
                        "The value written for heap " + heap + " is not its Grundy value.",
                        "为堆 " + heap + " 写下的值不是它的 Grundy 值。");
            case COUNT ->
                language.of(
                        heap + " values are written down, and the certificate rests on " + claim.checkedTo() + ".",
                        "写下了 " + heap + " 个值，而证书依据 " + claim.checkedTo() + " 个。");
            case CHECKSUM -> language.of("The recomputed values have another checksum.", "重新计算的值的校验和不同。");
            case REPETITION ->
                language.of(
                        "The value of heap " + heap + " is not repeated by heap " + (heap + claim.period()) + ".",
                        "堆 " + (heap + claim.period()) + " 没有重复堆 " + heap + " 的值。");
            case STATE ->
                language.of(
                        "The state of the game is not repeated a period later, up to heap " + heap + ".",
                        "直到堆 " + heap + "，游戏的状态没有在一个周期后重复。");
        };
    }
}
