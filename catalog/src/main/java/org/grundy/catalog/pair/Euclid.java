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

    /// Its sentences; those of reasons are of Grossman\'s form, too.
    static final Messages WORDS = Messages.read(Euclid.class.getResourceAsStream("euclid.messages"));

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
