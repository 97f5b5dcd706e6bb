package org.grundy.catalog.judge;

import static org.grundy.catalog.judge.CaseGame.misereNim;
import static org.grundy.catalog.judge.CaseGame.nimSumOf;
import static org.grundy.catalog.judge.CaseGame.nimSumOfHeaps;
import static org.grundy.catalog.judge.CaseGame.theoremForEach;
import static org.grundy.catalog.judge.CaseGame.theoremOf;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.heap.SubtractionSet;
import org.grundy.run.Run;

/// The problems that ask only who wins: one row each. A row says how cases follow one another, how one is read,
/// and the game that decides it; the two lines to print stand in `problems.txt`.
final class WinLoseTable {
    /// The largest heap of Fibonacci again and again, answered by a table; the judge's is 1000.
    private static final long LARGEST_OF_TABLE = 10_000_000;

    /// The longest side of a paper, answered by a table; the judge's is 200.
    private static final long LARGEST_PAPER = 500;

    /// One for all cases: its text is read when it is first asked for a game.
    private static final TextGame BASH = TextGame.named("bash");

    private static final Predicate<Pair> ZEROS = Pair.of(0, 0)::equals;

    private WinLoseTable() {}

    static List<Problem> rows() {
        return List.of(
                new WinLoseProblem<>(
                        "P1290", Cases.counted(in -> pair(in, "M", "N", 1)), theoremOf(new Euclid()::game)),
                new WinLoseProblem<>("P2197", Cases.counted(HeapInput::read), nimSumOfHeaps(new Nim()::game)),
                new WinLoseProblem<>(
                        "P2252", Cases.one(in -> pair(in, "a", "b", 0)), theoremOf(() -> Wythoff.game(BigInteger.ONE))),
                new WinLoseProblem<>(
                        "P4018",
                        Cases.counted(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("primepowers").heaps())),
                new WinLoseProblem<>("P4279", Cases.counted(HeapInput::read), misereNim()),
                new WinLoseProblem<>(
                        "P4860",
                        Cases.counted(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("primes").heaps())),
                new WinLoseProblem<>(
                        "HDU-1517",
                        Cases.toEnd(in -> new RunningTotal(integer(in, "n", 2), BigInteger.ONE)),
                        theoremOf(new Multiplication()::game)),
                new WinLoseProblem<>(
                        "HDU-1525", Cases.until(ZEROS, in -> pair(in, "a", "b", 0)), theoremOf(new Euclid()::game)),
                new WinLoseProblem<>(
                        "HDU-1527",
                        Cases.toEnd(in -> pair(in, "a", "b", 0)),
                        theoremOf(() -> Wythoff.game(BigInteger.ONE))),
                new WinLoseProblem<>("HDU-1730", Cases.toEnd(BoardInput::counters), nimSumOf(new Northcott()::game)),
                new WinLoseProblem<>(
                        "HDU-1846",
                        Cases.counted(in -> new Parametrised<>(integer(in, "n", 0), integer(in, "m", 1))),
                        theoremForEach((BigInteger m) -> BASH.heaps(m), Play.NORMAL)),
                new WinLoseProblem<>(
                        "LeetCode-292",
                        Cases.toEnd(in -> integer(in, "n", 1)),
                        theoremOf(() -> BASH.heaps(BigInteger.valueOf(3)))),
                new WinLoseProblem<>(
                        "HDU-1847",
                        Cases.toEnd(in -> integer(in, "n", 0)),
                        theoremOf(() -> TextGame.named("powers").heaps(BigInteger.TWO))),
                new WinLoseProblem<>(
                        "HDU-1848",
                        Cases.until(HeapInput::isZero, in -> HeapInput.read(3, in, LARGEST_OF_TABLE)),
                        nimSumOfHeaps(() -> Subtraction.game(fibonacciNumbers()))),
                new WinLoseProblem<>("HDU-1907", Cases.counted(HeapInput::read), misereNim()),
                new WinLoseProblem<>(
                        "HDU-2147",
                        Cases.until(ZEROS, BoardInput::size),
                        theoremOf(() -> TextGame.named("kiki").pairs())),
                new WinLoseProblem<>(
                        "HDU-2188",
                        Cases.counted(in -> new Parametrised<>(
                                new RunningTotal(integer(in, "n", 1), BigInteger.ZERO), integer(in, "m", 1))),
                        theoremForEach(NamedRaces.DONATION::game, Play.NORMAL)),
                new WinLoseProblem<>(
                        "HDU-2516",
                        Cases.until(BigInteger.ZERO::equals, in -> integer(in, "n", 0)),
                        theoremOf(() -> FibonacciNim.game(BigInteger.TWO), LimitedHeap::beginning)),
                new WinLoseProblem<>(
                        "HDU-2897",
                        Cases.toEnd(in -> new Parametrised<>(integer(in, "n", 1), amounts(in))),
                        theoremForEach((Pair amounts) -> TakeRange.game(amounts.x(), amounts.y(), true), Play.MISERE)),
                new WinLoseProblem<>("HDU-3032", Cases.counted(HeapInput::read), nimSumOfHeaps(new Lasker()::game)),
                new WinLoseProblem<>("HDU-3389", Cases.counted(BoardInput::boxes), theoremOf(new Stairs3389()::game)),
                new WinLoseProblem<>(
                        "HDU-3404",
                        Cases.counted(BoardInput::lights),
                        theoremOf(NamedCoinBoards.TURNING_CORNERS::game)),
                new WinLoseProblem<>(
                        "NYOJ-833",
                        Cases.toEnd(in -> integer(in, "n", 1)),
                        theoremOf(() -> Circle.game(BigInteger.TWO), AdjacentCoins::ring)),
                new WinLoseProblem<>(
                        "POJ-2311",
                        Cases.toEnd(
                                in -> List.of(Pair.of(in.next("W", 2, LARGEST_PAPER), in.next("H", 2, LARGEST_PAPER)))),
                        nimSumOf(new Cutting()::game)),
                new WinLoseProblem<>(
                        "POJ-1704", Cases.counted(BoardInput::chessmen), theoremOf(new SilverDollar()::game)),
                new WinLoseProblem<>(
                        "POJ-2484",
                        Cases.until(BigInteger.ZERO::equals, in -> integer(in, "n", 0)),
                        theoremOf(() -> Circle.game(BigInteger.TWO), AdjacentCoins::ring)));
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

    /// A problem that asks of each case only whether the first player wins, and wants one of two lines.
    ///
    /// @param <C> the type of one case
    /// @param id the judge and the number
    /// @param cases the format of the input
    /// @param game makes what decides one case and charges a run; made anew for each input, so that it may
    ///     keep games
    private record WinLoseProblem<C>(String id, Cases<C> cases, Function<Run, CaseGame<C>> game) implements Problem {
        @Override
        public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
            CaseGame<C> decided = game.apply(in.run());
            List<String> lines = answerLines().stream().map(line -> line + "\n").toList();
            boolean numbered = lines.stream().anyMatch(line -> line.contains("{i}"));
            AtomicInteger number = new AtomicInteger();
            cases.forEach(in, each -> {
                String line = decided.firstWins().test(each) ? lines.getFirst() : lines.getLast();
                out.print(numbered ? line.replace("{i}", Integer.toString(number.incrementAndGet())) : line);
                positions.accept(() -> decided.position().apply(each));
            });
        }
    }
}
