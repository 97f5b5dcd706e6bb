package org.grundy.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.heap.KernelChoice;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceRules;
import org.grundy.run.Budget;
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
        KernelChoice choice = kernel == null ? KernelChoice.AUTO : choice(kernel);
        if (rules instanceof SequenceRules.Coded(var coded) && choice.canCompute(coded)) {
            return NimSequence.of(coded, choice.kernel(coded, count));
        }
        if (kernel == null) {
            return rules.sequence();
        }
        throw OptionText.piece("--kernel", kernel)
                .error(
                        "the kernel " + choice.word() + " cannot compute " + rules
                                + ": it needs a finite code that splits heaps in two, and rows needs 512-bit vectors",
                        "内核 " + choice.word() + " 不能计算 " + rules + "：它需要把堆分成两堆的有限代码，rows 还需要 512 位向量");
    }

    private static KernelChoice choice(String word) {
        return KernelChoice.of(word).orElseThrow(() -> {
            String allowed =
                    Arrays.stream(KernelChoice.values()).map(KernelChoice::word).collect(Collectors.joining(", "));
            return OptionText.piece("--kernel", word)
                    .error(
                            "--kernel is one of " + allowed + ", not \"" + word + "\"",
                            "--kernel 应为 " + allowed + " 之一，而不是“" + word + "”");
        });
    }

    /// Whether another JVM is to compute so many values.
    boolean isLonger(SequenceRules rules, int count) {
        return needsVectors() || (gainsFromVectors(rules, count) && unproved(rules));
    }

    /// Whether another JVM has a faster kernel for so many values of some rules.
    boolean gainsFromVectors(SequenceRules rules, int count) {
        return Brisk.jvm()
                && count > Brisk.VALUES
                && rules instanceof SequenceRules.Coded(var coded)
                && KernelChoice.SPARSE.canCompute(coded);
    }

    private static boolean unproved(SequenceRules rules) {
        NimSequence sequence = rules.sequence();
        Run run = new Run(Brisk.part(Budget.UNLIMITED));
        run.attempt(() -> sequence.prove(GLANCE, run));
        return sequence.period().isEmpty();
    }

    /// Whether a kernel is asked for that only another JVM has.
    boolean needsVectors() {
        return Brisk.jvm()
                && kernel != null
                && KernelChoice.of(kernel).filter(KernelChoice.ROWS::equals).isPresent();
    }
}
