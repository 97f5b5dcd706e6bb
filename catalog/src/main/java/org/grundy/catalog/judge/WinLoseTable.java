package org.grundy.catalog.judge;

import static org.grundy.catalog.judge.CaseGame.misereNim;
import static org.grundy.catalog.judge.CaseGame.nimSumOf;
import static org.grundy.catalog.judge.CaseGame.nimSumOfHeaps;
import static org.grundy.catalog.judge.CaseGame.theoremForEach;
import static org.grundy.catalog.judge.CaseGame.theoremForEachOf;
import static org.grundy.catalog.judge.CaseGame.theoremOf;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.grundy.catalog.coin.NamedCoinBoards;
import org.grundy.catalog.dynamic.FibonacciNim;
import org.grundy.catalog.dynamic.LimitedHeap;
import org.grundy.catalog.heap.Lasker;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.catalog.heap.TakeRange;
import org.grundy.catalog.judge.CaseGame.Parametrised;
import org.grundy.catalog.nim.Nim;
import org.grundy.catalog.nim.Northcott;
import org.grundy.catalog.nim.SilverDollar;
import org.grundy.catalog.nim.Stairs3389;
import org.grundy.catalog.pair.Cutting;
import org.grundy.catalog.pair.Euclid;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.catalog.race.Multiplication;
import org.grundy.catalog.race.NamedRaces;
import org.grundy.catalog.race.RunningTotal;
import org.grundy.catalog.row.AdjacentCoins;
import org.grundy.catalog.row.Circle;
import org.grundy.catalog.text.TextGame;
import org.grundy.game.Convention;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.heap.SubtractionSet;
import org.grundy.text.BilingualText;

/// The problems that ask only who wins: one row each. A row says how cases follow one another, how one is read,
/// the game that decides it, and the two lines to print.
final class WinLoseTable {
    /// The largest heap of Fibonacci again and again, answered by a table; the judge's is 1000.
    private static final long LARGEST_OF_TABLE = 10_000_000;

    /// The longest side of a paper, answered by a table; the judge's is 200.
    private static final long LARGEST_PAPER = 500;

    private static final Predicate<Pair> ZEROS = Pair.of(0, 0)::equals;

    private WinLoseTable() {}

