package org.grundy.heap.kernel;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.grundy.heap.TakeAndBreakCode;

/// Which kernel computes a nim-sequence.
public enum KernelRegistry {
    /// The one that is estimated to be fastest, chosen again as the sequence grows.
    AUTO,
    /// By the definition.
    PLAIN,
    /// Sparse space, some splits marked and the rest looked through.
    SPARSE,
    /// Sparse space, bit-sets of heaps by value, 504 heaps at a time.
    ROWS;

    /// The name by which it is asked for.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The choice of a name.
    public static Optional<KernelRegistry> of(String word) {
        return Arrays.stream(values())
                .filter(choice -> choice.word().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /// Whether this choice can compute the sequence of a code on this JVM: all but the plain one need
    /// splits in exactly two heaps, and vectors need the module `jdk.incubator.vector`.
    public boolean canCompute(TakeAndBreakCode code) {
        return switch (this) {
            case AUTO, PLAIN -> true;
            case SPARSE -> SplitMoves.of(code);
            case ROWS -> SplitMoves.of(code) && VectorSupport.present();
        };
    }

    /// A kernel of one thread for a code, for a sequence that begins.
    ///
    /// @throws IllegalArgumentException if [#canCompute] is false
    public Kernel kernel(TakeAndBreakCode code) {
        return kernel(code, 1);
    }

    /// A kernel for a code, for a sequence that begins. The plain kernel has no work for several threads.
    ///
    /// @param threads how many it may use, at least 1
    /// @throws IllegalArgumentException if [#canCompute] is false, or there is no thread
    public Kernel kernel(TakeAndBreakCode code, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a kernel needs a thread");
        }
        if (!canCompute(code)) {
            throw new IllegalArgumentException(word() + " cannot compute " + code + " here");
        }
        if (this == AUTO && RepeatingDigitsKernel.of(code)) {
            return new RepeatingDigitsKernel(code);
        }
        return this == PLAIN || !SplitMoves.of(code) ? new PlainKernel(code) : new AdaptiveKernel(code, this, threads);
    }
}
