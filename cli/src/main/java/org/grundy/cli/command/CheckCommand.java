package org.grundy.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.cli.CommandAction;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.proof.CertificateVerdict;
import org.grundy.proof.NimberChecker;
import org.grundy.proof.NimberVerdict;
import org.grundy.proof.PeriodChecker;
import org.grundy.proof.QuotientChecker;
import org.grundy.proof.QuotientVerdict;
import org.grundy.render.Sentences;
import org.grundy.render.certificate.NimberCertificateRecord;
import org.grundy.render.certificate.NimberVerdictRecord;
import org.grundy.render.certificate.NimberVerdictText;
import org.grundy.render.json.CertificateRecord;
import org.grundy.render.json.CertificateVerdictRecord;
import org.grundy.render.json.Json;
import org.grundy.render.misere.QuotientCertificateRecord;
import org.grundy.render.misere.QuotientVerdictRecord;
import org.grundy.render.misere.QuotientVerdictText;
import org.grundy.render.text.CertificateText;
import org.grundy.render.text.LimitText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy check`: recomputes what a certificate claims, by independent code.
@Command(
        name = "check",
        description =
                "Checks the certificate of a period, of a misère quotient or of a board, and says where it fails.")
public final class CheckCommand implements CommandAction {
    private static final int LARGEST = 1 << 26;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "CERTIFICATE",
            description = "A file that grundy period, quotient or solve has written with --certificate.")
    private String file = "";

    @Override
    public ExitCode run(Console console) {
        String text = text();
        Budget budget =
                limits.budget(Budget.UNLIMITED.withMemory(Runtime.getRuntime().maxMemory()));
        try {
            Optional<NimberCertificate> nimber = NimberCertificateRecord.read(text);
            if (nimber.isPresent()) {
                return checkNimber(nimber.get(), budget, console);
            }
            Optional<QuotientCertificate> quotient = QuotientCertificateRecord.read(text);
            return quotient.isPresent()
                    ? checkQuotient(quotient.get(), budget, console)
                    : checkPeriod(CertificateRecord.read(text), budget, console);
        } catch (InputError error) {
            throw new InputError(
                    file + ": " + error.text().en(), file + "：" + error.text().zh());
        }
    }

    private ExitCode checkPeriod(SequenceCertificate certificate, Budget budget, Console console) {
        return end(
                ruling(certificate.period().checkedTo(), run -> PeriodChecker.check(certificate, run), budget, console),
                budget,
                console,
                verdict -> {
                    console.print(
                            json
                                    ? Json.of(Json.printed(CertificateVerdictRecord.of(certificate.period(), verdict)))
                                    : CertificateText.of(
                                            certificate.period(), verdict, console.language(), console.paint()));
                    return verdict instanceof CertificateVerdict.Accepted;
                });
    }

    private ExitCode checkQuotient(QuotientCertificate certificate, Budget budget, Console console) {
        return end(
                ruling(certificate.map().size(), run -> QuotientChecker.check(certificate, run), budget, console),
                budget,
                console,
                verdict -> {
                    console.print(
                            json
                                    ? Json.of(Json.printed(QuotientVerdictRecord.of(certificate, verdict)))
                                    : QuotientVerdictText.of(
                                            certificate, verdict, console.language(), console.paint()));
                    return verdict instanceof QuotientVerdict.Accepted;
                });
    }

    private ExitCode checkNimber(NimberCertificate certificate, Budget budget, Console console) {
        return end(
                ruling(certificate.claims().size(), run -> NimberChecker.check(certificate, run), budget, console),
                budget,
                console,
                verdict -> {
                    console.print(
                            json
                                    ? Json.of(NimberVerdictRecord.of(certificate, verdict))
                                    : NimberVerdictText.of(certificate, verdict, console.language(), console.paint()));
                    return verdict instanceof NimberVerdict.Accepted;
                });
    }

    /// Shows a verdict.
    ///
    /// @param shown shows it, and says whether the certificate is accepted
    private static <V> ExitCode end(Solved<V> ruling, Budget budget, Console console, Predicate<V> shown) {
        return switch (ruling) {
            case Solved.Done<V> done -> shown.test(done.result()) ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
            case Solved.Undecided<V> undecided -> {
                LimitText words = new LimitText(undecided, budget, Sentences.ofEngine(console.language()));
                console.note(console.words("check.undecided") + words.sentence());
                yield ExitCode.UNDECIDED;
            }
        };
    }

    private static <V> Solved<V> ruling(long expected, Function<Run, V> checker, Budget budget, Console console) {
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(budget, progress);
            run.expect(expected);
            return run.attempt(() -> checker.apply(run));
        }
    }

    private String text() {
        try {
            Path path = Path.of(file);
            if (Files.isRegularFile(path) && Files.size(path) > LARGEST) {
                throw new InputError(
                        file + " is larger than 64 MiB, which no certificate is", file + " 超过 64 MiB，不是证书");
            }
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (IOException | InvalidPathException error) {
            throw new InputError("the file \"" + file + "\" cannot be read", "无法读取文件“" + file + "”");
        }
    }
}
