package org.grundy.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.grundy.heap.LargeNimPosition;
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

/// Outcome and number of winning moves of ten million heaps of Nim, against a bare sum over the same array.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"--add-modules", "jdk.incubator.vector"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NimHeapsBenchmark {
    private long[] heaps = new long[0];

    /// Draws the heaps.
    @Setup
    public void draw() {
        heaps = new Random(1).longs(10_000_000, 0, Long.MAX_VALUE).toArray();
    }

    /// The sum of the array.
    @Benchmark
    public long bareSum() {
        long sum = 0;
        for (long heap : heaps) {
            sum += heap;
        }
        return sum;
    }

    /// Who wins, and in how many ways.
    @Benchmark
    public long winningMoves() {
        return LargeNimPosition.of(heaps).count();
    }
}
