package org.grundy.render.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.game.Component;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.proof.NimberChecker;
import org.grundy.proof.NimberVerdict;
import org.grundy.proof.PeriodChecker;
import org.grundy.proof.PeriodVerdict;
import org.grundy.proof.QuotientChecker;
import org.grundy.proof.QuotientVerdict;
import org.grundy.proof.SumChecker;
import org.grundy.proof.TamenessChecker;
import org.grundy.proof.TamenessVerdict;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A certificate of any kind, read from a file, with the checker that rules on it.
public final class Certificate {
    private static final String FORMAT = "format";

    /// The name of a game where an expression begins with one.
    private static final Pattern GAME = Pattern.compile("(\\p{L}[^(\\[]*)[(\\[]");

    private final long size;
    private final Function<Run, CheckedCertificate> checker;

    private Certificate(long size, Function<Run, CheckedCertificate> checker) {
        this.size = size;
        this.checker = checker;
    }

    /// The certificate that a text writes.
    ///
    /// @param library of the games that a certificate names; asked only if it names any
    /// @throws InputError if it is no certificate of a known format and version, or a field is missing or out
    ///     of its range; the message names the line or the field
    public static Certificate read(String text, Supplier<Library> library) {
        CertificateFields fields = CertificateFields.of(text);
        Certificate certificate = read(fields, library);
        return fields.has(CertificateFile.DIGEST) ? compared(certificate, fields) : certificate;
    }

    private static Certificate read(CertificateFields fields, Supplier<Library> library) {
        return switch (fields.text(FORMAT)) {
            case PeriodCertificateRecord.FORMAT -> of(PeriodCertificateRecord.read(fields));
            case QuotientCertificateRecord.FORMAT -> of(QuotientCertificateRecord.read(fields));
            case TamenessCertificateRecord.FORMAT -> of(TamenessCertificateRecord.read(fields), library);
            case NimberCertificateRecord.FORMAT -> of(NimberCertificateRecord.read(fields));
            case SumCertificateRecord.FORMAT -> of(SumCertificateRecord.read(fields), library);
            default -> throw unknown();
        };
    }

    /// The certificate itself if the digest of its file is that of the contents, else one that is refused at once.
    private static Certificate compared(Certificate certificate, CertificateFields fields) {
        String written = fields.text(CertificateFile.DIGEST);
        String contents = CertificateFile.digest(fields.members());
        return contents.equals(written)
                ? certificate
                : new Certificate(
                        0,
                        run -> new CheckedCertificate(
                                new ChangedVerdictRecord(written, contents), ChangedVerdictText::of));
    }

    private static InputError unknown() {
        String known = String.join(
                ", ",
                PeriodCertificateRecord.FORMAT,
                QuotientCertificateRecord.FORMAT,
                TamenessCertificateRecord.FORMAT,
                NimberCertificateRecord.FORMAT,
                SumCertificateRecord.FORMAT);
        return new InputError(
                "this is no certificate: the field \"" + FORMAT + "\" must be one of " + known,
                "这不是证书：字段“" + FORMAT + "”应为下列之一：" + known);
    }

    /// The record by which the certificate of a sum is written: for one board a shorter one.
    public static Object record(SumCertificate certificate) {
        return certificate.parts().size() == 1 && certificate.parts().getFirst() instanceof NimberCertificate board
                ? NimberCertificateRecord.of(board)
                : SumCertificateRecord.of(certificate);
    }

    /// How many steps the check takes, roughly: what a [Run] is told to expect.
    public long size() {
        return size;
    }

    /// Has the certificate ruled on by code that shares nothing with what found it.
    ///
    /// @param run charged for each step; stops the check at its limits
    public CheckedCertificate check(Run run) {
        return checker.apply(run);
    }

    private static Certificate of(SequenceCertificate certificate) {
        return new Certificate(certificate.period().checkedTo(), run -> {
            PeriodVerdict verdict = PeriodChecker.check(certificate, run);
            return new CheckedCertificate(
                    PeriodVerdictRecord.of(certificate.period(), verdict),
                    language -> PeriodVerdictText.of(certificate.period(), verdict, language));
        });
    }

    private static Certificate of(QuotientCertificate certificate) {
        return new Certificate(certificate.map().size(), run -> {
            QuotientVerdict verdict = QuotientChecker.check(certificate, run);
            return new CheckedCertificate(
                    QuotientVerdictRecord.of(certificate, verdict),
                    language -> QuotientVerdictText.of(certificate, verdict, language));
        });
    }

    private static Certificate of(TamenessCertificate certificate, Supplier<Library> library) {
        return new Certificate(certificate.values().size(), run -> {
            TamenessVerdict verdict = verdict(certificate, library, run);
            return new CheckedCertificate(
                    TamenessVerdictRecord.of(certificate, verdict),
                    language -> TamenessVerdictText.of(certificate, verdict, language));
        });
    }

    private static TamenessVerdict verdict(TamenessCertificate certificate, Supplier<Library> library, Run run) {
        return switch (certificate.about()) {
            case TamenessCertificate.Heaps heaps -> TamenessChecker.check(certificate, heaps, run);
            case TamenessCertificate.Positions about ->
                TamenessChecker.check(
                        certificate,
                        components(library.get(), about.positions()),
                        components(library.get(), about.sums()),
                        run);
        };
    }

    private static List<Component<?>> components(Library library, List<String> expressions) {
        List<Component<?>> components = new ArrayList<>();
        expressions.forEach(each -> components.addAll(parsed(library, each)));
        return components;
    }

    private static Certificate of(NimberCertificate certificate) {
        return new Certificate(certificate.claims().size(), run -> {
            NimberVerdict verdict = NimberChecker.check(certificate, run);
            return new CheckedCertificate(
                    NimberVerdictRecord.of(certificate, verdict),
                    language -> NimberVerdictText.of(certificate, verdict, language));
        });
    }

    private static Certificate of(SumCertificate certificate, Supplier<Library> library) {
        return new Certificate(certificate.size(), run -> {
            SumChecker.Ruling ruling =
                    SumChecker.check(certificate, expression -> component(library.get(), expression), run);
            return new CheckedCertificate(
                    SumVerdictRecord.of(certificate, ruling),
                    language -> NimberVerdictText.of(certificate, ruling, language));
        });
    }

    private static Component<?> component(Library library, String expression) {
        List<Component<?>> components = parsed(library, expression);
        if (components.size() != 1) {
            throw new InputError(
                    "\"" + expression + "\" is not one position of one game", "“" + expression + "”不是单个游戏的一个局面");
        }
        return components.getFirst();
    }

    private static List<Component<?>> parsed(Library library, String expression) {
        Matcher game = GAME.matcher(expression);
        if (game.lookingAt() && library.find(game.group(1)).isEmpty()) {
            String name = game.group(1);
            throw new InputError(
                    "the certificate is of \"" + name
                            + "\", which is no game of the library: if these are rules of your own, give them with --rules FILE or -e",
                    "证书所证的游戏“" + name + "”不在游戏库中：如果是自己写的规则，请用“--rules 文件”或“-e 规则”给出");
        }
        return ExpressionParser.parse(library, expression).components();
    }
}
