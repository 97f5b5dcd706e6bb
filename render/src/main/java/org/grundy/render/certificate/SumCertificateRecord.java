package org.grundy.render.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Claim;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// The certificate of a sum as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param parts a board or a position of any game for each component
public record SumCertificateRecord(String format, int version, List<PartRecord> parts) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy sum certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 1;

    private static final String PARTS = "parts";

    /// One of both is there.
    ///
    /// @param board a position of a board, as in a file of its own
    /// @param play a position of any game
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PartRecord(
            @Nullable NimberCertificateRecord board,
            @Nullable PlayRecord play) {}

    /// A position with its moves as the rules list them.
    ///
    /// @param position as an expression
    /// @param move the number of the move after which it has the nimber, or 0
    /// @param nimber of the position, or after the move
    /// @param claims each after those on which it rests
    public record PlayRecord(String position, int move, int nimber, List<Claim> claims) {}

    /// The record of a certificate.
    public static SumCertificateRecord of(SumCertificate certificate) {
        return new SumCertificateRecord(
                FORMAT,
                VERSION,
                certificate.parts().stream().map(SumCertificateRecord::part).toList());
    }

    private static PartRecord part(Part part) {
        return switch (part) {
            case NimberCertificate board -> new PartRecord(NimberCertificateRecord.of(board), null);
            case Played played ->
                new PartRecord(
                        null, new PlayRecord(played.position(), played.move(), played.nimber(), played.claims()));
        };
    }

    /// The certificate with these fields.
    ///
    /// @throws InputError if one is missing or of another kind, or if there are no parts
    static SumCertificate read(CertificateFields fields) {
        fields.version(VERSION);
        List<Part> parts = fields.objects(PARTS, SumCertificateRecord::part);
        if (parts.isEmpty()) {
            throw new InputError(
                    "the field \"" + PARTS + "\" of the certificate is empty, so that it proves nothing",
                    "证书的字段“" + PARTS + "”为空，什么也没有证明");
        }
        return new SumCertificate(parts);
    }

    private static Part part(CertificateFields fields) {
        return fields.has("board")
                ? NimberCertificateRecord.read(fields.object("board"))
                : played(fields.object("play"));
    }

    private static Played played(CertificateFields fields) {
        return new Played(
                fields.text("position"),
                fields.number("move"),
                fields.number("nimber"),
                fields.objects(
                        "claims",
                        each -> new Claim(each.text("position"), each.number("nimber"), each.numbers("replies"))));
    }
}
