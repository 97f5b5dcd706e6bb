package org.grundy.render.discovery;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of closed forms and conjectures.
final class DiscoveryMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("discovery.misere", ", misère play", "，反常规则"),
            entry("discovery.GRUNDY", "Grundy value", "SG 值"),
            entry("discovery.LOST", "Lost positions (P)", "必败局面（P）"),
            entry("discovery.DRAWN", "Draws (D)", "平局（D）"),
            entry("discovery.none-lost.drawn", "none", "没有"),
            entry("discovery.all-lost.drawn", "all", "全部"),
            entry("discovery.others-won", "All other positions are won (N).", "其余局面都是必胜（N）。"),
            entry("discovery.none-drawn", "none: every position is won or lost", "没有：每个局面都分得出胜负"),
            entry("discovery.all-drawn", "all: nobody can force a win anywhere", "全部：处处都无法强制取胜"),
            entry("discovery.none-lost", "none: whoever is to move wins everywhere", "没有：轮到走的一方处处获胜"),
            entry("discovery.all-lost", "all: whoever is to move loses everywhere", "全部：轮到走的一方处处失败"),
            entry(
                    "discovery.fitted",
                    " (fitted on {fitted} values, agrees with {heldOut} more{lost}).",
                    "（由 {fitted} 个值拟合，与另外 {heldOut} 个值一致{lost}）。"),
            entry("discovery.proved", "Proved for all positions{range}. ", "已证明，对所有局面成立{range}。"),
            entry(
                    "discovery.bounded",
                    "Proved for numbers up to 10^{digits}; of larger ones nothing is said. ",
                    "已证明，对不超过 10^{digits} 的数成立；更大的数未作结论。"),
            entry("discovery.other", " For other parameters: a guess.", "其他参数：仅为猜想。"),
            entry("guess.FEW_VALUES", "A guess from few values", "由少量值得出的猜想"),
            entry("guess.MANY_CONSTANTS", "A guess: it has too many constants for these values", "猜想：常数过多，这些值不足以检验"),
            entry("guess.FEW_PERIODS", "A guess: the table is shorter than three periods", "猜想：表不足三个周期"),
            entry(
                    "guess.UNSEEN_CASE",
                    "A guess: some case of it does not occur among the values held out",
                    "猜想：其某种情形未出现在保留的值中"),
            entry(
                    "guess.FEW_ARGUMENTS",
                    "A guess: a function in it meets too few different numbers in the table",
                    "猜想：其中某个函数在表中只遇到很少几个不同的自变量"),
            entry(
                    "guess.FAR_CONSTANT",
                    "A guess: it changes at a constant beyond the table, where it could not be tried",
                    "猜想：它在表外的某个常数处改变，那里无法检验"),
            entry("guess.NOT_LOOKED", "A guess: there was no time to look closer", "猜想：没有时间进一步检验"),
            entry("discovery.among-them.DRAWN", ", {lost} of them draws", "，其中平局 {lost} 个"),
            entry("discovery.among-them.LOST", ", {lost} of them lost", "，其中必败 {lost} 个"),
            entry("discovery.no-form", "no form found", "未找到规律"),
            entry(
                    "discovery.share",
                    "{zeros} of {known} positions are lost ({share})",
                    "{known} 个局面中有 {zeros} 个必败（{share}）"),
            entry(
                    "discovery.largest",
                    "largest value {largest}; up to half of the range {earlier}",
                    "最大值 {largest}；前一半范围内为 {earlier}"),
            entry("discovery.runs", "runs of equal values: {runs}", "相同值的区间：{runs}"),
            entry("discovery.run", "{value} for {numbers}", "{numbers} 为 {value}"),
            entry(
                    "discovery.share.DRAWN",
                    "{zeros} of {known} positions are draws ({share})",
                    "{known} 个局面中有 {zeros} 个平局（{share}）"),
            entry("discovery.last.DRAWN", "the last draw is {numbers}", "最后一个平局是 {numbers}"),
            entry("discovery.last", "the last lost position is {numbers}", "最后一个必败局面是 {numbers}"),
            entry(
                    "conjecture.untried",
                    "Not proved, and not tried from {from} on, where the guess changes: ",
                    "未证明，而且从 {from} 起（猜想在那里改变）没有试过："),
            entry("conjecture.few", "Tried on few positions, not proved: ", "只试了少量局面，未证明："),
            entry("discovery.checked", "Checked, not proved: ", "已检验，未证明："),
            entry(
                    "conjecture.agrees.LOST",
                    "P exactly where {text}, for all {positions} positions with {all}.",
                    "在 {all} 的全部 {positions} 个局面上，必败当且仅当 {text}。"),
            entry(
                    "conjecture.agrees.GRUNDY",
                    "the Grundy value is {text}, for all {positions} positions with {all}.",
                    "在 {all} 的全部 {positions} 个局面上，SG 值为 {text}。"),
            entry("discovery.every", " and every {parameters}", "（任意 {parameters}）"),
            entry("discovery.for", " for {parameters}", "，对 {parameters}"),
            entry(
                    "conjecture.proved.LOST",
                    "Proved for all positions{where}: P exactly where {text}. ",
                    "已证明，对所有局面成立{where}：必败当且仅当 {text}。"),
            entry(
                    "conjecture.proved.GRUNDY",
                    "Proved for all positions{where}: the Grundy value is {text}. ",
                    "已证明，对所有局面成立{where}：SG 值为 {text}。"),
            entry(
                    "wrong.LOST_TO_LOST",
                    "the guess says lost, but the move to {option} leads to a position that it calls lost as well",
                    "猜想说必败，但走到 {option} 的一步到达的局面也被它称为必败"),
            entry(
                    "wrong.WON_WITHOUT_MOVE",
                    "the guess says won, but no move leads to a position that it calls lost",
                    "猜想说必胜，但没有一步到达它称为必败的局面"),
            entry(
                    "wrong.END",
                    "there is no move, and the guess says the opposite of what the rules say of the end",
                    "此处无棋可走，猜想与规则对终局的规定相反"),
            entry("wrong.LOST_BUT_WON", "the guess says lost, but it is won", "猜想说必败，其实必胜"),
            entry("wrong.WON_BUT_LOST", "the guess says won, but it is lost", "猜想说必胜，其实必败"),
            entry(
                    "wrong.DRAWN",
                    "it is a draw, for play need not end and neither player can force an end",
                    "此处为和局：对局可以无限进行，双方都不能迫使它结束"),
            entry("wrong.VALUE", "the value is another", "值与所说不同"),
            entry("conjecture.wrong", "Wrong at {place}: {why}.", "反例：{place}：{why}。"),
            entry("form.period-from", "Period {length} from {preperiod} on.", "周期 {length}，从 {preperiod} 开始。"),
            entry("form.period", "Period {length}.", "周期 {length}。"),
            entry("form.saltus", "Arithmetic-periodic: +{saltus} every {length}.", "算术周期：每 {length} 个增加 {saltus}。"),
            entry("form.exception", "With 1 exception.", "有 1 个例外。"),
            entry("form.exceptions", "With {exceptions} exceptions.", "有 {exceptions} 个例外。"),
            entry("form.slope", "Lines of slope {slope}, exact in integers.", "斜率为 {slope} 的直线，用整数精确计算。"),
            entry(
                    "routine.smallest",
                    "{name}(n, k): the smallest part of n, written as a sum of terms, always the largest that fits. The terms: 1, and behind each h comes h + t, t the smallest term with {limit} >= h.",
                    "{name}(n, k)：每次取不超过余数的最大项，把 n 写成若干项之和，其中最小的一项。各项：首项 1，项 h 之后是 h + t，t 是满足 {limit} >= h 的最小项。"),
            entry("routine.recurrence", "{name}(n): whether n is one of {terms}", "{name}(n)：n 是否在数列中：{terms}"));

    private DiscoveryMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
