package org.grundy.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.heap.KernelChoice;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceRules;
import org.grundy.lang.Piece;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how a nim-sequence is computed.
final class KernelOptions {
    /// More threads than that gain nothing.
    private static final int MOST_USEFUL = 8;

    /// Periods that are proved by so many values cost nothing to find.
    private static final int GLANCE = 4096;

    @Option(
            names = "--kernel",
            paramLabel = "K",
            description = "How a code is computed: auto, plain, sparse or rows. All give the same values.")
    private @Nullable String kernel;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads compute; usually as many as there are processors, at most 8.")
    private @Nullable String threads;

    /// The sequence of some rules, from its beginning.
    ///
    /// @throws org.grundy.lang.InputError if an option cannot be read, or the kernel cannot compute the rules
    NimSequence sequence(SequenceRules rules) {
        int count = threads == null
                ? Math.min(MOST_USEFUL, Runtime.getRuntime().availableProcessors())
                : SequenceSize.threads("--threads", threads);
        if (kernel == null) {
            return rules instanceof SequenceRules.Coded(var coded)
                    ? NimSequence.of(coded, KernelChoice.AUTO.kernel(coded, count))
                    : rules.sequence();
        }
        Piece written = OptionText.piece("--kernel", kernel);
        KernelChoice choice = choice(written, kernel);
        if (rules instanceof SequenceRules.Coded(var coded) && choice.canCompute(coded)) {
            return NimSequence.of(coded, choice.kernel(coded, count));
        }
        throw written.error(
                "the kernel " + choice.word() + " cannot compute " + rules
                        + ": it needs a finite code that splits heaps in two, and rows needs 512-bit vectors",
                "内核 " + choice.word() + " 不能计算 " + rules + "：它需要把堆分成两堆的有限代码，rows 还需要 512 位向量");
    }

    private static KernelChoice choice(Piece written, String word) {
        return KernelChoice.of(word).orElseThrow(() -> {
            String allowed =
                    Arrays.stream(KernelChoice.values()).map(KernelChoice::word).collect(Collectors.joining(", "));
            return written.error(
                    "--kernel is one of " + allowed + ", not \"" + word + "\"",
                    "--kernel 应为 " + allowed + " 之一，而不是“" + word + "”");
        });
    }

    /// Whether another JVM is to compute the values.
    ///
    /// @param count how many are asked for
    boolean isLonger(SequenceRules rules, int count) {
        if (!Brisk.jvm()) {
            return false;
        }
        if (kernel != null
                && KernelChoice.of(kernel).filter(KernelChoice.ROWS::equals).isPresent()) {
            return true;
        }
        return count > Brisk.VALUES
                && rules.sequence().prove(GLANCE, Run.unlimited()).isEmpty();
    }
}
