package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

import java.util.List;
import java.util.Map;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.proof.PeriodVerdict;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What the checker says of the certificate of a period, in words.
public final class PeriodVerdictText {
    private static final Messages WORDS = Messages.of(
            entry("range", " for all n ≥ ", "，对所有 n ≥ "),
            entry("recomputed", "{values} values were recomputed from the rules.", "由规则重新计算了 {values} 个值。"),
            entry(
                    "fault.RULES",
                    "\"{code}\" cannot be read as rules of which the theorem speaks.",
                    "“{code}”不是该定理所适用的规则。"),
            entry(
                    "fault.THEOREM",
                    "The theorem \"{theorem}\" is not known, or proves no such period.",
                    "定理“{theorem}”未知，或不能证明这样的周期。"),
            entry(
                    "fault.BOUND",
                    "The theorem needs the first {heap} values, and the certificate rests on {checkedTo}.",
                    "定理需要前 {heap} 个值，而证书只依据 {checkedTo} 个。"),
            entry(
                    "fault.VALUE",
                    "The value written for heap {heap} is not its Grundy value.",
                    "为堆 {heap} 写下的值不是它的 SG 值。"),
            entry(
                    "fault.COUNT",
                    "{heap} values are written down, and the certificate rests on {checkedTo}.",
                    "写下了 {heap} 个值，而证书依据 {checkedTo} 个。"),
            entry("fault.CHECKSUM", "The recomputed values have another checksum.", "重新计算的值的校验和不同。"),
            entry(
                    "fault.REPETITION",
                    "The value of heap {heap} is not repeated by heap {repeated}.",
                    "堆 {repeated} 没有重复堆 {heap} 的值。"),
            entry(
                    "fault.STATE",
                    "The state of the game is not repeated a period later, up to heap {heap}.",
                    "直到堆 {heap}，游戏的状态没有在一个周期后重复。"));

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
