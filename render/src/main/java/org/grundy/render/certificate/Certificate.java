package org.grundy.render.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.evidence.SegmentLog;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.WindowCertificate;
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
import org.grundy.proof.WindowChecker;
import org.grundy.render.Language;
import org.grundy.render.certificate.verdict.NimberVerdictRecord;
import org.grundy.render.certificate.verdict.NimberVerdictText;
import org.grundy.render.certificate.verdict.PeriodVerdictRecord;
import org.grundy.render.certificate.verdict.PeriodVerdictText;
import org.grundy.render.certificate.verdict.QuotientVerdictRecord;
import org.grundy.render.certificate.verdict.QuotientVerdictText;
import org.grundy.render.certificate.verdict.RefusedVerdictText;
import org.grundy.render.certificate.verdict.SumVerdictRecord;
import org.grundy.render.certificate.verdict.TamenessVerdictRecord;
import org.grundy.render.certificate.verdict.TamenessVerdictText;
import org.grundy.render.certificate.verdict.VerdictWords;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A certificate of any kind, read from a file, with the checker that rules on it.
public final class Certificate {
    private static final int FIRST_WITH_CONVENTION = 2;

    /// The name of a game where an expression begins with one.
    private static final Pattern GAME = Pattern.compile("(\\p{L}[^(\\[]*)[(\\[]");

    /// How many heaps a piece of a certificate has at least: checking them takes longer than what each piece
    /// needs besides.
    private static final long HEAPS_OF_PIECE = 1L << 26;

    private final long size;
    private final Function<Run, CheckedCertificate> checker;
    private final List<Function<Run, CheckedCertificate>> pieces;
    private final Optional<SegmentCheck> segments;

    private Certificate(long size, Function<Run, CheckedCertificate> checker) {
        this(size, checker, List.of(checker), Optional.empty());
    }

    private Certificate(
            long size,
            Function<Run, CheckedCertificate> checker,
            List<Function<Run, CheckedCertificate>> pieces,
            Optional<SegmentCheck> segments) {
        this.size = size;
        this.checker = checker;
        this.pieces = pieces;
        this.segments = segments;
    }

    /// The certificate that a text writes.
    ///
    /// @param library of the games that a certificate names; asked only if it names any
    /// @throws InputError if it is no certificate of a known format and version, or a field is missing or out
    ///     of its range; the message names the line or the field
    public static Certificate read(String text, Supplier<Library> library) {
        CertificateFields fields = CertificateFields.of(text);
        CertificateKind kind = CertificateKind.of(fields);
        if (isFormer(fields)) {
            return former(kind, fields);
        }
        CertificateConvention named = CertificateConvention.read(fields);
        if (!named.equals(kind.convention())) {
            return refused(
                    ConventionVerdictRecord.of(named),
                    language -> RefusedVerdictText.other(kind.convention().toString(), language));
        }
        Certificate certificate = read(kind, fields, library);
        return fields.has(CertificateFile.DIGEST) ? compared(certificate, fields) : certificate;
    }

    /// Whether it is of a version in which certificates did not name their convention.
    private static boolean isFormer(CertificateFields fields) {
        int version = fields.version();
        return version >= 1 && version < FIRST_WITH_CONVENTION;
    }

    private static Certificate read(CertificateKind kind, CertificateFields fields, Supplier<Library> library) {
        return switch (kind) {
            case PERIOD -> of(PeriodCertificateRecord.read(fields));
            case WINDOW -> of(WindowCertificateRecord.read(fields), CertificateFile.digest(fields.members()));
            case QUOTIENT -> of(QuotientCertificateRecord.read(fields));
            case TAMENESS -> of(TamenessCertificateRecord.read(fields), library);
            case BOARD -> of(NimberCertificateRecord.read(fields), library);
            case SUM -> of(SumCertificateRecord.read(fields), library);
        };
    }

    /// The certificate itself if the digest of its file is that of the contents, else one that is refused at once.
    private static Certificate compared(Certificate certificate, CertificateFields fields) {
        String written = fields.text(CertificateFile.DIGEST);
        String contents = CertificateFile.digest(fields.members());
        return contents.equals(written)
                ? certificate
                : refused(new ChangedVerdictRecord(written, contents), RefusedVerdictText::changed);
    }

    /// A certificate of a version in which the convention was not named.
    private static Certificate former(CertificateKind kind, CertificateFields fields) {
        String command = new RenewalCommand(fields).text(kind);
        int version = fields.version();
        return refused(
                ConventionVerdictRecord.ofNone(command),
                language -> RefusedVerdictText.unnamed(version, command, language));
    }

