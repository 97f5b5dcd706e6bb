package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Turning Corners: the four corners of a rectangle; the product of Twins with itself, worth the nim
/// product.
public final class TurningCorners implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "turningcorners",
            List.of("turning corners", "翻四角"),
            List.of(),
            "turningcorners(x,y)",
            "turningcorners((1,2),(3,5))",
            new BilingualText("Turning Corners: turn the four corners of a rectangle", "翻四角：翻矩形的四个角"),
            new BilingualText(
                    "Coins lie on a board. A move turns the four corners of a rectangle with sides along the rows and columns; the corner farthest from (0,0) must go from heads to tails. Places of heads are written (x,y), a single one as x,y.",
                    "棋盘上摆着硬币。每步翻一个边与行列平行的矩形的四个角，其中离 (0,0) 最远的一角须由正面翻成反面。正面的位置写作 (x,y)，只有一个时可写 x,y。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<HeadsPosition<Pair>> game() {
        return notation().game();
    }

    private static CoinNotation<Pair> notation() {
        return new CoinNotation<>(
                ENTRY, ENTRY.name(), new CoinProduct(NamedCoinRows.TWINS.row(), NamedCoinRows.TWINS.row()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(notation().trial(List.of(Pair.of(3, 2)), "boards of 4 × 3 coins"));
    }
}
