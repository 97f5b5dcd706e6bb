package org.grundy.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.console.ProgressLines;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.KernelOptions;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.SequenceGame;
import org.grundy.cli.option.SequenceSize;
import org.grundy.cli.option.VectorlessStart;
import org.grundy.cli.sequence.FrontierRun;
import org.grundy.cli.sequence.MisereValues;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.period.ValuesTheorem;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.PeriodProof;
import org.grundy.heap.sequence.PeriodReport;
import org.grundy.heap.store.SnapshotFolder;
import org.grundy.heap.store.ValueBlocks;
import org.grundy.lang.OptionText;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.render.certificate.PeriodCertificateRecord;
import org.grundy.render.certificate.RocqClaim;
import org.grundy.render.certificate.WindowCertificateRecord;
import org.grundy.render.file.MeteredOutput;
import org.grundy.render.file.ResultFile;
import org.grundy.render.json.Json;
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.text.PeriodText;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy period`: looks for the period of a nim-sequence until one is proved.
@Command(name = "period")
public final class PeriodCommand implements CommandAction {
    private static final String USUAL_MAX = "10000000";

    /// The default number of values where no theorem proves a period, however many there are.
    private static final int UNPROVABLE_MAX = 10_000;

    /// The default limit on listed exceptions.
    private static final int MOST_EXCEPTIONS = 1000;

    /// Memory for one listed exception, in bytes, while it is collected and written.
    private static final int BYTES_PER_EXCEPTION = 100;

    /// No fewer than a value and the search for its period are charged.
    private static final long STEPS_A_HEAP = 128;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final SequenceGame game = new SequenceGame();

    @Mixin
    private final KernelOptions kernels = new KernelOptions();

    @Option(names = "--max", paramLabel = "N")
    private String max = USUAL_MAX;

    @Option(names = "--certificate", paramLabel = "F")
    private @Nullable String certificate;

    @Option(names = "--checkpoint", paramLabel = "DIR")
    private @Nullable String checkpoint;

    @Option(names = "--misere")
    private boolean misere;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--all")
    private boolean all;

    @Override
    public ExitCode run(Console console) {
        SequenceGame.CodeOrGame asked = game.asked(console);
        if (misere) {
            MisereValues.refuse(certificate);
            return new MisereValues(asked.heaps(), limits.budget(), console).printPeriod(max, json);
        }
        return checkpoint == null
                ? inMemory(asked, console)
                : stored(asked, OptionText.folder("--checkpoint", checkpoint), console);
    }

    private ExitCode inMemory(SequenceGame.CodeOrGame asked, Console console) {
        SequenceRules rules = asked.rules();
        long count = count(rules);
        Optional<Output<PeriodProof>> proof = proof(console);
        if (kernels.needsVectors()) {
            return ExitCode.LONGER;
        }
        PeriodProof search = new PeriodProof(rules, kernels.sequence(rules), !kernels.isChosen());
        Budget budget = limits.budget(usual(count));
        boolean vectorless = kernels.gainsFromVectors(rules, count);
        Budget part = vectorless ? VectorlessStart.part(budget) : budget;
        Run run;
        Solved<?> end;
        try (ProgressLine progress = new ProgressLine(console)) {
            run = ProgressLines.run(part, console, progress);
            end = prove(search, vectorless ? VectorlessStart.VALUES : count, run);
        }
        boolean spent =
                end instanceof Solved.Undecided<?> limit && (limit.limit() != Limit.WORK || part.equals(budget));
        if (vectorless && search.period().isEmpty() && !spent) {
            return ExitCode.LONGER;
        }
        boolean given = give(search, asked, proof, budget, run.forResult(), console);
        sayShort(end, search, budget, count, console);
        return given ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private Optional<Output<PeriodProof>> proof(Console console) {
        return Optional.ofNullable(certificate)
                .map(name -> Output.file(
                        console,
                        ResultFile.of("--certificate", name),
                        RocqClaim.isNamed(name) ? PeriodCommand::writeClaim : PeriodCommand::writeProof));
    }

    /// Writes the certificate and prints what was found.
    ///
    /// @return whether a period was found and all of it was given
    private boolean give(
            PeriodProof search,
            SequenceGame.CodeOrGame asked,
            Optional<Output<PeriodProof>> proof,
            Budget budget,
            Run giving,
            Console console) {
        boolean written =
                proof.isEmpty() || console.unwritten().hold(() -> write(search, proof.get(), giving, console));
        PeriodReport report = PeriodReport.of(asked.rules(), search, exceptions(budget), theorem(asked), giving);
        console.print(
                json
                        ? Json.line(PeriodRecord.of(report))
                        : PeriodText.of(report.named(asked.title()), console.language(), console.paint()));
        return search.period().isPresent() && written;
    }

    /// Says that there are fewer values than were asked for, if no period was found.
    private void sayShort(Solved<?> end, PeriodProof search, Budget budget, long count, Console console) {
        long reached = Math.min(count, search.count());
        if (search.period().isPresent()) {
            return;
        }
        if (end instanceof Solved.Undecided<?> limit) {
            console.say(limit, limits.told(budget), "sequence.short", "reached", reached, "count", count);
        } else if (reached < count) {
            console.note(console.words("sequence.short", "reached", reached, "count", count)
                    + console.words("sequence.full"));
        }
    }

    /// The usual limits: their work is enough for the usual number of heaps, and who asks for more heaps is given the
    /// work for these, too.
    static Budget usual(long count) {
        Budget usual = Budget.standard().withPositions(Long.MAX_VALUE);
        long more = Math.max(0, count - SequenceSize.values("--max", USUAL_MAX));
        return usual.withWork(usual.work() + STEPS_A_HEAP * more);
    }

    /// How many values are looked at.
    private long count(SequenceRules rules) {
        return max.equals(USUAL_MAX) && !PeriodTheorem.appliesTo(rules)
                ? UNPROVABLE_MAX
                : SequenceSize.stored("--max", max);
    }

    /// The theorem that knows all values of a game, if there is one.
    private static Optional<ValuesTheorem> theorem(SequenceGame.CodeOrGame asked) {
        return asked.game()
                .flatMap(game -> game instanceof CatalogGame<?> own ? own.ofHeaps() : Optional.empty())
                .flatMap(ValuesTheorem::of);
    }

    private ExitCode stored(SequenceGame.CodeOrGame asked, String folder, Console console) {
        if (VectorlessStart.jvm()) {
            return ExitCode.LONGER;
        }
        SequenceRules rules = asked.rules();
        return PeriodProof.mayForget(rules) && !ValueBlocks.in(folder)
                ? snapshots(asked, folder, console)
                : values(rules, folder, console);
    }

    /// Keeps only what is needed to go on, or all values if that is not enough.
    private ExitCode snapshots(SequenceGame.CodeOrGame asked, String folder, Console console) {
        SequenceRules rules = asked.rules();
        long count = SequenceSize.stored("--max", max);
        Optional<Output<PeriodProof>> proof = proof(console);
        Budget budget = limits.budget(usual(count));
        try (SnapshotFolder kept = SnapshotFolder.open(folder, rules.toString())) {
            NimSequence begun = kernels.sequence(rules);
            PeriodProof search =
                    new PeriodProof(rules, kept.head().map(begun::after).orElse(begun), kept);
            Run run;
            Solved<Boolean> end;
            try (ProgressLine progress = new ProgressLine(console)) {
                run = ProgressLines.run(budget, console, progress);
                run.expect(count - kept.reachedTo());
                end = run.attempt(() -> search.extendForgetting(count, count, run));
            }
            if (end.toOptional().orElse(true)) {
                boolean given = give(search, asked, proof, budget, run.forResult(), console);
                sayShort(end, search, budget, count, console);
                return given ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
            }
        }
        return values(rules, folder, console);
    }

    private ExitCode values(SequenceRules rules, String folder, Console console) {
        Optional.ofNullable(certificate).ifPresent(RocqClaim::refuse);
        Optional<Output<SequenceCertificate>> proof = Optional.ofNullable(certificate)
                .map(name -> Output.file(
                        console,
                        ResultFile.of("--certificate", name),
                        (written, run, out) -> CertificateFile.write(
                                PeriodCertificateRecord.of(written), new MeteredOutput(out, run))));
        long count = SequenceSize.stored("--max", max);
        FrontierRun stored = new FrontierRun(rules, folder, kernels.threads(), limits, usual(count), console);
        return stored.prove(count, proof, json);
    }

    /// Writes the certificate, if there is one and there is time.
    ///
    /// @return whether it was written
    private static boolean write(PeriodProof search, Output<PeriodProof> proof, Run run, Console console) {
        if (search.period().isEmpty()) {
            console.say("period.open");
            return false;
        }
        return proof.give(search, run);
    }

    private static void writeProof(PeriodProof search, Run run, OutputStream out) {
        Object proof = search.windows()
                .<Object>map(WindowCertificateRecord::of)
                .orElseGet(() -> PeriodCertificateRecord.of(
                        search.sequence().certificate(run).orElseThrow()));
        CertificateFile.write(proof, new MeteredOutput(out, run));
    }

    private static void writeClaim(PeriodProof search, Run run, OutputStream out) throws IOException {
        String claim = RocqClaim.of(search.period().orElseThrow());
        new MeteredOutput(out, run).write(claim.getBytes(StandardCharsets.UTF_8));
    }

    private int exceptions(Budget budget) {
        return all ? (int) Math.min(Integer.MAX_VALUE, budget.memory() / BYTES_PER_EXCEPTION) : MOST_EXCEPTIONS;
    }

    /// Computes values until a period is proved, there are as many as wanted or the budget is spent.
    private static Solved<?> prove(PeriodProof search, long count, Run run) {
        run.expect(count);
        return run.attempt(() -> {
            search.extend(count, run);
            return search;
        });
    }
}
