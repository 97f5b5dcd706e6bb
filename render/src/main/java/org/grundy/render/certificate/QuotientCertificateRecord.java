package org.grundy.render.certificate;

import java.util.List;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate;
import org.jspecify.annotations.Nullable;

/// The certificate of a misère quotient as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in misère play
/// @param code the game
/// @param steps for each element its products with the generators
/// @param lost the elements of the P-portion
/// @param map the element of each heap, from heap 0 on
/// @param preperiod first heap from which elements repeat; null for the quotient of the heaps of the map
///     only
/// @param period null there, too
public record QuotientCertificateRecord(
        String format,
        int version,
        CertificateConvention convention,
        String code,
        List<List<Integer>> steps,
        List<Integer> lost,
        List<Integer> map,
        @Nullable Integer preperiod,
        @Nullable Integer period) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy misere quotient certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 2;

    /// The record of a certificate.
    public static QuotientCertificateRecord of(QuotientCertificate certificate) {
        Optional<QuotientCertificate.Repeat> repeat = certificate.period();
        return new QuotientCertificateRecord(
                FORMAT,
                VERSION,
                CertificateConvention.MISERE,
                certificate.rules(),
                certificate.steps(),
                certificate.lost(),
                certificate.map(),
                repeat.map(QuotientCertificate.Repeat::preperiod).orElse(null),
                repeat.map(QuotientCertificate.Repeat::period).orElse(null));
    }

    static QuotientCertificate read(CertificateFields fields) {
        fields.only(QuotientCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        boolean periodic =
                fields.object().hasNonNull("period") || fields.object().hasNonNull("preperiod");
        Optional<QuotientCertificate.Repeat> repeat = periodic
                ? Optional.of(new QuotientCertificate.Repeat(fields.number("preperiod"), fields.number("period")))
                : Optional.empty();
        return new QuotientCertificate(
                fields.text("code"), fields.rows("steps"), fields.numbers("lost"), fields.numbers("map"), repeat);
    }
}
