package org.grundy.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.OtherChecker;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.cli.option.SequenceSize;
import org.grundy.heap.store.SegmentFolder;
import org.grundy.lang.OptionText;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.certificate.SegmentCheck;
import org.grundy.render.certificate.verdict.VerifiedVerdictRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy check`: recomputes what a certificate claims, by independent code.
@Command(name = "check")
public final class CheckCommand implements CommandAction {
    private static final int MOST_BYTES = 1 << 26;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable String threads;

    @Option(names = "--checkpoint", paramLabel = "DIR")
    private @Nullable String checkpoint;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--verified", paramLabel = "PROGRAM")
    private @Nullable String program;

    @Parameters(paramLabel = "CERTIFICATE")
    private String file = "";

    @Override
    public ExitCode run(Console console) {
        Budget budget = limits.budget(
                        Budget.UNLIMITED.withMemory(Runtime.getRuntime().maxMemory()))
                .withThreads(SequenceSize.workers(threads));
        try {
            Certificate certificate = Certificate.read(text(), rules.whenNeeded(console));
            return end(ruling(certificate, budget, console), budget, console);
        } catch (InputError error) {
            throw new InputError("%s: %s", "%s：%s", file, error.text());
        }
    }

    private Solved<CheckedCertificate> ruling(Certificate certificate, Budget budget, Console console) {
        if (checkpoint == null) {
            return ruling(certificate, certificate::check, budget, console);
        }
        SegmentCheck segments = certificate
                .segments()
                .orElseThrow(() -> new InputError(
                        "--checkpoint keeps which windows of a long period were accepted, and this certificate has none",
                        "--checkpoint 保存长周期证书中已通过的窗口，而这份证书没有窗口"));
        String folder = OptionText.folder("--checkpoint", checkpoint);
        try (SegmentFolder log = SegmentFolder.open(folder, segments.digest())) {
            return ruling(certificate, run -> segments.check(log, run), budget, console);
        }
    }

    private static Solved<CheckedCertificate> ruling(
            Certificate certificate, Function<Run, CheckedCertificate> checker, Budget budget, Console console) {
        return ProgressLine.during(budget, console, run -> {
            run.expect(certificate.size());
            return run.attempt(() -> checker.apply(run));
        });
    }

    private ExitCode end(Solved<CheckedCertificate> ruling, Budget budget, Console console) {
        return switch (ruling) {
            case Solved.Done<CheckedCertificate>(CheckedCertificate checked) -> {
                yield isAccepted(checked, console) ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
            }
            case Solved.Undecided<CheckedCertificate> undecided -> {
                console.say(undecided, budget, "check.undecided");
                yield ExitCode.UNDECIDED;
            }
        };
    }

    /// Prints what is said of the certificate; whether all accept it who were asked.
    private boolean isAccepted(CheckedCertificate checked, Console console) {
        if (program == null) {
            console.print(json ? Json.line(checked.verdict()) : checked.words(console.language(), console.paint()));
            return checked.isAccepted();
        }
        OtherChecker other = OtherChecker.ruling(program, Path.of(file));
        boolean accepted = checked.isAccepted() && other.isAccepted();
        console.print(
                json
                        ? Json.line(new VerifiedVerdictRecord(
                                accepted, checked.verdict(), program, other.ruling(), other.said()))
                        : checked.words(console.language(), console.paint()) + other.words(console));
        return accepted;
    }

    /// What the file holds; of a device, which may go on for ever, no more is read than of a file.
    private String text() {
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InputError("it is larger than 64 MiB, which no certificate is", "超过 64 MiB，不是证书");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (IOException | InvalidPathException error) {
            throw new InputError("the file cannot be read", "无法读取这个文件");
        }
    }
}
