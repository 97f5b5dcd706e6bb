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
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// HDU 3389: numbered boxes, cards go from box A to a smaller box B where A + B is odd and divisible by 3.
public final class Stairs3389 implements DescribedSoleGame {
    private static final int MOST_LISTED = 1000;

    private static final CatalogText TEXT = CatalogText.of("stairs3389");

    /// Box A has index A − 1.
    private static final StaircaseRules BOXES = new StaircaseRules(
            box -> reached(box + 1).stream().map(below -> below - 1).toList(),
            box -> (box + 1) % 6 == 0 || (box + 1) % 6 == 2 || (box + 1) % 6 == 5);

    @Override
    public CatalogText text() {
        return TEXT;
    }

    /// The game. The first number of a position is that of box 1.
    @Override
    public CatalogGame<List<BigInteger>> game() {
        NumberList notation = NumberList.any(TEXT.form(), new BilingualText("a number of cards", "卡片数"), false);
        return TEXT.game(BOXES, List.of(BOXES.theorem()), notation).saying(Staircase.TEXT.words());
    }

    /// The boxes with their levels: a box from which nothing can go is on level 0, others are one above the highest
    /// to which their cards can go.
    @Override
    public Optional<NumberListing> listing(NamedGame<?> game, BigInteger to) {
        if (to.compareTo(BigInteger.valueOf(MOST_LISTED)) > 0) {
            throw new InputError("--to is at most %s", "--to 最大为 %s", MOST_LISTED);
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
