package org.grundy.render.certificate;

import java.util.BitSet;
import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// The certificate of a position of a board as it is written to a file. Sets of elements are hexadecimal numbers:
/// element e is the bit 2^e.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in normal play
/// @param expression the position as its game writes it
/// @param side of the square of cells on which Cram is played; left out for other boards
/// @param elements how many the board has; left out for Cram
/// @param moves the moves of the board in their order; left out for Cram
/// @param position the elements that are left
/// @param move the number of the winning move, or 0
/// @param nimber of the position, or after the move
/// @param claims the pieces on which it rests
@OmittedIfNull
public record NimberCertificateRecord(
        String format,
        int version,
        CertificateConvention convention,
        String expression,
        @Nullable Integer side,
        @Nullable Integer elements,
        @Nullable List<MoveRecord> moves,
        String position,
        int move,
        int nimber,
        List<ClaimRecord> claims) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy nimber certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 2;

    private static final int HEXADECIMAL = 16;

    /// Elements of a hexadecimal digit.
    private static final int DIGIT = 4;

    /// A move.
    ///
    /// @param needed the elements that must be left
    /// @param removed the elements that it removes
    public record MoveRecord(String needed, String removed) {}

    /// A claim about a piece.
    ///
    /// @param piece its elements
    /// @param nimber claimed
    /// @param replies for each move the number of the reply, or 0
    public record ClaimRecord(String piece, int nimber, List<Integer> replies) {}

    /// The record of a certificate.
    public static NimberCertificateRecord of(NimberCertificate certificate) {
        Board board = certificate.board();
        return new NimberCertificateRecord(
                FORMAT,
                VERSION,
                CertificateConvention.NORMAL,
                certificate.expression(),
                board instanceof Board.Cells cells ? cells.side() : null,
                board instanceof Board.Elements set ? set.elements() : null,
                board instanceof Board.Elements set
                        ? set.moves().stream()
                                .map(each -> new MoveRecord(text(each.needed()), text(each.removed())))
                                .toList()
                        : null,
                text(certificate.position()),
                certificate.move(),
                certificate.nimber(),
                certificate.claims().stream()
                        .map(each -> new ClaimRecord(text(each.piece()), each.nimber(), each.replies()))
                        .toList());
    }

    static NimberCertificate read(CertificateFields fields) {
        fields.only(NimberCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        fields.convention(CertificateConvention.NORMAL);
        fields.notBoth("side", "elements");
        fields.notBoth("side", "moves");
        return new NimberCertificate(
                fields.text("expression"),
                fields.has("side") ? new Board.Cells(fields.number("side")) : elements(fields),
                set(fields, "position"),
                fields.number("move"),
                fields.number("nimber"),
                fields.objects("claims", NimberCertificateRecord::claim));
    }

    private static Claim claim(CertificateFields fields) {
        fields.only(ClaimRecord.class);
        return new Claim(set(fields, "piece"), fields.number("nimber"), fields.numbers("replies"));
    }

    private static Removal move(CertificateFields fields) {
        fields.only(MoveRecord.class);
        return new Removal(set(fields, "needed"), set(fields, "removed"));
    }

    private static Board elements(CertificateFields fields) {
        return new Board.Elements(fields.number("elements"), fields.objects("moves", NimberCertificateRecord::move));
    }

    private static String text(BitSet set) {
        StringBuilder digits = new StringBuilder();
        for (int low = 0; low < Math.max(1, set.length()); low += DIGIT) {
            long[] bits = set.get(low, low + DIGIT).toLongArray();
            digits.append(Character.forDigit(bits.length == 0 ? 0 : (int) bits[0], HEXADECIMAL));
        }
        return digits.reverse().toString();
    }

    private static BitSet set(CertificateFields fields, String name) {
        String text = fields.text(name);
        if (!text.matches("[0-9a-f]{1,1024}")) {
            throw new InputError("\"%s\" is no hexadecimal number of a set of elements", "“%s”不是表示元素集合的十六进制数", text);
        }
        BitSet set = new BitSet();
        for (int i = 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(text.length() - 1 - i), HEXADECIMAL);
            for (int bit = 0; bit < DIGIT; bit++) {
                set.set(DIGIT * i + bit, (digit >> bit & 1) != 0);
            }
        }
        return set;
    }
}