    static List<Problem> rows() {
        return List.of(
                new WinLoseProblem<>(
                        "P1290",
                        new BilingualText("Euclid's game", "欧几里德的游戏"),
                        Cases.counted(in -> pair(in, "M", "N", 1)),
                        theoremOf(new Euclid()::game),
                        "Stan wins",
                        "Ollie wins"),
                new WinLoseProblem<>(
                        "P2197",
                        new BilingualText("Nim", "Nim 游戏"),
                        Cases.counted(HeapInput::read),
                        nimSumOfHeaps(new Nim()::game),
                        "Yes",
                        "No"),
                new WinLoseProblem<>(
                        "P2252",
                        new BilingualText("Wythoff's game on two heaps", "威佐夫博弈"),
                        Cases.one(in -> pair(in, "a", "b", 0)),
                        theoremOf(() -> Wythoff.game(BigInteger.ONE)),
                        "1",
                        "0"),
                new WinLoseProblem<>(
                        "P4018",
                        new BilingualText("Roy and October: take a prime power", "取 p^k 个石子"),
                        Cases.counted(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("primepowers").heaps()),
                        "October wins!",
                        "Roy wins!"),
                new WinLoseProblem<>(
                        "P4279",
                        new BilingualText("Little John: misère Nim", "小约翰的游戏：取最后一颗者输"),
                        Cases.counted(HeapInput::read),
                        misereNim(),
                        "John",
                        "Brother",
                        Convention.MISERE),
                new WinLoseProblem<>(
                        "P4860",
                        new BilingualText("Roy and October II: take 1 or a prime", "取 1 个或质数个石子"),
                        Cases.counted(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("primes").heaps()),
                        "October wins!",
                        "Roy wins!"),
                new WinLoseProblem<>(
                        "HDU-1517",
                        new BilingualText(
                                "A Multiplication Game: multiply by 2 to 9 until n is reached",
                                "乘法游戏：每次乘以 2 到 9，直到达到 n"),
                        Cases.toEnd(in -> new RunningTotal(integer(in, "n", 2), BigInteger.ONE)),
                        theoremOf(new Multiplication()::game),
                        "Stan wins.",
                        "Ollie wins."),
                new WinLoseProblem<>(
                        "HDU-1525",
                        new BilingualText("Euclid's Game: pairs up to 0 0", "欧几里得博弈：数对以 0 0 结束"),
                        Cases.until(ZEROS, in -> pair(in, "a", "b", 0)),
                        theoremOf(new Euclid()::game),
                        "Stan wins",
                        "Ollie wins"),
                new WinLoseProblem<>(
                        "HDU-1527",
                        new BilingualText("Wythoff's game, many pairs", "取石子游戏：威佐夫博弈，多组"),
                        Cases.toEnd(in -> pair(in, "a", "b", 0)),
                        theoremOf(() -> Wythoff.game(BigInteger.ONE)),
                        "1",
                        "0"),
                new WinLoseProblem<>(
                        "HDU-1730",
                        new BilingualText("Northcott Game: two counters in each row", "诺斯科特游戏：每行两枚棋子"),
                        Cases.toEnd(BoardInput::counters),
                        nimSumOf(new Northcott()::game),
                        "I WIN!",
                        "BAD LUCK!"),
                new WinLoseProblem<>(
                        "HDU-1846",
                        new BilingualText("Brave Game: take 1..m of n", "勇敢者游戏：n 个石子每次取 1..m 个"),
                        Cases.counted(in -> new Parametrised<>(integer(in, "n", 0), integer(in, "m", 1))),
                        theoremForEachOf(() -> TextGame.named("bash")),
                        "first",
                        "second"),
                new WinLoseProblem<>(
                        "LeetCode-292",
                        new BilingualText("Nim Game: take 1 to 3 of n", "Nim 游戏：每次取 1 到 3 个"),
                        Cases.toEnd(in -> integer(in, "n", 1)),
                        theoremOf(() -> TextGame.named("bash").heaps(BigInteger.valueOf(3))),
                        "true",
                        "false"),
                new WinLoseProblem<>(
                        "HDU-1847",
                        new BilingualText("Good Luck in CET-4 Everybody: take a power of two", "取 2 的幂张牌"),
                        Cases.toEnd(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("powers").heaps(BigInteger.TWO)),
                        "Kiki",
                        "Cici"),
                new WinLoseProblem<>(
                        "HDU-1848",
                        new BilingualText(
                                "Fibonacci again and again: take a Fibonacci number from one of three heaps",
                                "三堆石子，每次从一堆中取斐波那契数个"),
                        Cases.until(HeapInput::isZero, in -> HeapInput.read(3, in, LARGEST_OF_TABLE)),
                        nimSumOfHeaps(() -> Subtraction.game(fibonacciNumbers())),
                        "Fibo",
                        "Nacci"),
                new WinLoseProblem<>(
                        "HDU-1907",
                        new BilingualText("John: misère Nim", "John：取最后一颗者输"),
                        Cases.counted(HeapInput::read),
                        misereNim(),
                        "John",
                        "Brother",
                        Convention.MISERE),
                new WinLoseProblem<>(
                        "HDU-2147",
                        new BilingualText("kiki's game", "kiki 的棋盘"),
                        Cases.until(ZEROS, BoardInput::size),
                        theoremOf(() -> TextGame.named("kiki").pairs()),
                        "Wonderful!",
                        "What a pity!"),
                new WinLoseProblem<>(
                        "HDU-2188",
                        new BilingualText(
                                "Donation: raise the total by 1..m until n is reached", "悼念512：捐款，每次 1..m，直到达到 n"),
                        Cases.counted(in -> new Parametrised<>(
                                new RunningTotal(integer(in, "n", 1), BigInteger.ZERO), integer(in, "m", 1))),
                        theoremForEach(NamedRaces.DONATION::game, Play.NORMAL),
                        "Grass",
                        "Rabbit"),
                new WinLoseProblem<>(
                        "HDU-2516",
                        new BilingualText("Fibonacci Nim", "取石子游戏：斐波那契博弈"),
                        Cases.until(BigInteger.ZERO::equals, in -> integer(in, "n", 0)),
                        theoremOf(() -> FibonacciNim.game(BigInteger.TWO), LimitedHeap::beginning),
                        "First win",
                        "Second win"),
                new WinLoseProblem<>(
                        "HDU-2897",
                        new BilingualText(
                                "The rest of tree: take p..q, whoever takes the last loses", "邂逅明下：每次取 p..q 个，取最后者输"),
                        Cases.toEnd(in -> new Parametrised<>(integer(in, "n", 1), amounts(in))),
                        theoremForEach((Pair amounts) -> TakeRange.game(amounts.x(), amounts.y(), true), Play.MISERE),
                        "WIN",
                        "LOST",
                        Convention.MISERE),
                new WinLoseProblem<>(
                        "HDU-3032",
                        new BilingualText("Nim or not Nim?: take from a heap or split it", "Lasker 尼姆：取石子或分堆"),
                        Cases.counted(HeapInput::read),
                        nimSumOfHeaps(new Lasker()::game),
                        "Alice",
                        "Bob"),
                new WinLoseProblem<>(
                        "HDU-3389",
                        new BilingualText(
                                "Game: cards to a smaller box, A + B odd and divisible by 3",
                                "把卡片移到更小的箱子，A + B 为奇数且被 3 整除"),
                        Cases.counted(BoardInput::boxes),
                        theoremOf(new Stairs3389()::game),
                        "Case {i}: Alice",
                        "Case {i}: Bob"),
                new WinLoseProblem<>(
                        "HDU-3404",
                        new BilingualText("Switch lights: turn the four corners of a rectangle", "翻转矩形四角的灯"),
                        Cases.counted(BoardInput::lights),
                        theoremOf(NamedCoinBoards.TURNING_CORNERS::game),
                        "Have a try, lxhgww.",
                        "Don't waste your time."),
                new WinLoseProblem<>(
                        "NYOJ-833",
                        new BilingualText("Take one or two adjacent stones of a circle", "取石子（七）：从一圈石子中取一个或相邻的两个"),
                        Cases.toEnd(in -> integer(in, "n", 1)),
                        theoremOf(() -> Circle.game(BigInteger.TWO), AdjacentCoins::ring),
                        "Hrdv",
                        "Yougth"),
                new WinLoseProblem<>(
                        "POJ-2311",
                        new BilingualText("Cutting Game: whoever cuts out a single grid wins", "剪纸博弈：先剪出单独一格者胜"),
                        Cases.toEnd(
                                in -> List.of(Pair.of(in.next("W", 2, LARGEST_PAPER), in.next("H", 2, LARGEST_PAPER)))),
                        nimSumOf(new Cutting()::game),
                        "WIN",
                        "LOSE"),
                new WinLoseProblem<>(
                        "POJ-1704",
                        new BilingualText("Georgia and Bob: chessmen move to the left", "棋子向左移，不得越过其他棋子"),
                        Cases.counted(BoardInput::chessmen),
                        theoremOf(new SilverDollar()::game),
                        "Georgia will win",
                        "Bob will win"),
                new WinLoseProblem<>(
                        "POJ-2484",
                        new BilingualText(
                                "A Funny Game: take one or two adjacent coins of a circle", "从一圈硬币中取一枚或相邻的两枚"),
                        Cases.until(BigInteger.ZERO::equals, in -> integer(in, "n", 0)),
                        theoremOf(() -> Circle.game(BigInteger.TWO), AdjacentCoins::ring),
                        "Alice",
                        "Bob"));
    }

    private static BigInteger integer(InputTokens in, String name, long least) {
        return BigInteger.valueOf(in.next(name, least));
    }

    private static Pair pair(InputTokens in, String x, String y, long least) {
        return Pair.of(in.next(x, least), in.next(y, least));
    }

    /// How many may be taken: p..q.
    private static Pair amounts(InputTokens in) {
        long p = in.next("p", 1);
        return Pair.of(p, in.next("q", p));
    }

    /// Those that can be taken from the largest heap.
    private static SubtractionSet fibonacciNumbers() {
        return SubtractionSet.of(Stream.iterate(new long[] {1, 2}, pair -> pair[0] <= LARGEST_OF_TABLE, pair ->
                        new long[] {pair[1], pair[0] + pair[1]})
                .mapToLong(pair -> pair[0])
                .toArray());
    }
}
