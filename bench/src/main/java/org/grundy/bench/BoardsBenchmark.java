package org.grundy.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.pair.Bomb;
import org.grundy.catalog.pair.Marbles;
import org.grundy.game.Component;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.solve.ComponentStatistic;
import org.grundy.solve.Statistic;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Whole tables of games on boards, each computed anew: Bomb Game by its Grundy values, Marbles by the
/// foreclosed values that decide its sums.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoardsBenchmark {
    /// Grundy values of Bomb Game to 50 × 50.
    @Benchmark
    public Valuation.Valued bomb50() {
        return bomb(50);
    }

    /// Grundy values of Bomb Game to 140 × 140.
    @Benchmark
    public Valuation.Valued bomb140() {
        return bomb(140);
    }

    private static Valuation.Valued bomb(int side) {
        return new Bomb().game().valuation().orElseThrow().value(Pair.of(side, side), Run.unlimited());
    }

    /// Foreclosed values of Marbles to 100 × 100.
    @Benchmark
    public int marbles100() {
        Component<Pair> corner = new Component<>(new Marbles().game(), Pair.of(100, 100));
        return ComponentStatistic.of(corner, Statistic.FORECLOSED, Run.unlimited())
                .of(List.of(corner.position()));
    }
}
