package org.grundy.bench;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.grundy.value.Mex;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Mex by stamps against mex by a set and against an array of flags that is swept each time: the ratio of
/// the three is what counts.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MexBenchmark {
    /// How many options a position has.
    @Param({"8", "64", "512"})
    public int options;

    private int[] values = new int[0];
    private final Mex stamps = new Mex();

    /// Draws the options' values, most of them below their number.
    @Setup
    public void draw() {
        values = new Random(1).ints(options, 0, options).toArray();
    }

    /// The mex of Grundy's own solvers.
    @Benchmark
    public int stamps() {
        stamps.clear();
        for (int value : values) {
            stamps.add(value);
        }
        return stamps.result();
    }

    /// The mex of a `HashSet`.
    @Benchmark
    public int set() {
        Set<Integer> seen = new HashSet<>();
        for (int value : values) {
            seen.add(value);
        }
        int candidate = 0;
        while (seen.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }

    /// The mex of flags in a new array, as programs for judges have it.
    @Benchmark
    public int flags() {
        boolean[] seen = new boolean[options + 1];
        for (int value : values) {
            seen[value] = true;
        }
        int candidate = 0;
        while (seen[candidate]) {
            candidate++;
        }
        return candidate;
    }
}
