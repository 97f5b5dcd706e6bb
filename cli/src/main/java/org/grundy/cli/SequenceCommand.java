package org.grundy.cli;

import java.time.Duration;
import org.grundy.catalog.Catalog;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceReport;
import org.grundy.heap.SequenceRules;
import org.grundy.lang.SequenceParser;
import org.grundy.render.table.SequenceText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy sequence`: the Grundy values of heaps 0, 1, 2, ….
@Command(name = "sequence", description = "Computes the Grundy values of the heaps 0, 1, 2, … of a game.")
final class SequenceCommand implements Action {
    private static final int SHOWN = 1000;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "The last heap, such as 1000, 1e9 or 2^27; 99 if it is not given.")
    private String to = "99";

    @Option(names = "--all", description = "Shows all values, however many there are.")
    private boolean all;

    @Parameters(
            paramLabel = "CODE",
            description = {
                "A code such as 0.77, \"4!.0\" or \"0.[3]\", in all shells also 4u.0 or 0.:3;",
                "or a game such as kayles or \"subtraction[1,2,4]\"."
            })
    private String code = "";

    @Override
    public Exit run(Console console) {
        SequenceRules rules = SequenceParser.parse(Catalog.library(), code);
        int count = SequenceSize.values("--to", to);
        NimSequence sequence = rules.sequence();
        SequenceReport report = compute(rules, sequence, count, console);
        console.print(SequenceText.of(report, all ? Integer.MAX_VALUE : SHOWN, console.language(), console.paint()));
        return report.count() == count ? Exit.ANSWERED : Exit.UNDECIDED;
    }

    private SequenceReport compute(SequenceRules rules, NimSequence sequence, int count, Console console) {
        long started = System.nanoTime();
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(limits.budget(Budget.UNLIMITED), progress);
            run.expect(count);
            run.attempt(() -> {
                sequence.prove(count, run);
                return sequence;
            });
            int computed = Math.min(count, sequence.values().size());
            Duration time = Duration.ofNanos(System.nanoTime() - started);
            run.attempt(() -> {
                sequence.extend(count, run);
                return sequence;
            });
            int reached = Math.min(count, sequence.values().size());
            return SequenceReport.of(rules, sequence, reached, computed, time);
        }
    }
}