    private static Certificate refused(Object verdict, Function<Language, VerdictWords> words) {
        return new Certificate(0, run -> new CheckedCertificate(verdict, words));
    }

    /// The record by which the certificate of a sum is written: for one board a shorter one.
    public static Object record(SumCertificate certificate) {
        return certificate.parts().size() == 1 && certificate.parts().getFirst() instanceof NimberCertificate board
                ? NimberCertificateRecord.of(board)
                : SumCertificateRecord.of(certificate);
    }

    /// How many steps the check takes, roughly: the total that a [Run] expects.
    public long size() {
        return size;
    }

    /// Has the certificate ruled on by code that shares nothing with what found it.
    ///
    /// @param run charged for each step; stops the check at its limits
    public CheckedCertificate check(Run run) {
        return checker.apply(run);
    }

    /// The check that keeps which segments are accepted; empty if the certificate has none: all but windows of a
    /// long sequence.
    public Optional<SegmentCheck> segments() {
        return segments;
    }

    /// How many pieces there are that can be checked each by itself, on whichever machine: more than one for
    /// the windows of a long sequence alone.
    public int pieces() {
        return pieces.size();
    }

    /// Has a piece ruled on. Of the pieces that are refused the first one says what is said of the whole; if
    /// none is, each says it.
    ///
    /// @param piece below [#pieces()]
    /// @param run charged for each step
    public CheckedCertificate checkPiece(int piece, Run run) {
        return pieces.get(piece).apply(run);
    }

    private static Certificate of(SequenceCertificate certificate) {
        PeriodCertificate claim = certificate.period();
        return new Certificate(claim.checkedTo(), ruling(claim, run -> PeriodChecker.check(certificate, run)));
    }

    private static Certificate of(WindowCertificate certificate, String digest) {
        PeriodCertificate claim = certificate.claim();
        List<Integer> begins = WindowChecker.pieces(certificate, HEAPS_OF_PIECE);
        List<Function<Run, CheckedCertificate>> pieces = new ArrayList<>();
        for (int i = 0; i < begins.size(); i++) {
            int from = begins.get(i);
            int to = i + 1 < begins.size()
                    ? begins.get(i + 1)
                    : certificate.windows().size() - 1;
            pieces.add(ruling(claim, run -> WindowChecker.check(certificate, from, to, run)));
        }
        SegmentCheck segments =
                new SegmentCheck(digest, (log, run) -> checked(claim, WindowChecker.check(certificate, log, run)));
        return new Certificate(
                claim.checkedTo(), run -> segments.check(SegmentLog.NONE, run), pieces, Optional.of(segments));
    }

    private static Function<Run, CheckedCertificate> ruling(
            PeriodCertificate claim, Function<Run, PeriodVerdict> checker) {
        return run -> checked(claim, checker.apply(run));
    }

    private static CheckedCertificate checked(PeriodCertificate claim, PeriodVerdict verdict) {
        return new CheckedCertificate(
                PeriodVerdictRecord.of(claim, verdict), language -> PeriodVerdictText.of(claim, verdict, language));
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
                        about,
                        about.positions().stream()
                                .<Component<?>>map(each -> component(library.get(), each))
                                .toList(),
                        about.sums().stream()
                                .flatMap(each -> parsed(library.get(), each).stream())
                                .toList(),
                        run);
        };
    }

    private static Certificate of(NimberCertificate certificate, Supplier<Library> library) {
        return new Certificate(certificate.claims().size(), run -> {
            NimberVerdict verdict =
                    NimberChecker.check(certificate, expression -> component(library.get(), expression), run);
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
            throw new InputError("\"%s\" is not one position of one game", "“%s”不是单个游戏的一个局面", expression);
        }
        return components.getFirst();
    }

    private static List<Component<?>> parsed(Library library, String expression) {
        Matcher game = GAME.matcher(expression);
        if (game.lookingAt() && library.find(game.group(1)).isEmpty()) {
            String name = game.group(1);
            throw new InputError(
                    "the certificate is of \"%s\", which is no game of the library: if these are rules of your own, "
                            + "give them with --rules FILE or -e",
                    "证书所证的游戏“%s”不在游戏库中：如果是自己写的规则，请用“--rules 文件”或“-e 规则”给出", name);
        }
        return ExpressionParser.parse(library, expression).components();
    }
}
