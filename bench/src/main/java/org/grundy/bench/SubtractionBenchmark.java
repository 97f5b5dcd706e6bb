package org.grundy.bench;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.run.Run;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The Grundy values of subtraction[1,2,4,8,16,32,64] to 10^7, with and without the period; the score is
/// values a microsecond, which is millions a second.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SubtractionBenchmark {
    private static final int VALUES = 10_000_000;

    private final SubtractionSet set = SubtractionSet.of(List.copyOf(
            Stream.of(1, 2, 4, 8, 16, 32, 64).map(BigInteger::valueOf).toList()));

    /// Every value by its options.
    @Benchmark
    @OperationsPerInvocation(VALUES)
    public int withoutPeriod() {
        NimSequence sequence = NimSequence.of(set).withoutPeriod();
        sequence.extend(VALUES, Run.unlimited());
        return sequence.values().get(VALUES - 1);
    }

    /// By their options up to the proof of a period, copied from there on.
    @Benchmark
    @OperationsPerInvocation(VALUES)
    public int withPeriod() {
        NimSequence sequence = NimSequence.of(set);
        sequence.extend(VALUES, Run.unlimited());
        return sequence.values().get(VALUES - 1);
    }
}
