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

/// Grossman's form of Euclid's game: both numbers stay positive, so equal numbers end play.
public final class Grossman implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "grossman",
            List.of("格罗斯曼博弈", "欧几里得博弈正数变体", "euclid with positive numbers"),
            List.of(),
            "grossman(a,b)",
            "grossman(19,5)",
            new BilingualText("Grossman: Euclid's game with both numbers positive", "格罗斯曼博弈：两数始终为正的欧几里得博弈"),
            new BilingualText(
                    "There are two positive numbers. A move subtracts a positive multiple of the smaller one from the larger one, and the result must be positive. So play is over when the numbers are equal.",
                    "有两个正数。每步从较大的数中减去较小数的正整数倍，结果必须为正。所以两数相等时游戏结束。"));

    private static final Messages WORDS = Euclid.STEPS
            .and(
                    "grossman.statement",
                    "Let a ≤ b. The Grundy value is ⌊b/a − a/b⌋ = ⌊(b²−a²)/(ab)⌋. So in normal play the player to move loses exactly when b/a is below the golden ratio. All positions are tame; fickle are only the multiples of neighbouring Fibonacci numbers, so in misère play (k·F(i), k·F(i+1)) is lost exactly if it is won in normal play, and all others have the same outcome.",
                    "设 a ≤ b。SG 值为 ⌊b/a − a/b⌋ = ⌊(b²−a²)/(ab)⌋。所以正常规则下，当且仅当 b/a 小于黄金分割比时先手必败。所有局面都是驯良的（tame），其中可变的（fickle）只有相邻斐波那契数的倍数；因此反常规则下 (k·F(i), k·F(i+1)) 的胜负与正常规则相反，其他局面的胜负相同。")
            .and(
                    "grossman.proof",
                    "With b = qa + r the positions (a, r+ia) have as values the naturals in order, without the value h of (r,a): so the value is q if q is above h, and q − 1 if not; with r = 0 it is q − 1. By induction this is ⌊b/a − a/b⌋, for a/r − r/a is not below h and below h + 1. For misère play see V. Gurvich, On the misère version of game Euclid and miserable games (2007).",
                    "设 b = qa + r，局面 (a, r+ia) 的值依次是去掉 (r,a) 的值 h 之后的自然数：q > h 时值为 q，不然为 q − 1；r = 0 时为 q − 1。由归纳，h ≤ a/r − r/a < h + 1，即得 ⌊b/a − a/b⌋。反常规则见 V. Gurvich, On the misère version of game Euclid and miserable games（2007）。")
            .and("grossman.domain", "a, b ≥ 1; both kinds of play", "a, b ≥ 1；两种规则");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Pair> game() {
        EuclidRules rules = new EuclidRules(true);
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), rules, List.of(new EuclidTheorem(rules)), new PairNotation(ENTRY, 1), WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.cells(game(), 1, thoroughness.bound(90, 250)));
    }
}
