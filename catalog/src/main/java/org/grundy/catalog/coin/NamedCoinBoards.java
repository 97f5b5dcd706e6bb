package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Pair;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Coin-turning games on a board: each row is a family of one game.
public enum NamedCoinBoards implements DescribedSoleGame {
    /// Acrostic Twins: two coins of one row or one column of a board.
    ACROSTIC_TWINS("acrostictwins", Pair.of(2, 2)),

    /// Turning Corners: the four corners of a rectangle; the product of Twins with itself, worth the nim product.
    TURNING_CORNERS("turningcorners", Pair.of(3, 2));

    private final CatalogText text;
    private final Pair farthest;

    /// @param farthest the last place of the boards on which the theorem is compared with search
    NamedCoinBoards(String name, Pair farthest) {
        this.text = CatalogText.of(name);
        this.farthest = farthest;
    }

    @Override
    public CatalogText text() {
        return text;
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
        return new CoinNotation<>(text, "", coins);
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
