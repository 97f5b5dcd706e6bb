package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.heap.SubtractionRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// All-but: take any number that is not in a finite set from one heap.
public final class AllBut implements DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("allbut");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(SetSequence.read(parameters, TEXT.entry()));
    }

    static CatalogGame<BigInteger> game(SubtractionSet forbidden) {
        return SetSequence.of(TEXT, forbidden, SubtractionRules.allBut(forbidden), NimSequence.allBut(forbidden))
                .game(Optional.empty());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int bound = thoroughness.bound(150, 600);
        return Stream.of(
                        SubtractionSet.of(1), SubtractionSet.of(1, 3), SubtractionSet.of(2, 5, 6), SubtractionSet.of(7))
                .<VerificationCase<?>>map(set -> VerificationCase.heaps(game(set), bound))
                .toList();
    }
}
