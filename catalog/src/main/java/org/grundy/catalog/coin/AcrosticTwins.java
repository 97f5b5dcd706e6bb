package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Acrostic Twins: two coins of one row or one column of a board.
public final class AcrosticTwins implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "acrostictwins",
            List.of("acrostic twins", "行列双子"),
            List.of(),
            "acrostictwins(x,y)",
            "acrostictwins((1,2),(3,5))",
            new BilingualText("Acrostic Twins: turn two coins of one row or one column", "行列双子：翻同一行或同一列的两枚硬币"),
            new BilingualText(
                    "Coins lie on a board. A move turns exactly two coins of one row or one column; the one farther from the corner (0,0) must go from heads to tails. Places of heads are written (x,y), a single one as x,y.",
                    "棋盘上摆着硬币。每步恰翻同一行或同一列的两枚，其中离角 (0,0) 较远的一枚须由正面翻成反面。正面的位置写作 (x,y)，只有一个时可写 x,y。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<HeadsPosition<Pair>> game() {
        return notation().game();
    }

    private static CoinNotation<Pair> notation() {
        return new CoinNotation<>(ENTRY, ENTRY.name(), new Acrostic());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(notation().trial(List.of(Pair.of(2, 2)), "boards of 3 × 3 coins"));
    }
}
