package org.grundy.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.cli.CommandAction;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.game.Component;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.proof.CertificateVerdict;
import org.grundy.proof.NimberChecker;
import org.grundy.proof.NimberVerdict;
import org.grundy.proof.PeriodChecker;
import org.grundy.proof.QuotientChecker;
import org.grundy.proof.QuotientVerdict;
import org.grundy.proof.TamenessChecker;
import org.grundy.proof.TamenessVerdict;
import org.grundy.render.Sentences;
import org.grundy.render.certificate.CertificateRecord;
import org.grundy.render.certificate.CertificateVerdictRecord;
import org.grundy.render.certificate.NimberCertificateRecord;
import org.grundy.render.certificate.NimberVerdictRecord;
import org.grundy.render.certificate.NimberVerdictText;
import org.grundy.render.json.Json;
import org.grundy.render.misere.QuotientCertificateRecord;
import org.grundy.render.misere.QuotientVerdictRecord;
import org.grundy.render.misere.QuotientVerdictText;
import org.grundy.render.misere.TamenessCertificateRecord;
import org.grundy.render.misere.TamenessVerdictRecord;
import org.grundy.render.misere.TamenessVerdictText;
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
                "Checks the certificate of a period, a misère quotient, tame positions or a board; says where it fails.")
public final class CheckCommand implements CommandAction {
    private static final int LARGEST = 1 << 26;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "CERTIFICATE",
            description = "A file that grundy period, quotient, genus or solve has written with --certificate.")
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
            Optional<TamenessCertificate> tameness = TamenessCertificateRecord.read(text);
            if (tameness.isPresent()) {
                return checkTameness(tameness.get(), budget, console);
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
        Showing<CertificateVerdict> showing = new Showing<>(
                verdict -> CertificateVerdictRecord.of(certificate.period(), verdict),
                verdict -> CertificateText.of(certificate.period(), verdict, console.language(), console.paint()),
                verdict -> verdict instanceof CertificateVerdict.Accepted);
        long expected = certificate.period().checkedTo();
        return end(ruling(expected, run -> PeriodChecker.check(certificate, run), budget, console), showing, console);
    }

    private ExitCode checkQuotient(QuotientCertificate certificate, Budget budget, Console console) {
        Showing<QuotientVerdict> showing = new Showing<>(
                verdict -> QuotientVerdictRecord.of(certificate, verdict),
                verdict -> QuotientVerdictText.of(certificate, verdict, console.language(), console.paint()),
                verdict -> verdict instanceof QuotientVerdict.Accepted);
        int expected = certificate.map().size();
        return end(ruling(expected, run -> QuotientChecker.check(certificate, run), budget, console), showing, console);
    }

    private ExitCode checkTameness(TamenessCertificate certificate, Budget budget, Console console) {
        Showing<TamenessVerdict> showing = new Showing<>(
                verdict -> TamenessVerdictRecord.of(certificate, verdict),
                verdict -> TamenessVerdictText.of(certificate, verdict, console.language(), console.paint()),
                verdict -> verdict instanceof TamenessVerdict.Accepted);
        Function<Run, TamenessVerdict> checker = switch (certificate.about()) {
            case TamenessCertificate.Heaps heaps -> run -> TamenessChecker.check(certificate, heaps, run);
            case TamenessCertificate.Positions about -> {
                Library library = rules.library(console);
                List<Component<?>> positions = components(library, about.positions());
                List<Component<?>> components = components(library, about.sums());
                yield run -> TamenessChecker.check(certificate, positions, components, run);
            }
        };
        return end(ruling(certificate.values().size(), checker, budget, console), showing, console);
    }

    private static List<Component<?>> components(Library library, List<String> expressions) {
        List<Component<?>> components = new ArrayList<>();
        expressions.forEach(
                each -> components.addAll(ExpressionParser.parse(library, each).components()));
        return components;
    }

    private ExitCode checkNimber(NimberCertificate certificate, Budget budget, Console console) {
        Showing<NimberVerdict> showing = new Showing<>(
                verdict -> NimberVerdictRecord.of(certificate, verdict),
                verdict -> NimberVerdictText.of(certificate, verdict, console.language(), console.paint()),
                verdict -> verdict instanceof NimberVerdict.Accepted);
        int expected = certificate.claims().size();
        return end(ruling(expected, run -> NimberChecker.check(certificate, run), budget, console), showing, console);
    }

    /// How verdicts are shown.
    ///
    /// @param accepted whether the certificate is
    private record Showing<V>(Function<V, Object> asRecord, Function<V, String> asText, Predicate<V> accepted) {}

    /// What a checker said, and within which limits.
    private record Ruling<V>(Solved<V> verdict, Budget budget) {}

    private <V> ExitCode end(Ruling<V> ruling, Showing<V> showing, Console console) {
        return switch (ruling.verdict) {
            case Solved.Done<V> done -> {
                console.print(
                        json
                                ? Json.of(Json.printed(showing.asRecord.apply(done.result())))
                                : showing.asText.apply(done.result()));
                yield showing.accepted.test(done.result()) ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
            }
            case Solved.Undecided<V> undecided -> {
                LimitText words = new LimitText(undecided, ruling.budget, Sentences.ofEngine(console.language()));
                console.note(console.words("check.undecided") + words.sentence());
                yield ExitCode.UNDECIDED;
            }
        };
    }

    private static <V> Ruling<V> ruling(long expected, Function<Run, V> checker, Budget budget, Console console) {
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(budget, progress);
            run.expect(expected);
            return new Ruling<>(run.attempt(() -> checker.apply(run)), budget);
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
