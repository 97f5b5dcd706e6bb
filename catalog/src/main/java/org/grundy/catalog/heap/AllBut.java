package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
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
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// All-but: take any number that is not in a finite set from one heap.
public final class AllBut implements Family {
    private static final Entry ENTRY = new Entry(
            "allbut",
            List.of("全减除外", "补集减法游戏", "all-but"),
            List.of(),
            "allbut[s1,s2,…](n,…)",
            "allbut[1,3](20)",
            new BilingualText("All-but: take any number that is not in a set", "补集减法：可取不在集合中的任意数"),
            new BilingualText(
                    "There is a heap of n tokens and a finite set of numbers. A move takes one or more tokens, but not a number that is in the set.",
                    "有一堆 n 个石子和一个有限的数集。每步取走一个或多个石子，但取走的个数不能在集合中。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(SetSequence.read(parameters, ENTRY));
    }

    static CatalogGame<BigInteger> game(SubtractionSet forbidden) {
        return SetSequence.of(ENTRY, forbidden, SubtractionRules.allBut(forbidden), NimSequence.allBut(forbidden))
                .game(Optional.empty(), Messages.NONE);
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
