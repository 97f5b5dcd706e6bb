package org.grundy.catalog.pair;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.game.Pair;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Euclid's game: subtract a multiple of the smaller number from the larger one until one of them is 0.
public final class Euclid implements SoleGame, DescribedFamily {
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

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.cells(game(), 0, thoroughness.bound(90, 250)));
    }
}
