package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CertificateOptions;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.Outputs;
import org.grundy.cli.option.SequenceGame;
import org.grundy.lang.OptionText;
import org.grundy.misere.HeapGame;
import org.grundy.misere.QuotientReport;
import org.grundy.render.certificate.QuotientCertificateRecord;
import org.grundy.render.certificate.RocqClaim;
import org.grundy.render.file.FileFormats;
import org.grundy.render.file.ResultFile;
import org.grundy.render.json.Json;
import org.grundy.render.misere.GapMonoid;
import org.grundy.render.misere.QuotientRecord;
import org.grundy.render.misere.QuotientText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy quotient`: the misère quotient of a game played on heaps.
@Command(name = "quotient")
public final class QuotientCommand implements CommandAction {
    private static final int LARGEST_HEAP = 1_000_000;

    /// From this time on each larger quotient is reported as it is proved, in nanoseconds.
    private static final long PATIENCE_NANOS = 2_000_000_000;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--to", paramLabel = "HEAP")
    private @Nullable String to;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--gap")
    private boolean gap;

    @Option(names = "--certificate", paramLabel = "F")
    private @Nullable String certificate;

    @Mixin
    private final Outputs<QuotientReport> pictures = new Outputs<>(FileFormats.QUOTIENT_PICTURES);

    @Mixin
    private final SequenceGame game = new SequenceGame();

    @Override
    public ExitCode run(Console console) {
        if (json && gap) {
            throw new InputError(
                    "JSON and GAP cannot both be printed: give --json or --gap",
                    "JSON 与 GAP 不能同时打印：--json 与 --gap 只能选一个");
        }
        SequenceGame.CodeOrGame asked = game.asked(console);
        HeapGame heaps = asked.heaps();
        OptionalInt last = to == null
                ? OptionalInt.empty()
                : OptionalInt.of(OptionText.slice("--to", to).number("--to", 1, LARGEST_HEAP));
        Optional.ofNullable(certificate).ifPresent(RocqClaim::refuse);
        Optional<ResultFile> proof = Optional.ofNullable(certificate).map(file -> ResultFile.of("--certificate", file));
        Outputs.checkPrintedOnce(json || gap, pictures);
        List<Output<QuotientReport>> drawn = pictures.prepare(console);
        Budget budget = limits.budget();
        QuotientReport report = search(heaps, last, budget, console);
        proof.ifPresent(file -> console.unwritten().attempt(() -> write(report, file, console)));
        if (!pictures.isPrinted()) {
            console.print(
                    json
                            ? Json.line(QuotientRecord.of(report))
                            : gap
                                    ? GapMonoid.of(report, console.language())
                                    : QuotientText.of(report, console.language(), console.paint()));
        }
        report.shortfall().ifPresent(limit -> console.say(limit, budget, "quotient.short"));
        boolean given = Output.give(drawn, named(report, asked.title()), new Run(budget), console);
        return given && report.shortfall().isEmpty() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// The report of the game under the name by which it was asked for.
    private static QuotientReport named(QuotientReport report, String title) {
        HeapGame game = report.game();
        return new QuotientReport(
                new HeapGame(title, game.moves(), game.theorem(), game.certifiable()),
                report.quotient(),
                report.changes(),
                report.period(),
                report.shortfall());
    }

    private static QuotientReport search(HeapGame game, OptionalInt last, Budget budget, Console console) {
        long started = System.nanoTime();
        return ProgressLine.during(
                budget,
                console,
                run -> QuotientReport.of(
                        game,
                        last,
                        change -> {
                            if (System.nanoTime() - started > PATIENCE_NANOS) {
                                console.say("quotient.grown", "heap", change.heap(), "order", change.order());
                            }
                        },
                        run));
    }

    private void write(QuotientReport report, ResultFile file, Console console) {
        if (!report.game().certifiable()) {
            console.say("quotient.uncertified");
            return;
        }
        CertificateOptions.write(QuotientCertificateRecord.of(report.certificate()), file, console);
    }
}
