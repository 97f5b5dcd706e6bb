package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Options;
import org.grundy.lang.Arguments;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The silver dollar game without the dollar: coins on different squares of a strip, a move takes one of
/// them to the left, not over another. The whole strip is one component.
public final class SilverDollar implements DescribedSoleGame {
    private static final BigInteger ONE = BigInteger.ONE;

    private static final CatalogText TEXT = CatalogText.of("silverdollar");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<List<BigInteger>> game() {
        DisguisedNim<List<BigInteger>> theorem =
                new DisguisedNim<>(TEXT.theorem("silverdollar"), SilverDollar::gaps, SilverDollar::making);
        NumberList notation =
                new NumberList(TEXT.form(), new BilingualText("a square", "格子编号"), true, SilverDollar::checkAscending);
        return TEXT.game(new Rules(), List.of(theorem), notation);
    }

    private static void checkAscending(Arguments arguments, List<BigInteger> squares) {
        for (int i = 1; i < squares.size(); i++) {
            if (squares.get(i).compareTo(squares.get(i - 1)) <= 0) {
                throw arguments
                        .get(i)
                        .error(
                                "square %s is not to the right of %s: write the squares ascending, each once",
                                "格子 %s 不在 %s 的右边：请从小到大写，每格一次", squares.get(i), squares.get(i - 1));
            }
        }
    }

    /// The square of a coin; −1 for the coin that is not there.
    private static BigInteger square(List<BigInteger> coins, int coin) {
        return coin < 0 ? ONE.negate() : coins.get(coin);
    }

    /// The index of the right coin of a pair.
    private static int right(List<BigInteger> coins, int pair) {
        return 2 * pair + 1 - coins.size() % 2;
    }

    private static List<BigInteger> gaps(List<BigInteger> coins) {
        return IntStream.range(0, (coins.size() + 1) / 2)
                .map(pair -> right(coins, pair))
                .mapToObj(coin ->
                        square(coins, coin).subtract(square(coins, coin - 1)).subtract(ONE))
                .toList();
    }

    private static List<List<BigInteger>> making(List<BigInteger> coins, int pair, BigInteger gap) {
        int right = right(coins, pair);
        BigInteger rightTo = square(coins, right - 1).add(gap).add(ONE);
        if (rightTo.compareTo(square(coins, right)) < 0) {
            return List.of(NumberList.with(coins, right, rightTo));
        }
        BigInteger leftTo = square(coins, right).subtract(gap).subtract(ONE);
        boolean room = right > 0 && leftTo.compareTo(square(coins, right - 2)) > 0;
        return room ? List.of(NumberList.with(coins, right - 1, leftTo)) : List.of();
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return IntStream.rangeClosed(1, 5)
                .<VerificationCase<?>>mapToObj(coins -> new VerificationCase<>(
                        game(), strips(coins, coins < 4 ? 14 : 11), range(coins, coins < 4 ? 13 : 10)))
                .toList();
    }

    private static BilingualText range(int coins, int farthest) {
        return new BilingualText(
                coins + (coins == 1 ? " coin" : " coins") + " on squares up to " + farthest,
                coins + " 枚硬币，格号不超过 " + farthest);
    }

    /// All ways to lay coins on a strip of some squares, the rightmost last.
    private static List<List<BigInteger>> strips(int coins, int squares) {
        List<List<BigInteger>> strips = new ArrayList<>();
        for (int mask = 0; mask < 1 << squares; mask++) {
            if (Integer.bitCount(mask) == coins) {
                int set = mask;
                strips.add(IntStream.range(0, squares)
                        .filter(square -> (set >> square & 1) == 1)
                        .mapToObj(BigInteger::valueOf)
                        .toList());
            }
        }
        return strips;
    }

    private record Rules() implements WholeRules<List<BigInteger>> {
        @Override
        public void options(List<BigInteger> coins, Options<List<BigInteger>> out) {
            for (int i = 0; i < coins.size(); i++) {
                BigInteger stop = square(coins, i - 1);
                for (BigInteger to = coins.get(i).subtract(ONE); to.compareTo(stop) > 0; to = to.subtract(ONE)) {
                    out.to(NumberList.with(coins, i, to));
                }
            }
        }
    }
}
