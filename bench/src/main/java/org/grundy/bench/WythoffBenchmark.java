package org.grundy.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// All winning moves in Wythoff's game, 10^5 times: of single positions of up to 10^18, by the theorem, and
/// of one sum of boards of up to 500 × 500, by their values.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class WythoffBenchmark {
    private static final int POSITIONS = 100_000;
    private static final long LARGEST_HEAP = 1_000_000_000_000_000_000L;
    private static final long BOARD = 500;

    private final CatalogGame<Pair> game = Wythoff.game(BigInteger.ONE);
    private final List<Pair> far = new ArrayList<>();
    private final List<Component<?>> boards = new ArrayList<>();

    /// Draws the positions.
    @Setup
    public void draw() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < POSITIONS; i++) {
            far.add(Pair.of(random.nextLong(LARGEST_HEAP), random.nextLong(LARGEST_HEAP)));
            boards.add(new Component<>(game, Pair.of(random.nextLong(BOARD + 1), random.nextLong(BOARD + 1))));
        }
    }

    /// The winning moves of each position, by the theorem alone.
    @Benchmark
    public int separate() {
        int moves = 0;
        for (Pair pair : far) {
            moves += game.theorems()
                    .getFirst()
                    .winning(pair, Play.NORMAL)
                    .orElseThrow()
                    .options()
                    .size();
        }
        return moves;
    }

    /// The whole analysis of the sum, its table included.
    @Benchmark
    public Analysis sum() {
        CatalogGame<Pair> fresh = Wythoff.game(BigInteger.ONE);
        List<Component<?>> components = boards.stream()
                .<Component<?>>map(board -> new Component<>(fresh, (Pair) board.position()))
                .toList();
        return Grundy.analyze(new Sum(components), Convention.NORMAL, Budget.standard());
    }
}
