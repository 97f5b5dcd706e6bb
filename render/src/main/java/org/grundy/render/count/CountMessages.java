package org.grundy.render.count;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of counts and sums.
final class CountMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("count.misere", ", misère play", "，反常规则"),
            entry("count.lost", "lost positions", "必败局面"),
            entry("count.won", "won positions", "必胜局面"),
            entry("count.valued", "positions of Grundy value {value}", "SG 值为 {value} 的局面"),
            entry("count.all", "positions", "局面"),
            entry("count.ONE", "How many {positions}:", "{positions}的个数："),
            entry("count.NUMBERS", "Sum of the numbers of {positions}:", "{positions}的各数之和："),
            entry("count.VALUES", "Sum of the Grundy values of {positions}:", "{positions}的 SG 值之和："),
            entry(
                    "count.LARGEST_TAKE",
                    "Sum of the largest winning takes, 0 where no move wins:",
                    "取胜的最大取法之和（没有取胜走法时为 0）："),
            entry(
                    "count.SMALLEST_TAKE",
                    "Sum of the smallest winning takes, 0 where no move wins:",
                    "取胜的最小取法之和（没有取胜走法时为 0）："),
            entry("count.modulo", "{remainder} modulo {modulus}", "{remainder}（模 {modulus}）"),
            entry(
                    "count.TABLE",
                    "Counted in a table of {size} positions, computed from the rules.",
                    "在由规则算出的 {size} 个局面的表中数出。"),
            entry(
                    "count.SIEVE",
                    "Sieved among {size} positions: a lost one crosses out all from which a move leads to it.",
                    "在 {size} 个局面中筛出：每个必败局面划去所有能一步走到它的局面。"),
            entry(
                    "count.AUTOMATON",
                    "Counted digit by digit with an automaton of {size} states in {system}.",
                    "用自动机按位数出（{system}，{size} 个状态）。"),
            entry("count.PERIOD", "Counted by residues: period {size}.", "按余数数出：周期为 {size}。"),
            entry("count.FORM", "The form was computed for {size} positions.", "对 {size} 个局面逐一计算公式。"),
            entry(
                    "count.HEAPS",
                    "The heaps of each Grundy value were counted ({size} values), and combined by their nim sums.",
                    "先数出每个 SG 值的堆数（共 {size} 种值），再按异或和合并。"),
            entry(
                    "count.automatic",
                    "The automaton was learned from small positions and then proved right for all.",
                    "自动机由小局面学得，并已证明对所有局面正确。"),
            entry(
                    "count.unproved",
                    "The form below is not proved, so this result is not either.",
                    "下面的公式未经证明，因此这个结果也未经证明。"),
            entry("count.form", "It rests on this form:", "所依据的公式："));

    private CountMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
