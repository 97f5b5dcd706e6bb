package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.Tuples;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// HDU 3389: numbered boxes, cards go from box A to a smaller box B where A + B is odd and divisible by 3.
public final class Stairs3389 implements SoleGame {
    private static final int MOST_LISTED = 1000;

    private static final Entry ENTRY = new Entry(
            "stairs3389",
            List.of("和为三的奇数倍的箱子", "game hdu 3389"),
            List.of("HDU-3389"),
            "stairs3389(a1,a2,…)",
            "stairs3389(0,3,0,0,2)",
            new BilingualText(
                    "HDU 3389: cards to a smaller box, A + B odd and divisible by 3",
                    "HDU 3389：把卡片移到更小的箱子，A + B 为奇数且被 3 整除"),
            new BilingualText(
                    "Boxes 1, 2, … hold a1, a2, … cards. A move takes one or more cards of a box A to a box B with B < A, where A + B is odd and divisible by 3.",
                    "第 1、2、…… 个箱子里有 a1、a2、…… 张卡片。每步把箱子 A 中一张或多张卡片移到箱子 B，要求 B < A，且 A + B 为奇数并被 3 整除。"));

    private static final Messages WORDS = StaircaseRules.WORDS.and(
            "staircase.statement",
            "The Grundy value is the nim sum of the numbers of cards in the odd boxes, which are those whose number is 0, 2 or 5 mod 6: from them an odd number of moves leads to box 1, 3 or 4, where no move is left.",
            "SG 值为各奇数箱中卡片数的异或和。奇数箱是编号模 6 余 0、2、5 的箱子：从它们到无路可走的 1、3、4 号箱要走奇数步。");

    /// Box A has index A − 1.
    private static final StaircaseRules BOXES = new StaircaseRules(
            box -> reached(box + 1).stream().map(below -> below - 1).toList(),
            box -> (box + 1) % 6 == 0 || (box + 1) % 6 == 2 || (box + 1) % 6 == 5);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    /// The game. The first number of a position is that of box 1.
    @Override
    public CatalogGame<List<BigInteger>> game() {
        NumberList notation = NumberList.any(ENTRY.form(), new BilingualText("a number of cards", "卡片数"), false);
        return new CatalogGame<>(ENTRY, ENTRY.name(), BOXES, List.of(BOXES.theorem()), notation, WORDS);
    }

    /// The boxes with their levels: a box from which nothing can go is on level 0, others are one above the highest
    /// to which their cards can go.
    @Override
    public Optional<NumberListing> listing(NamedGame<?> game, BigInteger to) {
        if (to.compareTo(BigInteger.valueOf(MOST_LISTED)) > 0) {
            throw new InputError("--to is at most " + MOST_LISTED, "--to 最大为 " + MOST_LISTED);
        }
        int[] levels = new int[to.intValueExact() + 1];
        List<List<String>> rows = new ArrayList<>();
        for (int box = 1; box < levels.length; box++) {
            List<Integer> reached = reached(box);
            levels[box] =
                    1 + reached.stream().mapToInt(below -> levels[below]).max().orElse(-1);
            rows.add(List.of(
                    Integer.toString(box),
                    Integer.toString(levels[box]),
                    reached.stream().map(String::valueOf).collect(Collectors.joining(", "))));
        }
        return Optional.of(new NumberListing(
                new BilingualText("Boxes, their levels, and the boxes to which their cards can go", "各箱子的层数与可移到的箱子"),
                List.of(
                        new BilingualText("box", "箱子"),
                        new BilingualText("level", "层数"),
                        new BilingualText("to", "移到")),
                rows));
    }

    /// The boxes to which cards of a box can go, counted from 1.
    private static List<Integer> reached(int box) {
        return IntStream.range(1, box)
                .filter(smaller -> (box + smaller) % 6 == 3)
                .boxed()
                .toList();
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(
                new VerificationCase<>(
                        game(),
                        Tuples.upTo(3, 5),
                        new BilingualText("5 boxes, at most 3 cards in each", "5 个箱子，每箱至多 3 张卡片")),
                new VerificationCase<>(
                        game(),
                        Tuples.upTo(1, 9),
                        new BilingualText("9 boxes, at most 1 card in each", "9 个箱子，每箱至多 1 张卡片")));
    }
}
