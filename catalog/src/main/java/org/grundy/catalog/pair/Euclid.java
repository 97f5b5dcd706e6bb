package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Pair;

/// Euclid's game: subtract a multiple of the smaller number from the larger one until one of them is 0.
public final class Euclid implements DescribedSoleGame {
    static final CatalogText TEXT = CatalogText.of("euclid");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Pair> game() {
        EuclidRules rules = new EuclidRules(false);
        return TEXT.game(rules, List.of(new EuclidTheorem(rules)), TEXT.pairs(0));
    }
}
