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

    private static final Messages WORDS =
            Euclid.WORDS.and(Messages.read(Grossman.class.getResourceAsStream("grossman.messages")));

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
