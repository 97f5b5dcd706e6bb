package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

import java.util.List;
import java.util.Map;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What the checker says of the certificate of a misère quotient, in words.
public final class QuotientVerdictText {
    private static final Messages WORDS = Messages.of(
            entry(
                    "claim.all",
                    "{rules}: misère quotient of all heaps, order {order}, {lost} in the P-portion",
                    "{rules}：反常商（所有堆），阶 {order}，P 元 {lost} 个"),
            entry(
                    "claim.to",
                    "{rules}: misère quotient of the heaps up to {heap}, order {order}, {lost} in the " + "P-portion",
                    "{rules}：反常商（不超过 {heap} 的堆），阶 {order}，P 元 {lost} 个"),
            entry(
                    "why",
                    "The outcomes of all sums of {heaps} heaps follow the rule of misère play; {sums} "
                            + "kinds of sums had to be looked at. The elements are told apart.",
                    "{heaps} 个堆的一切和的胜负都符合反常规则；需要查看的和有 {sums} 类。各元素互不等价。"),
            entry("fault.RULES", "The rules are no code and no set.", "规则既不是代码也不是集合。"),
            entry("fault.ENDLESS", "No theorem proves a period of these rules.", "没有定理能证明这种规则的周期。"),
            entry(
                    "fault.ELEMENT",
                    "An element is named that there is not, or the P-portion names one twice.",
                    "提到了不存在的元素，或 P 元重复列出。"),
            entry(
                    "fault.MONOID",
                    "The products of element {at} are not those of a commutative monoid.",
                    "元素 {at} 的乘积不构成交换幺半群。"),
            entry(
                    "fault.TERMINAL",
                    "Heap {at} has no move, and is not the identity, or the identity is lost.",
                    "堆 {at} 没有走法，却不是单位元，或单位元是必败的。"),
            entry(
                    "fault.LOST",
                    "A sum with heap {at} is said to be lost and has a lost option.",
                    "某个含堆 {at} 的和被称为必败，却有必败的后继。"),
            entry(
                    "fault.WON",
                    "A sum of heaps up to {at} is said to be won and has no lost option.",
                    "某个由不超过 {at} 的堆组成的和被称为必胜，却没有必败的后继。"),
            entry("fault.APART", "Nothing tells element {at} from a smaller one.", "元素 {at} 与更小的某个元素无法区分。"),
            entry("fault.UNUSED", "No sum of heaps is element {at}.", "没有任何堆的和是元素 {at}。"),
            entry("fault.BOUND", "The period needs {at} heaps, heap 0 included.", "周期的证明需要 {at} 个堆（含堆 0）。"),
            entry(
                    "fault.REPETITION",
                    "The element of heap {at} is not repeated a period later.",
                    "堆 {at} 的元素在一个周期后没有重复。"));

    private QuotientVerdictText() {}

    public static VerdictWords of(QuotientCertificate claim, QuotientVerdict verdict, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        String says = says(claim, words);
        return switch (verdict) {
            case QuotientVerdict.Accepted accepted ->
                VerdictWords.accepted(
                        says, words.of("why", Map.of("heaps", accepted.heaps(), "sums", accepted.sums())));
            case QuotientVerdict.Refused refused ->
                VerdictWords.refused(says, words.of("fault." + refused.fault(), Map.of("at", refused.at())));
        };
    }

    private static String says(QuotientCertificate claim, Sentences words) {
        return words.of(
                claim.period().isPresent() ? "claim.all" : "claim.to",
                Map.of(
                        "rules",
                        claim.rules(),
                        "heap",
                        claim.map().size() - 1,
                        "order",
                        claim.order(),
                        "lost",
                        claim.lost().size()));
    }
}
