package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Pair;

/// Grossman's form of Euclid's game: both numbers stay positive, so equal numbers end play.
public final class Grossman implements DescribedSoleGame {
    static final CatalogText TEXT = CatalogText.of("grossman");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Pair> game() {
        EuclidRules rules = new EuclidRules(true);
        return TEXT.game(rules, List.of(new EuclidTheorem(rules)), TEXT.pairs(1))
                .saying(Euclid.TEXT.words());
    }
}
