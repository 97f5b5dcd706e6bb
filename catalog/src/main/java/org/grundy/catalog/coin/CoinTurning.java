package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.catalog.coin.turning.FamilyUnion;
import org.grundy.catalog.coin.turning.FixedDistances;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Coins in a row under any family of sets that may be turned together.
public final class CoinTurning implements Family {
    private static final Entry ENTRY = new Entry(
            "coins",
            List.of("翻硬币游戏", "翻硬币", "coin turning"),
            List.of(),
            "coins[S,…,from 0](x,y,…)",
            "coins[1..4](2,5,9)",
            new BilingualText("coin turning by any family of sets", "一般翻硬币游戏：任意给定可同翻的集合族"),
            new BilingualText(
                    "Coins lie in a row. A move turns some of them; the rightmost must go from heads to tails. Which may be turned together is given by any of: 3 for exactly three coins, 1..4 for one to four, ruler for a run without gaps, {1,3} for the coins 1 and 3 to the left of the rightmost, {} for it alone. The leftmost coin has number 0, or 1 with from 1. The numbers in parentheses are the places of the heads; a row can also be written out, as HTTH.",
                    "一行硬币。每步翻其中若干枚，最右一枚须由正面翻成反面。可同翻的集合由下列各项给出（可写多项）：3 表示恰三枚，1..4 表示一至四枚，ruler 表示连续一段，{1,3} 表示最右一枚左边第 1 枚和第 3 枚，{} 表示只翻一枚。最左一枚编号为 0，写 from 1 则为 1。括号中写正面所在的位置；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return notation(new TurningParser(parameters, ENTRY).row()).game();
    }

    private static CoinNotation<BigInteger> notation(CoinRow row) {
        String from = row.from() == 0 ? "" : ",from " + row.from();
        return new CoinNotation<>(ENTRY, ENTRY.name() + "[" + row.turning().notation() + from + "]", row);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return Stream.of(
                        CoinRow.of(new SetSizes(1, 4), 0),
                        CoinRow.of(new SetSizes(2, 3), 1),
                        CoinRow.of(
                                new FamilyUnion(
                                        List.of(new FixedDistances(List.of(2L, 1L)), new FixedDistances(List.of(3L)))),
                                0),
                        CoinRow.of(new FamilyUnion(List.of(new ConsecutiveRuns(), new SetSizes(2, 2))), 1),
                        CoinRow.of(
                                new FamilyUnion(
                                        List.of(new FixedDistances(List.of()), new FixedDistances(List.of(1L)))),
                                0))
                .<VerificationCase<?>>map(row -> row.trial(notation(row), 9))
                .toList();
    }
}
