package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.heap.SubtractionRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Subtraction: take a number of a finite set from one heap.
public final class Subtraction implements Family {
    private static final Entry ENTRY = new Entry(
            "subtraction",
            List.of("减法游戏", "S-Nim", "减法博弈"),
            List.of("AtCoder-DP-K", "HDU-1536", "HDU-1944", "HDU-1848", "TopCoder-SRM-330"),
            "subtraction[s1,s2,…](n,…)",
            "subtraction[1,2,4](10)",
            new BilingualText("Subtraction: take a number of a set from a heap", "减法游戏：每次取集合中的一个数"),
            new BilingualText(
                    "There is a heap of n tokens and a finite set of numbers. A move takes a number of tokens that is in the set.",
                    "有一堆 n 个石子和一个有限的数集。每步取走的石子数必须在集合中。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(SetSequence.read(parameters, ENTRY));
    }

    /// The game in which the numbers of a set may be taken.
    public static CatalogGame<BigInteger> game(SubtractionSet set) {
        return SetSequence.of(ENTRY, set, new SubtractionRules(set), NimSequence.of(set))
                .game(TwoNumberValues.about(set.members()), TwoNumberValues.WORDS);
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
