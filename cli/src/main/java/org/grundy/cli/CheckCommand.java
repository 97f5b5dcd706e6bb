package org.grundy.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.lang.InputError;
import org.grundy.proof.PeriodChecker;
import org.grundy.proof.Ruling;
import org.grundy.render.LimitText;
import org.grundy.render.RulingText;
import org.grundy.render.Sentences;
import org.grundy.render.json.CertificateRecord;
import org.grundy.render.json.Json;
import org.grundy.render.json.RulingRecord;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy check`: recomputes what a certificate claims, by code of its own.
@Command(
        name = "check",
        description = "Checks the certificate of a period by recomputing its values; says where it fails.")
final class CheckCommand implements Action {
    private static final int LARGEST = 1 << 26;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    @Parameters(paramLabel = "CERTIFICATE", description = "A file that grundy period --certificate has written.")
    private String file = "";

    @Override
    public Exit run(Console console) {
        SequenceCertificate certificate = read();
        Budget budget =
                limits.budget(Budget.UNLIMITED.withMemory(Runtime.getRuntime().maxMemory()));
        return switch (ruling(certificate, budget, console)) {
            case Solved.Done<Ruling>(Ruling ruling) -> {
                console.print(
                        json
                                ? Json.of(RulingRecord.of(certificate.period(), ruling))
                                : RulingText.of(certificate.period(), ruling, console.language(), console.paint()));
                yield ruling instanceof Ruling.Accepted ? Exit.ANSWERED : Exit.UNDECIDED;
            }
            case Solved.Undecided<Ruling> undecided -> {
                LimitText words = new LimitText(undecided, budget, Sentences.ofEngine(console.language()));
                console.note(console.words("grundy: not decided. ", "grundy：未判定。") + words.sentence());
                yield Exit.UNDECIDED;
            }
        };
    }

    private static Solved<Ruling> ruling(SequenceCertificate certificate, Budget budget, Console console) {
        try (ProgressLine progress = new ProgressLine(console)) {
            Run run = new Run(budget, progress);
            run.expect(certificate.period().checkedTo());
            return run.attempt(() -> PeriodChecker.check(certificate, run));
        }
    }

    private SequenceCertificate read() {
        try {
            Path path = Path.of(file);
            if (Files.isRegularFile(path) && Files.size(path) > LARGEST) {
                throw new InputError(
                        file + " is larger than 64 MiB, which no certificate is", file + " 超过 64 MiB，不是证书");
            }
            return CertificateRecord.read(Files.readString(path, StandardCharsets.UTF_8));
        } catch (IOException | InvalidPathException error) {
            throw new InputError("the file \"" + file + "\" cannot be read", "无法读取文件“" + file + "”");
        } catch (InputError error) {
            throw new InputError(
                    file + ": " + error.text().en(), file + "：" + error.text().zh());
        }
    }
}
