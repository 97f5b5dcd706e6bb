package org.grundy.cli.option;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.analysis.AnswerCertificate;
import org.grundy.analysis.answer.Analysis;
import org.grundy.cli.console.Console;
import org.grundy.evidence.SumCertificate;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.render.certificate.RocqClaim;
import org.grundy.render.file.ResultFile;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that proves an answer to others.
public final class CertificateOptions {
    @Option(names = "--certificate", paramLabel = "F")
    private @Nullable String certificate;

    /// The file of the proof, if one is asked for. It and the question are looked at before anything is computed.
    ///
    /// @param played how the sum is played
    /// @throws InputError if its name is not that of a certificate, or the question is not one in normal play
    /// @throws OutputError if it cannot be written
    public Optional<ResultFile> file(Sum sum, Convention played) {
        if (certificate != null
                && !(played.normal() && DefaultConvention.of(sum).stream().allMatch(Convention::normal))) {
            throw new InputError(
                    "--certificate proves answers in normal play about ordinary sums, of games that are played so by their"
                            + " own rules",
                    "--certificate 只为正常规则下的普通和写证书，且各游戏按自己的规则也是这样玩");
        }
        return Optional.ofNullable(certificate).map(name -> ResultFile.of("--certificate", name));
    }

    /// Writes the certificate of an answer, or tells why there is none.
    ///
    /// @param answer about a sum and a convention of which there are certificates, by [#file]
    /// @return whether it is written
    /// @throws OutputError if the file cannot be written
    public static boolean certify(Analysis answer, ResultFile file, Run run, Console console) {
        if (answer.outcome().isEmpty()) {
            console.say("certificate.open", "file", file.name());
            return false;
        }
        return write(run.attempt(() -> AnswerCertificate.of(answer, run)), file, run, console);
    }

    private static boolean write(Solved<SumCertificate> found, ResultFile file, Run run, Console console) {
        return switch (found) {
            case Solved.Done<SumCertificate> done -> {
                write(text(done.result(), file), file, console);
                yield true;
            }
            case Solved.Undecided<SumCertificate> none
            when none.limit() == Limit.METHOD || none.limit() == Limit.LOOPY -> {
                console.say("certificate.none", "file", file.name());
                yield false;
            }
            case Solved.Undecided<SumCertificate> undecided -> {
                console.say(undecided, run.budget(), "certificate.unfinished", "file", file.name());
                yield false;
            }
        };
    }

    /// As the name of the file asks, the claim alone for a proof assistant, or the certificate.
    private static String text(SumCertificate certificate, ResultFile file) {
        return RocqClaim.isNamed(file.name())
                ? RocqClaim.of(certificate)
                : CertificateFile.text(Certificate.record(certificate));
    }

    /// Writes the record of a certificate, and notes that.
    public static void write(Object certificate, ResultFile file, Console console) {
        write(CertificateFile.text(certificate), file, console);
    }

    private static void write(String text, ResultFile file, Console console) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        file.write(out -> out.write(bytes));
        console.noteWritten(file.name());
    }
}
