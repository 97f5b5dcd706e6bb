package org.grundy.cli.option;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.cli.VectorlessStart;
import org.grundy.heap.kernel.KernelRegistry;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceRules;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how a nim-sequence is computed.
public final class KernelOptions {
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
    /// @throws org.grundy.text.InputError if an option cannot be read, or the kernel cannot compute the rules
    public NimSequence sequence(SequenceRules rules) {
        int count = threads == null
                ? Math.min(MOST_USEFUL, Runtime.getRuntime().availableProcessors())
                : SequenceSize.threads("--threads", threads);
        KernelRegistry choice = kernel == null ? KernelRegistry.AUTO : choice(kernel);
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

    private static KernelRegistry choice(String word) {
        return KernelRegistry.of(word).orElseThrow(() -> {
            String allowed = Arrays.stream(KernelRegistry.values())
                    .map(KernelRegistry::word)
                    .collect(Collectors.joining(", "));
            return OptionText.piece("--kernel", word)
                    .error(
                            "--kernel is one of " + allowed + ", not \"" + word + "\"",
                            "--kernel 应为 " + allowed + " 之一，而不是“" + word + "”");
        });
    }

    /// Whether another JVM is to compute so many values.
    public boolean isLonger(SequenceRules rules, int count) {
        return needsVectors() || (gainsFromVectors(rules, count) && unproved(rules));
    }

    /// Whether another JVM has a faster kernel for so many values of some rules.
    public boolean gainsFromVectors(SequenceRules rules, int count) {
        return VectorlessStart.jvm()
                && count > VectorlessStart.VALUES
                && rules instanceof SequenceRules.Coded(var coded)
                && KernelRegistry.SPARSE.canCompute(coded);
    }

    private static boolean unproved(SequenceRules rules) {
        NimSequence sequence = rules.sequence();
        Run run = new Run(VectorlessStart.part(Budget.UNLIMITED));
        run.attempt(() -> sequence.prove(GLANCE, run));
        return sequence.period().isEmpty();
    }

    /// Whether a kernel is asked for that only another JVM has.
    public boolean needsVectors() {
        return VectorlessStart.jvm()
                && kernel != null
                && KernelRegistry.of(kernel).filter(KernelRegistry.ROWS::equals).isPresent();
    }
}
