package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Coin-turning games on a board: each row is a family of one game.
public enum NamedCoinBoards implements SoleGame {
    /// Acrostic Twins: two coins of one row or one column of a board.
    ACROSTIC_TWINS(
            new Entry(
                    "acrostictwins",
                    List.of("acrostic twins", "行列双子"),
                    List.of(),
                    "acrostictwins(x,y)",
                    "acrostictwins((1,2),(3,5))",
                    new BilingualText("Acrostic Twins: turn two coins of one row or one column", "行列双子：翻同一行或同一列的两枚硬币"),
                    new BilingualText(
                            "Coins lie on a board. A move turns exactly two coins of one row or one column; the one farther from the corner (0,0) must go from heads to tails. Places of heads are written (x,y), a single one as x,y.",
                            "棋盘上摆着硬币。每步恰翻同一行或同一列的两枚，其中离角 (0,0) 较远的一枚须由正面翻成反面。正面的位置写作 (x,y)，只有一个时可写 x,y。")),
            Pair.of(2, 2)),

    /// Turning Corners: the four corners of a rectangle; the product of Twins with itself, worth the nim product.
    TURNING_CORNERS(
            new Entry(
                    "turningcorners",
                    List.of("turning corners", "翻四角"),
                    List.of("HDU-3404"),
                    "turningcorners(x,y)",
                    "turningcorners((1,2),(3,5))",
                    new BilingualText("Turning Corners: turn the four corners of a rectangle", "翻四角：翻矩形的四个角"),
                    new BilingualText(
                            "Coins lie on a board. A move turns the four corners of a rectangle with sides along the rows and columns; the corner farthest from (0,0) must go from heads to tails. Places of heads are written (x,y), a single one as x,y.",
                            "棋盘上摆着硬币。每步翻一个边与行列平行的矩形的四个角，其中离 (0,0) 最远的一角须由正面翻成反面。正面的位置写作 (x,y)，只有一个时可写 x,y。")),
            Pair.of(3, 2));

    private final Entry entry;
    private final Pair farthest;

    /// @param farthest the last place of the boards on which the theorem is compared with search
    NamedCoinBoards(Entry entry, Pair farthest) {
        this.entry = entry;
        this.farthest = farthest;
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public CatalogGame<HeadsPosition<Pair>> game() {
        return notation().game();
    }

    private CoinNotation<Pair> notation() {
        CoinRuleSet<Pair> coins = switch (this) {
            case ACROSTIC_TWINS -> new Acrostic();
            case TURNING_CORNERS -> new CoinProduct(NamedCoinRows.TWINS.row(), NamedCoinRows.TWINS.row());
        };
        return new CoinNotation<>(entry, entry.name(), coins);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(notation().trial(List.of(farthest), range()));
    }

    private BilingualText range() {
        long columns = farthest.x().longValueExact() + 1;
        long rows = farthest.y().longValueExact() + 1;
        return CoinNotation.boards(columns, rows);
    }
}
