package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Cutting a paper of grids (POJ 2311): whoever cuts out a single grid wins.
///
/// A strip one grid wide lets the other player cut out a single grid at once, so nobody cuts one off who need
/// not; what is left is a game of normal play on papers with both sides at least 2.
public final class Cutting implements SoleGame, DescribedFamily {
    /// The shortest side of a paper.
    static final int NARROWEST = 2;

    private static final CatalogText TEXT = CatalogText.of("cutting");

    private static final PairRules RULES = new PairRules(true, Cutting::cut);

    @Override
    public CatalogText text() {
        return TEXT;
    }

    /// The game, with a table of its own that is filled once.
    @Override
    public CatalogGame<Pair> game() {
        return TEXT.game("", RULES, List.of(), new CuttingTable(), new PairNotation(TEXT.entry(), NARROWEST));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }

    /// Both pieces of a cut are the same in either order.
    private static void cut(long w, long h, PairRules.Cells out) {
        for (long i = NARROWEST; 2 * i <= w && h >= NARROWEST; i++) {
            out.to(i, h, w - i, h);
        }
        for (long j = NARROWEST; 2 * j <= h && w >= NARROWEST; j++) {
            out.to(w, j, w, h - j);
        }
    }
}
