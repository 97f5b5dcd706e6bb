package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.game.Pair;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Euclid's game: subtract a multiple of the smaller number from the larger one until one of them is 0.
public final class Euclid implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "euclid",
            List.of("欧几里得博弈", "辗转相减", "欧几里德的游戏", "game of euclid"),
            List.of("P1290", "HDU-1525", "HDU-3595"),
            "euclid(a,b)",
            "euclid(19,5)",
            new BilingualText(
                    "Euclid: subtract a multiple of the smaller number from the larger", "欧几里得博弈：从大数减去小数的若干倍"),
            new BilingualText(
                    "There are two numbers. A move subtracts a positive multiple of the smaller one from the larger one; the result is 0 or more. Play is over when one of the numbers is 0. Of equal numbers the second becomes 0.",
                    "有两个数。每步从较大的数中减去较小数的正整数倍，结果不小于 0。其中一个数变为 0 时游戏结束。两数相等时把第二个变为 0。"));

    /// The sentences for the steps of reasons, which Grossman's form shares.
    static final Messages STEPS = Messages.NONE
            .and(
                    "euclid.above",
                    "{b}/{a} is above the golden ratio, for b² − ab − a² = {d} is positive.",
                    "{b}/{a} 大于黄金分割比，因为 b² − ab − a² = {d} 为正。")
            .and(
                    "euclid.below",
                    "{b}/{a} is below the golden ratio, for b² − ab − a² = {d} is negative.",
                    "{b}/{a} 小于黄金分割比，因为 b² − ab − a² = {d} 为负。")
            .and(
                    "euclid.quotients",
                    "The Euclidean algorithm has the quotients {quotients}; they give Grundy value {value}.",
                    "辗转相除的商依次为 {quotients}；由此得 SG 值 {value}。")
            .and(
                    "euclid.fickle",
                    "The position is fickle: in misère play the values 0 and 1 are exchanged.",
                    "这个局面是可变的（fickle）：反常规则下值 0 与 1 互换。")
            .and("euclid.wins", "Leave {targets}.", "走到 {targets}。")
            .and(
                    "euclid.loses",
                    "Whatever is subtracted, the other player can leave a lost pair again.",
                    "无论减去多少，对手都能再次留下必败的数对。")
            .and("euclid.over", "No move is left: play is over.", "已无棋可走：游戏结束。");

    private static final Messages WORDS = STEPS.and(
                    "euclid.statement",
                    "Let 1 ≤ a ≤ b. In normal play the player to move wins exactly when a = b or b/a is above the golden ratio; in misère play he loses exactly when b/a is below it, a = b included. With b = qa + r the Grundy value is q if r = 0; else it is q if q is above the value h of (r,a), and q − 1 if not. All positions are tame; fickle are only (0,b) and (a,a).",
                    "设 1 ≤ a ≤ b。正常规则下，当且仅当 a = b 或 b/a 大于黄金分割比时先手必胜；反常规则下，当且仅当 b/a 小于黄金分割比（包括 a = b）时先手必败。设 b = qa + r：r = 0 时 SG 值为 q；否则设 (r,a) 的值为 h，q > h 时值为 q，不然为 q − 1。所有局面都是驯良的（tame），其中可变的（fickle）只有 (0,b) 与 (a,a)。")
            .and(
                    "euclid.proof",
                    "From (a, r+ia) all (a, r+ja) with j < i can be reached, and nothing else; so these positions have as values the naturals in order, without h, which is the value of the first. Value 0 means q = 1 and h > 0, or q = 0; going down the quotients this is the comparison of b/a with the golden ratio, all of whose quotients are 1. The misère values obey the same rule and differ from the others only at (0,b) and (a,a), where they are 1 and 0.",
                    "从 (a, r+ia) 恰能走到所有 (a, r+ja)（j < i）；所以这些局面的值依次是去掉 h 之后的自然数，h 是其中第一个局面的值。值为 0 意味着 q = 1 且 h > 0，或 q = 0；沿着各个商往下看，这就是把 b/a 与各商全为 1 的黄金分割比作比较。反常规则下的值遵循同样的规律，只在 (0,b) 与 (a,a) 处不同，分别为 1 和 0。")
            .and("euclid.domain", "a, b ≥ 0; both kinds of play", "a, b ≥ 0；两种规则");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Pair> game() {
        EuclidRules rules = new EuclidRules(false);
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), rules, List.of(new EuclidTheorem(rules)), new PairNotation(ENTRY, 0), WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.cells(game(), 0, thoroughness.bound(90, 250)));
    }
}
