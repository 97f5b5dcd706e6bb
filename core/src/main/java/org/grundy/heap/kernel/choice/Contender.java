package org.grundy.heap.kernel.choice;

import java.util.function.LongSupplier;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// A kernel that may be chosen, with what trials have shown of it.
final class Contender {
    /// How many rounds in which it becomes no faster a kernel has at least in one contest.
    private static final int PATIENCE = 3;

    /// A round counts as faster if it takes at most this part of the time of the best one before.
    private static final double FASTER = 15.0 / 16;

    private final SplitKernelType type;
    private @Nullable Kernel kernel;
    private long tried;
    private double before = Double.POSITIVE_INFINITY;
    private double rate = Double.POSITIVE_INFINITY;
    private int noFaster;
    private long fasterAt;

    Contender(SplitKernelType type) {
        this.type = type;
    }

    SplitKernelType type() {
        return type;
    }

    /// The name of the kernel that computes, which may be another one where this one has given up.
    String name() {
        return kernel == null ? type.name() : kernel.name();
    }

    boolean isReady() {
        return kernel != null;
    }

    /// Makes the kernel, which goes on from some values.
    void prepare(NimValues values, TakeAndBreakCode code, int threads) {
        kernel = type.after(values, code, threads);
        before = rate;
        noFaster = 0;
    }

    /// Bytes that its kernel holds.
    long held() {
        return kernel == null ? 0 : kernel.held();
    }

    /// Lets go of the kernel and its tables, but not of what is known of its speed.
    ///
    /// @param bytes that are given back
    void rest(long bytes, Run run) {
        kernel = null;
        run.release(bytes);
    }

    /// Computes values until there are at least `to`.
    ///
    /// @return the nanoseconds that it took
    long extend(NimValues values, int to, Run run, LongSupplier clock) {
        Kernel able = kernel;
        if (able == null) {
            throw new IllegalStateException(type.name() + " has not been prepared");
        }
        long from = clock.getAsLong();
        able.extend(values, to, run);
        return clock.getAsLong() - from;
    }

    /// Counts time that a trial took.
    void spend(long nanos) {
        tried += nanos;
    }

    /// The nanoseconds of all its trials.
    long tried() {
        return tried;
    }

    /// Tells of a round.
    ///
    /// @param nanos for one value
    void measured(double nanos) {
        if (nanos <= FASTER * rate) {
            noFaster = 0;
            fasterAt = tried;
        } else {
            noFaster++;
        }
        rate = Math.min(rate, nanos);
    }

    /// Whether it seems not to become faster: it had as much time again as until it last did, for the JVM may be
    /// compiling it.
    boolean isSlow() {
        return noFaster >= PATIENCE && tried >= 2 * fasterAt;
    }

    /// Whether its speed is known: in its last contest it was slow, and no faster than in one before.
    boolean isKnown() {
        return isSlow() && rate > FASTER * before;
    }

    /// The least nanoseconds for a value that a round took.
    double rate() {
        return rate;
    }
}
