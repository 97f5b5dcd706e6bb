package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.evidence.Source;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The silver dollar game without the dollar: coins on different squares of a strip, a move takes one of
/// them to the left, not over another. The whole strip is one component.
public final class SilverDollar implements SoleGame {
    private static final BigInteger ONE = BigInteger.ONE;

    private static final Entry ENTRY = new Entry(
            "silverdollar",
            List.of("银币游戏", "不越子左移硬币", "silver dollar game without the dollar", "sliding coins"),
            List.of("POJ-1704"),
            "silverdollar(a,b,…)",
            "silverdollar(1,4,6,10)",
            new BilingualText("Silver dollar: slide a coin to the left, not over others", "银币游戏：把一枚硬币向左滑，不得越过其他硬币"),
            new BilingualText(
                    "Coins lie on different squares of a strip 0, 1, 2, …. A move takes one coin any number of squares to the left; it may not reach or pass another coin. The numbers written are the squares, ascending.",
                    "若干硬币放在编号 0、1、2、……的格子带上，每格至多一枚。每步把一枚硬币向左移任意格，不得到达或越过另一枚硬币。所写的数是各硬币的格子，从小到大。"));

    private static final Messages WORDS = DisguisedNim.words("silverdollar", "gaps", "间隔")
            .and(
                    "silverdollar.statement",
                    "Pair the coins from the right, the last with the one before it and so on; if their number is odd, the first is paired with a coin on square −1. The Grundy value is the nim sum of the gaps within the pairs.",
                    "从右边起把硬币两两配对，最后一枚与前一枚一对，依此类推；若总数为奇数，第一枚与 −1 格上的虚拟硬币配对。SG 值为各对内部间隔的异或和。")
            .and(
                    "silverdollar.proof",
                    "Every coin belongs to one pair. Moving the right coin of a pair makes its gap any smaller number; moving the left one makes it larger, and the right one can follow. No other gap within a pair changes.",
                    "每枚硬币属于一对。移动一对中的右子，把间隔变成任意更小的数；移动左子使间隔变大，右子可以跟上。其他各对的间隔不变。")
            .and("silverdollar.domain", "any strip; normal play", "任意局面；正常规则");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<List<BigInteger>> game() {
        Source source = new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2003, "vol. 3, ch. 15");
        DisguisedNim<List<BigInteger>> theorem =
                new DisguisedNim<>("silverdollar", source, SilverDollar::gaps, SilverDollar::making);
        NumberList notation =
                new NumberList(ENTRY.form(), new BilingualText("a square", "格子编号"), true, SilverDollar::checkAscending);
        return new CatalogGame<>(ENTRY, ENTRY.name(), new Rules(), List.of(theorem), notation, WORDS);
    }

    private static void checkAscending(Arguments arguments, List<BigInteger> squares) {
        for (int i = 1; i < squares.size(); i++) {
            if (squares.get(i).compareTo(squares.get(i - 1)) <= 0) {
                throw arguments
                        .get(i)
                        .error(
                                "square " + squares.get(i) + " is not to the right of " + squares.get(i - 1)
                                        + ": write the squares ascending, each once",
                                "格子 " + squares.get(i) + " 不在 " + squares.get(i - 1) + " 的右边：请从小到大写，每格一次");
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

    private record Rules() implements Ruleset<List<BigInteger>> {
        @Override
        public void options(List<BigInteger> coins, Options<List<BigInteger>> out) {
            for (int i = 0; i < coins.size(); i++) {
                BigInteger stop = square(coins, i - 1);
                for (BigInteger to = coins.get(i).subtract(ONE); to.compareTo(stop) > 0; to = to.subtract(ONE)) {
                    out.to(NumberList.with(coins, i, to));
                }
            }
        }

        @Override
        public boolean splits() {
            return false;
        }
    }
}
