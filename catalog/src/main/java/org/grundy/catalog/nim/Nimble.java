package org.grundy.catalog.nim;

import java.math.BigInteger;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;

/// Nimble: coins on a strip, a move takes one of them any distance to the left. Each coin is a component.
public final class Nimble implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("nimble");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(Nim.RULES, Nim.THEOREMS, TEXT.heaps()).saying(Nim.TEXT.words());
    }
}
