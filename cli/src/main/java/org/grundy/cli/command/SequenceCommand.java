package org.grundy.cli.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.KernelOptions;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.SequenceGame;
import org.grundy.cli.option.SequenceOutputs;
import org.grundy.cli.option.SequenceSize;
import org.grundy.cli.option.VectorlessStart;
import org.grundy.cli.sequence.FrontierRun;
import org.grundy.cli.sequence.MisereValues;
import org.grundy.cli.sequence.SequenceRun;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.heap.store.Checkpoint;
import org.grundy.heap.store.ValueBlocks;
import org.grundy.heap.value.NimValues;
import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.render.file.MisereTerms;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy sequence`: the Grundy values of heaps 0, 1, 2, ….
@Command(name = "sequence")
public final class SequenceCommand implements CommandAction {
    /// The share of the JVM's memory for values: growing an array needs the old and the new one.
    private static final double MEMORY_PART = 0.4;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final SequenceGame game = new SequenceGame();

    @Mixin
    private final KernelOptions kernels = new KernelOptions();

    @Mixin
    private final SequenceOutputs outputs = new SequenceOutputs();

    @Option(names = "--to", paramLabel = "N")
    private String to = "99";

    @Option(names = "--from", paramLabel = "N")
    private String from = "0";

    @Option(names = "--misere")
    private boolean misere;

    @Option(names = "--checkpoint", paramLabel = "DIR")
    private @Nullable String checkpoint;

    @Option(names = "--every", paramLabel = "T")
    private String every = "20s";

    @Override
    public ExitCode run(Console console) {
        SequenceGame.CodeOrGame asked = game.asked(console);
        if (misere) {
            List<Output<MisereTerms>> forms = outputs.misere(checkpoint != null, console);
            return new MisereValues(asked.heaps(), limits.budget(), console).give(from, to, forms);
        }
        SequenceRules rules = asked.rules();
        if (checkpoint != null) {
            OptionText.folder("--checkpoint", checkpoint);
        }
        if (checkpoint != null && (isBeyondMemory() || ValueBlocks.in(checkpoint))) {
            return storedAlone(rules, checkpoint, console);
        }
        int count = SequenceSize.values("--to", to);
        int first = SequenceSize.first("--from", from, count);
        if (kernels.isLonger(rules, count)) {
            return ExitCode.LONGER;
        }
        Duration pause = LimitParser.time(OptionText.slice("--every", every));
        Budget budget = limits.budget(Budget.UNLIMITED.withMemory(mostMemory()));
        if (checkpoint == null) {
            SequenceSize.checkMemory(count, budget.memory(), OptionText.slice("--to", to));
        }
        NimSequence begun = kernels.sequence(rules);
        Task task = new Task(
                asked.title(),
                rules,
                first,
                count,
                budget,
                limits.told(budget),
                pause,
                outputs.prepare(count - first, console));
        if (checkpoint == null) {
            return compute(task, begun, Optional.empty(), console);
        }
        try (Checkpoint folder = Checkpoint.open(checkpoint, rules.toString())) {
            return compute(task, begun.after(folder.load()), Optional.of(folder), console);
        }
    }

    private boolean isBeyondMemory() {
        return SequenceSize.stored("--to", to) > NimValues.CAPACITY;
    }

    private ExitCode storedAlone(SequenceRules rules, String folder, Console console) {
        if (VectorlessStart.jvm()) {
            return ExitCode.LONGER;
        }
        List<Output<SequenceTally>> tallies = outputs.stored(console);
        long count = SequenceSize.stored("--to", to);
        long first = SequenceSize.first("--from", from, count);
        return new FrontierRun(rules, folder, kernels.threads(), limits, Budget.UNLIMITED, console)
                .compute(first, count, outputs.json(), tallies);
    }

    private static long mostMemory() {
        return (long) (Runtime.getRuntime().maxMemory() * MEMORY_PART);
    }

    /// What is asked for.
    ///
    /// @param title by which the game was asked for
    /// @param first the first heap that is shown
    /// @param count how many values are computed
    /// @param told the budget as it is told
    /// @param pause how long a checkpoint may be behind
    /// @param forms where the values are given
    private record Task(
            String title,
            SequenceRules rules,
            int first,
            int count,
            Budget budget,
            Budget told,
            Duration pause,
            List<Output<SequenceReport>> forms) {}

    private static ExitCode compute(Task task, NimSequence begun, Optional<Checkpoint> folder, Console console) {
        SequenceRun computation;
        try (ProgressLine progress = new ProgressLine(console)) {
            computation = new SequenceRun(task.rules(), begun, task.count(), task.budget(), progress);
            computation.compute(folder, task.pause(), console::noteLacking);
        }
        computation.unkept().ifPresent(error -> console.unwritten().add(error.text()));
        Run giving = computation.forResult();
        Optional<SequenceReport> report = computation.report(task.first(), giving);
        boolean given = report.map(there -> Output.give(task.forms(), there.named(task.title()), giving, console))
                .orElse(false);
        if (report.isEmpty() && computation.shortfall().isEmpty()) {
            console.say("output.unprinted");
        }
        computation
                .shortfall()
                .ifPresent(limit -> console.say(
                        limit,
                        task.told(),
                        "sequence.short",
                        "reached",
                        begun.values().size(),
                        "count",
                        task.count()));
        return given && computation.shortfall().isEmpty() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }
}
