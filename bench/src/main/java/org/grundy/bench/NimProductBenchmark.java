package org.grundy.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.value.NimProducts;
import org.grundy.value.Nimbers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Products and inverses of nimbers of 64 bits, for each product or inverse.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NimProductBenchmark {
    private static final int PRODUCTS = 1 << 20;

    private final long[] a = new long[PRODUCTS];
    private final long[] b = new long[PRODUCTS];
    private final long[] out = new long[PRODUCTS];
    private final NimProducts many = NimProducts.forMany();

    /// Draws the factors.
    @Setup
    public void draw() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < PRODUCTS; i++) {
            a[i] = random.nextLong();
            b[i] = random.nextLong();
        }
    }

    /// One product after the other.
    @Benchmark
    @OperationsPerInvocation(PRODUCTS)
    public long[] single() {
        for (int i = 0; i < PRODUCTS; i++) {
            out[i] = Nimbers.product(a[i], b[i]);
        }
        return out;
    }

    /// All at once.
    @Benchmark
    @OperationsPerInvocation(PRODUCTS)
    public long[] batch() {
        many.multiply(a, b, out, 0, PRODUCTS);
        return out;
    }

    /// One inverse after the other.
    @Benchmark
    @OperationsPerInvocation(PRODUCTS)
    public long[] inverse() {
        for (int i = 0; i < PRODUCTS; i++) {
            out[i] = Nimbers.inverse(a[i]);
        }
        return out;
    }
}
