package org.grundy.render.text;

import static org.grundy.text.Messages.entry;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of nim-sequences, periods and surveys.
final class SequenceMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry(
                    "period.found",
                    "period {length} from n = {preperiod} on{rises}",
                    "从 n = {preperiod} 起周期为 {length}{rises}"),
            entry("period.proved", "proved", "已证明"),
            entry(
                    "period.largest",
                    "The largest value of all heaps is {max}, first at n = {maxAt}.",
                    "所有堆中最大的值是 {max}，首次出现于 n = {maxAt}。"),
            entry(
                    "period.largest-so-far",
                    "The largest value below n = {count} is {max}, first at n = {maxAt}.",
                    "n = {count} 以下最大的值是 {max}，首次出现于 n = {maxAt}。"),
            entry(
                    "period.compared",
                    "{repeats} was compared for {preperiod} ≤ n < {bound}, by the first {checkedTo} values.",
                    "对 {preperiod} ≤ n < {bound} 比较了 {repeats}，共用前 {checkedTo} 个值。"),
            entry("period.no-time", "Exceptions and the largest value were not looked for.", "没有查找例外的堆和最大的值。"),
            entry("period.no-exception", "No heap is exceptional.", "没有例外的堆。"),
            entry(
                    "period.exceptions",
                    "{count} heaps have values that the cycle would not give them: {listed}{last}.",
                    "{count} 个堆的值与循环不符：{listed}{last}。"),
            entry("period.open", "no period proved by the first {values} values", "前 {values} 个值未能证明周期"),
            entry(
                    "period.no-theorem",
                    "No theorem proves a period of such a code: it asks for unequal heaps or never ends.",
                    "没有定理能证明这类代码的周期：它要求各堆不等，或有无穷多位。"),
            entry("period.known", "The value of every heap is known nevertheless. ", "不过每一堆的值都是已知的。"),
            entry(
                    "period.observed",
                    "Observed, not proved: {repeats} for all n ≥ {preperiod} up to n + {length} = {to}.",
                    "仅为观察，未经证明：对 n ≥ {preperiod} 直到 n + {length} = {to}，均有 {repeats}。"),
            entry("sequence.heading", " — Grundy values of heaps ", "——各堆的 SG 值，n = "),
            entry(
                    "sequence.more",
                    "… and {left} more: --all shows them, --csv and --npy write them",
                    "……另有 {left} 个：--all 全部显示，--csv 和 --npy 写入文件"),
            entry("sequence.maximum", "maximum", "最大值"),
            entry("sequence.maximum-at", "{max}, first at n = {maxAt}", "{max}，首次出现于 n = {maxAt}"),
            entry("sequence.zeros", "zeros", "零的个数"),
            entry("sequence.zeros-at", "{zeros}, the last at n = {lastZero}", "{zeros}，最后一个在 n = {lastZero}"),
            entry("sequence.rare", "rare", "稀有值"),
            entry(
                    "sequence.rare-under",
                    "{rare} under mask {mask}, the last at n = {lastRare}",
                    "掩码 {mask} 下有 {rare} 个，最后一个在 n = {lastRare}"),
            entry(
                    "sequence.rare-by-parity",
                    "{rare} under mask {mask} and the parity of n, the last at n = {lastRare}",
                    "掩码 {mask} 连同 n 的奇偶性下有 {rare} 个，最后一个在 n = {lastRare}"),
            entry("sequence.period", "period", "周期"),
            entry("sequence.kept", "kept", "已保存"),
            entry("sequence.computed", "computed", "计算"),
            entry("period.saltus", ", saltus ", "，跃度 "),
            entry(
                    "sequence.proved",
                    "{length} from n = {preperiod} on{saltus}, proved by {checkedTo} values",
                    "{length}，从 n = {preperiod} 起{saltus}；由前 {checkedTo} 个值证明"),
            entry(
                    "sequence.speed",
                    "{computed} values in {seconds} s, {rate} a second, by the kernel {kernel}",
                    "{computed} 个值，用时 {seconds} 秒，每秒 {rate} 个；内核 {kernel}"),
            entry("survey.code", "code", "代码"),
            entry("survey.preperiod", "preperiod", "预周期"),
            entry("survey.period", "period", "周期"),
            entry("survey.max", "max", "最大值"),
            entry("survey.first", "first at", "首次出现于"),
            entry("survey.rare", "rare", "稀有值"),
            entry("survey.last-rare", "last rare", "最后的稀有值"),
            entry("survey.values", "values", "值的个数"),
            entry("survey.same", "same as", "等同于"),
            entry(
                    "survey.summary",
                    "The periods of {proved} of {codes} codes are proved; {forms} sequences are different by theorem or not known to be the same.",
                    "{codes} 个代码中有 {proved} 个的周期已证明；其中 {forms} 个序列不同，或不知是否相同。"));

    private SequenceMessages() {}

    /// How many heaps are rare, and by which division.
    static String rare(Language language, int mask, boolean byParity, long rare, long last) {
        return say(
                language,
                byParity ? "sequence.rare-by-parity" : "sequence.rare-under",
                "rare",
                rare,
                "mask",
                "0x" + Integer.toHexString(mask).toUpperCase(Locale.ROOT),
                "lastRare",
                last);
    }

    /// How many values were computed, in which time.
    static String speed(Language language, long computed, Duration time, long rate, String kernel) {
        String seconds = String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
        return say(
                language, "sequence.speed", "computed", computed, "seconds", seconds, "rate", rate, "kernel", kernel);
    }

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
