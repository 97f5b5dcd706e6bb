package org.grundy.render.misere;

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
        String heaps = claim.period().isPresent()
                ? language.of("of all heaps", "（所有堆）")
                : language.of(
                        "of the heaps up to " + (claim.map().size() - 1),
                        "（不超过 " + (claim.map().size() - 1) + " 的堆）");
        String says = language.of(
                claim.rules() + ": misère quotient " + heaps + ", order " + claim.order() + ", "
                        + claim.lost().size() + " in the P-portion",
                claim.rules() + "：反常商" + heaps + "，阶 " + claim.order() + "，P 元 "
                        + claim.lost().size() + " 个");
        switch (verdict) {
            case QuotientVerdict.Accepted accepted -> {
                page.line(0, paint.good(language.of("accepted", "接受")) + "  " + says);
                page.paragraph(
                        2,
                        language.of(
                                "The outcomes of all sums of " + accepted.heaps()
                                        + " heaps follow the rule of misère play; " + accepted.sums()
                                        + " kinds of sums had to be looked at. The elements are told apart.",
                                accepted.heaps() + " 个堆的一切和的胜负都符合反常规则；需要查看的和有 " + accepted.sums() + " 类。各元素互不等价。"));
            }
            case QuotientVerdict.Refused refused -> {
                page.line(0, paint.bad(language.of("refused", "拒绝")) + "  " + says);
                page.paragraph(2, fault(refused, language));
            }
        }
        return page.toString();
    }

    private static String fault(QuotientVerdict.Refused refused, Language language) {
        int at = refused.at();
        return switch (refused.fault()) {
            case RULES -> language.of("The rules are no finite code without unequal splits.", "规则不是“有限且不要求各堆不等”的代码。");
            case ELEMENT -> language.of("An element is named that there is not.", "提到了不存在的元素。");
            case MONOID ->
                language.of(
                        "The products of element " + at + " are not those of a commutative monoid.",
                        "元素 " + at + " 的乘积不构成交换幺半群。");
            case TERMINAL ->
                language.of(
                        "Heap " + at + " has no move, and is not the identity, or the identity is lost.",
                        "堆 " + at + " 没有着法，却不是单位元，或单位元是必败的。");
            case LOST ->
                language.of(
                        "A sum with heap " + at + " is said to be lost and has a lost option.",
                        "某个含堆 " + at + " 的和被称为必败，却有必败的后继。");
            case WON ->
                language.of(
                        "A sum of heaps up to " + at + " is said to be won and has no lost option.",
                        "某个由不超过 " + at + " 的堆组成的和被称为必胜，却没有必败的后继。");
            case APART ->
                language.of("Nothing tells element " + at + " from a smaller one.", "元素 " + at + " 与更小的某个元素无法区分。");
            case UNUSED -> language.of("No sum of heaps is element " + at + ".", "没有任何堆的和是元素 " + at + "。");
            case BOUND ->
                language.of("The period needs " + at + " heaps, heap 0 included.", "周期的证明需要 " + at + " 个堆（含堆 0）。");
            case REPETITION ->
                language.of(
                        "The element of heap " + at + " is not repeated a period later.",
                        "堆 " + at + " 的元素在一个周期后没有重复。");
        };
    }
}
