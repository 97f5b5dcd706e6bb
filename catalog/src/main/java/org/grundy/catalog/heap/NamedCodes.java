package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;

/// The taking-and-breaking codes that have a name: each row is a family of one game.
public enum NamedCodes implements DescribedSoleGame {
    /// Dawson's Chess (0.137): take a place, and its neighbours go with it.
    DAWSON("dawson", TakeAndBreakCode.of(0, 1, 3, 7)),

    /// Dawson's Kayles (0.07): take two adjacent pins from a row.
    DAWSON_KAYLES("dawsonkayles", TakeAndBreakCode.of(0, 0, 7)),

    /// Grundy's game (4!.0): split a heap into two of different size. No formula for its values is known, so
    /// they are computed; whether they become periodic is an open question.
    GRUNDY("grundy", new TakeAndBreakCode(List.of(new TakeAndBreakCode.Digit(4, true)), List.of())),

    /// Kayles (0.77): take one or two adjacent pins from a row.
    KAYLES("kayles", TakeAndBreakCode.of(0, 7, 7));

    private final CatalogText text;
    private final TakeAndBreakCode code;

    NamedCodes(String name, TakeAndBreakCode code) {
        this.text = CatalogText.of(name);
        this.code = code;
    }

    @Override
    public CatalogText text() {
        return text;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return switch (this) {
            case DAWSON, DAWSON_KAYLES, KAYLES -> TakeAndBreakGame.of(text, code, KnownPeriod.of(code));
            case GRUNDY -> {
                SequenceValuation values = new SequenceValuation(NimSequence.of(code));
                yield text.game("", TakeAndBreakMoves.rules(code), List.of(), values, text.heaps());
            }
        };
    }

    /// The codes whose periods are known.
    static List<TakeAndBreakCode> withKnownPeriod() {
        return Stream.of(DAWSON, DAWSON_KAYLES, KAYLES).map(each -> each.code).toList();
    }
}
