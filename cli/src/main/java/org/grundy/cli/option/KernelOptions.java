package org.grundy.cli.option;

import java.util.List;
import org.grundy.cli.console.CompletionWords;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.kernel.KernelType;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how a nim-sequence is computed.
public final class KernelOptions {
    /// The largest default number of threads: more do not help.
    private static final int MOST_USEFUL = 8;

    /// The number of values computed before another JVM is started: a period that they prove takes no time
    /// to find.
    private static final int GLANCE = 4096;

    @Option(names = "--kernel", completionCandidates = CompletionWords.Kernels.class, paramLabel = "K")
    private @Nullable String kernel;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable String threads;

    /// The sequence of some rules, from its beginning.
    ///
    /// @throws org.grundy.text.InputError if an option cannot be read, or the kernel cannot compute the rules
    public NimSequence sequence(SequenceRules rules) {
        KernelType type = kernel == null ? KernelRegistry.AUTO : type(kernel, rules);
        return NimSequence.of(rules, type.kernel(rules, threads()));
    }

    /// How many threads compute values.
    ///
    /// @throws org.grundy.text.InputError if the option cannot be read
    public int threads() {
        return threads == null
                ? Math.min(MOST_USEFUL, Runtime.getRuntime().availableProcessors())
                : SequenceSize.threads("--threads", threads);
    }

    /// Whether somebody chose the kernel.
    public boolean isChosen() {
        return kernel != null;
    }

    /// The kernel of a name that can compute some rules.
    private static KernelType type(String word, SequenceRules rules) {
        KernelType type = type(word);
        if (!type.canCompute(rules)) {
            throw OptionText.slice("--kernel", word)
                    .error(
                            "the kernel %s cannot compute %s, only %s",
                            "内核 %s 不能计算 %s，只能计算%s", type.name(), rules, type.domain());
        }
        return type;
    }

    private static KernelType type(String word) {
        return KernelRegistry.of(word).orElseThrow(() -> {
            List<String> allowed =
                    KernelRegistry.all().stream().map(KernelType::name).toList();
            return OptionText.slice("--kernel", word)
                    .error(
                            "--kernel is one of %s, not \"%s\"",
                            "--kernel 应为 %s 之一，而不是“%s”", BilingualText.list(allowed), word);
        });
    }

    /// Whether another JVM is to compute the values.
    public boolean isLonger(SequenceRules rules, int count) {
        return needsVectors() || (gainsFromVectors(rules, count) && unproved(rules));
    }

    /// Whether another JVM has a faster kernel for this many values of some rules.
    public boolean gainsFromVectors(SequenceRules rules, long count) {
        return VectorlessStart.jvm() && count > VectorlessStart.VALUES && KernelRegistry.SPARSE.canCompute(rules);
    }

    private static boolean unproved(SequenceRules rules) {
        NimSequence sequence = NimSequence.of(rules);
        Run run = new Run(VectorlessStart.part(Budget.UNLIMITED));
        run.attempt(() -> sequence.prove(GLANCE, run));
        return sequence.period().isEmpty();
    }

    /// Whether a kernel is asked for that only another JVM has.
    public boolean needsVectors() {
        return VectorlessStart.jvm()
                && kernel != null
                && KernelRegistry.of(kernel).filter(KernelType::needsVectors).isPresent();
    }
}
