package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.lang.rules.CompiledRules;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Warmup;

/// Tables of games given by rules against the same tables filled by loops written by hand, in milliseconds.
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {
    private static final int BOMB = 140;
    private static final int MARBLES = 300;
    private static final int HEAP = 10_000_000;

    private static final String BOMB_TEXT = """
            bomb: (x, y) -> [i, y] & [x, j]  for i in 1..x-1, j in 1..y-1  if x > 1 and y > 1
                  (x, 1) -> (i, 1)           for i in 1..x-1
                  (1, y) -> (1, j)           for j in 1..y-1
            """;
    private static final String MARBLES_TEXT = """
            marbles: (x, y) -> (x - k, y)      for k in 1..x
                     (x, y) -> (x, y - k)      for k in 1..y
                     (x, y) -> (x - k, y - k)  for k in 1..min(x, y)
                     win when (x = y or x = 0 or y = 0) and not (x = 0 and y = 0)
            """;
    private static final String SUBTRACTION_TEXT = "take: n -> n - s for s in {1, 2, 4, 8, 16, 32, 64} if s <= n";
    private static final String TEN_LINES = BOMB_TEXT + MARBLES_TEXT + SUBTRACTION_TEXT + "\n" + """
            fibonacci: (n, most) -> (n - t, 2 * t)  for t in 1..min(n, most)
                       start n as (n, n - 1)
            """;

    private final CompiledRules bomb = RuleText.compile(BOMB_TEXT).game("bomb").rules();
    private final CompiledRules marbles =
            RuleText.compile(MARBLES_TEXT).game("marbles").rules();
    private final CompiledRules subtraction =
            RuleText.compile(SUBTRACTION_TEXT).game("take").rules();

    private static int value(CompiledRules rules, RuleState upTo) {
        return Solver.values(rules, Statistic.GRUNDY, upTo, Run.unlimited()).of(upTo);
    }

    /// The Bomb Game to 140 × 140, about 10^8 marks, by its rules.
    @Benchmark
    public int bombByRules() {
        return value(bomb, RuleState.of(BOMB, BOMB));
    }

    /// The Bomb Game to 140 × 140 by hand.
    @Benchmark
    public int bombByHand() {
        return HandWritten.bomb(BOMB);
    }

    /// Marbles to 300 × 300 by its rules.
    @Benchmark
    public int marblesByRules() {
        return value(marbles, RuleState.of(MARBLES, MARBLES - 1));
    }

    /// Marbles to 300 × 300 by hand.
    @Benchmark
    public int marblesByHand() {
        return HandWritten.marbles(MARBLES);
    }

    /// A heap of 10^7 from which a power of two up to 64 is taken, by its rules.
    @Benchmark
    public int subtractionByRules() {
        return value(subtraction, RuleState.of(HEAP));
    }

    /// A heap of 10^7 from which a power of two up to 64 is taken, by hand.
    @Benchmark
    public int subtractionByHand() {
        return HandWritten.subtraction(HEAP, 1, 2, 4, 8, 16, 32, 64);
    }

    /// Compiling a text of ten lines, and the first value of its last game.
    @Benchmark
    public int compiling() {
        return value(RuleText.compile(TEN_LINES).game("fibonacci").rules(), RuleState.of(2, 1));
    }
}
