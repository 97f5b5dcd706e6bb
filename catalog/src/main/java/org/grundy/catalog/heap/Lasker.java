package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;

/// Lasker's Nim (4.333…): take any number from a heap, or split it in two.
public final class Lasker implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("lasker");

    private static final TakeAndBreakCode CODE =
            new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.of(4)), List.of(TakeAndBreakCode.Digit.of(3)));

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(TakeAndBreakMoves.rules(CODE), TEXT.heapTheorems(), TEXT.heaps());
    }
}
