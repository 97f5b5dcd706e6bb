package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Pair;

/// Marbles: each marble moves like a queen towards (0, 0), and whoever brings any of them there wins at
/// once.
///
/// Each marble is a component; one that can be brought home is [won][org.grundy.game.Ruleset#won], and one
/// that has been is lost for the other player. For marbles alone that is the short ending of the sum.
public final class Marbles implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("marbles");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Pair> game() {
        return TEXT.game("", new MarbleRules(), List.of(), new WythoffTable(true), TEXT.pairs(0));
    }
}
