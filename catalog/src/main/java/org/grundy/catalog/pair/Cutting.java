package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;

/// Cutting a paper of grids (POJ 2311): whoever cuts out a single grid wins.
///
/// A strip one grid wide lets the other player cut out a single grid at once, so nobody cuts one off who need
/// not; what is left is a game of normal play on papers with both sides at least 2.
public final class Cutting implements DescribedSoleGame {
    /// The shortest side of a paper.
    static final int NARROWEST = 2;

    private static final CatalogText TEXT = CatalogText.of("cutting");

    private static final PairRules RULES = TEXT.pairRules();

    @Override
    public CatalogText text() {
        return TEXT;
    }

    /// The game, with a table of its own that is filled once.
    @Override
    public CatalogGame<Pair> game() {
        return TEXT.game("", RULES, List.of(), new CuttingTable(), TEXT.pairs(NARROWEST));
    }
}
