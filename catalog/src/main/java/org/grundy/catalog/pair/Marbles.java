package org.grundy.catalog.pair;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.game.Pair;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Marbles: each marble moves like a queen towards (0, 0), and whoever brings any of them there wins at
/// once.
///
/// Each marble is a component; one that can be brought home is [won][org.grundy.game.Ruleset#won], and one
/// that has been is lost for the other player. For marbles alone that is the short ending of the sum.
public final class Marbles implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "marbles",
            List.of("marble", "弹珠", "弹珠游戏"),
            List.of("Gym-101908B"),
            "marbles(x,y)",
            "marbles(3,5) + marbles(2,6)",
            new BilingualText("Marbles: bring any one of them to (0, 0) first", "弹珠：最先把任意一颗移到 (0, 0) 者胜"),
            new BilingualText(
                    "Marbles stand on points (x, y). A move takes one of them and lowers x, or y, or both by the same positive number. Whoever brings any marble to (0, 0) wins at once, in either kind of play and whatever else is on the table.",
                    "若干弹珠位于点 (x, y)。每步选一颗，将 x 减少、或将 y 减少、或将两者减少同一个正整数。谁先把任意一颗弹珠移到 (0, 0)，谁立即获胜：正常与反常规则下都如此，也不论桌上还有什么。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Pair> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                new MarbleRules(),
                List.of(),
                Optional.of(new WythoffTable(true)),
                new PairNotation(ENTRY, 0),
                Messages.NONE);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }
}
