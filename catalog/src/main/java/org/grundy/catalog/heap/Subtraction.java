package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
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

/// Subtraction: take a number of a finite set from one heap.
public final class Subtraction implements DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("subtraction");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(SetSequence.read(parameters, TEXT.entry()));
    }

    /// The game in which the numbers of a set may be taken.
    public static CatalogGame<BigInteger> game(SubtractionSet set) {
        return SetSequence.of(TEXT, set, new SubtractionRules(set), NimSequence.of(set))
                .game(TwoNumberValues.about(set.members()))
                .saying(TwoNumberValues.TEXT.words());
    }

    /// All sets of two numbers, the smaller below 10 and the larger below 20, besides the quick ones.
    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        Stream<VerificationCase<?>> chosen = Stream.of(
                        SubtractionSet.of(5),
                        SubtractionSet.of(1, 2, 4),
                        SubtractionSet.of(2, 3, 7, 11),
                        SubtractionSet.of(1, 2, 3, 5, 8, 13, 21, 34, 55, 89),
                        SubtractionSet.of(2, 3),
                        SubtractionSet.of(2, 6),
                        SubtractionSet.of(3, 11),
                        SubtractionSet.of(4, 6))
                .map(set -> VerificationCase.heaps(game(set), 200));
        Stream<VerificationCase<?>> pairs = IntStream.range(1, thoroughness.bound(1, 10))
                .boxed()
                .flatMap(a -> IntStream.range(a + 1, 20).mapToObj(b -> SubtractionSet.of(a, b)))
                .map(set -> VerificationCase.heaps(game(set), 600));
        return Stream.concat(chosen, pairs).toList();
    }
}
