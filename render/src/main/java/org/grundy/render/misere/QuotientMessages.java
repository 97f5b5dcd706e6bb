package org.grundy.render.misere;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of misère quotients.
final class QuotientMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry(
                    "size",
                    "misère quotient of order {order}, {lost} in the P-portion",
                    "反常商的阶为 {order}，其中 P 元 {lost} 个"),
            entry("proved.all", "proved for all heaps", "对所有堆均已证明"),
            entry("proved.to", "proved for the heaps up to {heap}", "对不超过 {heap} 的堆已证明"),
            entry("generator", "{letter} = heap {heap}", "{letter} = 堆 {heap}"),
            entry(
                    "gap.all",
                    "{game}: the misère quotient of all heaps; generators {generators}",
                    "{game}：所有堆的反常商；生成元 {generators}"),
            entry(
                    "gap.part",
                    "{game}: the misère quotient of the heaps up to {largest}; generators {generators}",
                    "{game}：不超过 {largest} 的堆的反常商；生成元 {generators}"),
            entry("comma", ", ", "，"),
            entry("no-move", "None of these heaps has a move.", "这些堆都没有可走的走法。"),
            entry("generators", "Generators: {all}.", "生成元：{all}。"),
            entry("relations", "Relations, besides xy = yx: {all}.", "关系（另有 xy = yx）：{all}。"),
            entry(
                    "relations.more",
                    "Relations, besides xy = yx: {all} and {more} more (--json).",
                    "关系（另有 xy = yx）：{all}，另有 {more} 个（--json）。"),
            entry(
                    "lost",
                    "A sum is lost for the player to move exactly if the product of its heaps is one of " + "{all}.",
                    "当且仅当各堆的乘积是下列元素之一时，先手必败：{all}。"),
            entry(
                    "tame",
                    "Tame: every heap is fickle or firm, so the theorem on tame sums says the same.",
                    "驯良：每个堆都是可变或稳定的，关于驯良局面之和的定理给出同样的结论。"),
            entry("tame.to", "Tame up to heap {heap}: every heap is fickle or firm.", "不超过 {heap} 的堆都驯良：每个堆都是可变或稳定的。"),
            entry(
                    "wild",
                    "Wild from heap {heap} on: its normal value is {normal}, its misère value {misere}.",
                    "从堆 {heap} 起不驯良：它的正常值为 {normal}，反常值为 {misere}。"),
            entry("growth", "How it grows with the heaps", "随堆增大的过程"),
            entry(
                    "change",
                    "from heap {heap}: order {order}, {lost} in the P-portion (candidates tried: " + "{candidates})",
                    "从堆 {heap} 起：阶 {order}，P 元 {lost} 个（试过 {candidates} 个候选）"),
            entry("map", "The element of each heap", "各堆对应的元素"),
            entry("map.more", "… all of them: --json", "……全部：--json"),
            entry("period.why", "Why this is all", "为何到此为止"),
            entry(
                    "period",
                    "Φ(n), the element of heap n, repeats: {repeats} was compared for {preperiod} ≤ n < "
                            + "{compared}, in the quotient of the heaps below {heaps}. In a larger heap, n + "
                            + "{period}, every option has a part of at least {part}; a part smaller by {period} is "
                            + "the same element, and with it the option is one of n, and so back. So every larger "
                            + "heap can be replaced by one smaller by {period}, in every sum.",
                    "堆 n 的元素 Φ(n) 循环：在小于 {heaps} 的堆的商中，对 {preperiod} ≤ n < {compared} 比较了 {repeats}。更大的堆 n "
                            + "+ {period} 的每个后继都有一部分不小于 {part}；把它减去 {period} 仍是同一元素，得到的就是 n "
                            + "的后继，反之亦然。因此在任何和中，更大的堆都可以换成小 {period} 的堆。"),
            entry(
                    "sequence.of",
                    "{game} — misère Grundy values of heaps {from}…{to}",
                    "{game} — 堆 {from}…{to} 的反常 SG 值"),
            entry(
                    "sequence.period",
                    "{game}  misère Grundy values have period {period} from n = {from} on  proved",
                    "{game}  反常 SG 值从 n = {from} 起有周期 {period}  已证明"),
            entry(
                    "sequence.period.small",
                    "{game}  misère Grundy values below {told} repeat with period {period} from n = {from} on  proved",
                    "{game}  小于 {told} 的反常 SG 值从 n = {from} 起以 {period} 为周期重复  已证明"),
            entry(
                    "sequence.open",
                    "{game}  misère Grundy values of the heaps up to {heap}, no period proved",
                    "{game}  已求出不超过 {heap} 的堆的反常 SG 值，未证明周期"),
            entry("sequence.cycle", "They repeat: {values}.", "循环节：{values}。"),
            entry("sequence.known", "How this is known", "依据"),
            entry(
                    "sequence.tame",
                    "Every heap is tame, so the theorem on tame sums gives both values of every option.",
                    "所有堆都是驯良的，因此关于驯良局面之和的定理给出每个后继的两种值。"),
            entry(
                    "sequence.quotient",
                    "By a quotient of order {order} of the sums of heaps: sums are one element if no sum "
                            + "added to both makes their misère Grundy values differ. It is proved for all sums.",
                    "依据各堆之和的一个阶为 {order} 的商：若加上任何和都不能使反常 SG 值不同，则两个和是同一元素。已对一切和证明。"),
            entry(
                    "sequence.proved",
                    "What decides the values has period {period} from n = {from} on: the first {heaps} heaps prove it.",
                    "决定这些值的量从 n = {from} 起有周期 {period}：由前 {heaps} 个堆证明。"),
            entry(
                    "sequence.searched",
                    "Values of {told} or more, of heaps up to {last}: by search of the sums that can follow.",
                    "不超过 {last} 的堆中不小于 {told} 的值：搜索其后可能出现的和而得。"),
            entry(
                    "sequence.capped",
                    "Values of {told} or more are not told apart: the quotient that does was not found.",
                    "不小于 {told} 的值没有进一步区分：没有找到能区分它们的商。"));

    private QuotientMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
