package org.grundy.render.certificate;

import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Claim;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// The certificate of a sum as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in normal play
/// @param games the names of the games of the parts, each with the checksum of its rules where these are not
///     Grundy's own
/// @param parts a board or a position of any game for each component
public record SumCertificateRecord(
        String format, int version, CertificateConvention convention, List<String> games, List<PartRecord> parts) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy sum certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 2;

    private static final String PARTS = "parts";

    /// One of both is there.
    ///
    /// @param board a position of a board, as in a file of its own
    /// @param play a position of any game
    @OmittedIfNull
    public record PartRecord(
            @Nullable NimberCertificateRecord board,
            @Nullable PlayRecord play) {}

    /// A position with its moves as the rules list them.
    ///
    /// @param expression the position
    /// @param move the number of the move after which it has the nimber, or 0
    /// @param nimber of the position, or after the move
    /// @param claims each after those on which it rests
    public record PlayRecord(String expression, int move, int nimber, List<Claim> claims) {}

    /// The record of a certificate.
    public static SumCertificateRecord of(SumCertificate certificate) {
        return new SumCertificateRecord(
                FORMAT,
                VERSION,
                CertificateConvention.NORMAL,
                certificate.games(),
                certificate.parts().stream().map(SumCertificateRecord::part).toList());
    }

    private static PartRecord part(Part part) {
        return switch (part) {
            case NimberCertificate board -> new PartRecord(NimberCertificateRecord.of(board), null);
            case Played played ->
                new PartRecord(
                        null, new PlayRecord(played.expression(), played.move(), played.nimber(), played.claims()));
        };
    }

    /// The certificate with these fields.
    ///
    /// @throws InputError if one is missing or of another kind, or if there are no parts
    static SumCertificate read(CertificateFields fields) {
        fields.only(SumCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        List<Part> parts = fields.objects(PARTS, SumCertificateRecord::part);
        if (parts.isEmpty()) {
            throw new InputError(
                    "the field \"%s\" of the certificate is empty, so that it proves nothing",
                    "证书的字段“%s”为空，什么也没有证明", PARTS);
        }
        return new SumCertificate(fields.texts("games"), parts);
    }

    private static Part part(CertificateFields fields) {
        fields.only(PartRecord.class);
        fields.notBoth("board", "play");
        return fields.has("board")
                ? NimberCertificateRecord.read(fields.object("board"))
                : played(fields.object("play"));
    }

    private static Played played(CertificateFields fields) {
        fields.only(PlayRecord.class);
        return new Played(
                fields.text("expression"),
                fields.number("move"),
                fields.number("nimber"),
                fields.objects("claims", SumCertificateRecord::claim));
    }

    private static Claim claim(CertificateFields fields) {
        fields.only(Claim.class);
        return new Claim(fields.text("position"), fields.number("nimber"), fields.numbers("replies"));
    }
}
