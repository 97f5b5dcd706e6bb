package org.grundy.render.certificate;

import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;

/// A certificate of a period as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in normal play
/// @param code the code or the set
/// @param theorem `guy-smith`, `finite-subtraction` or `all-but`
/// @param preperiod first n from which the values repeat
/// @param period at least 1
/// @param saltus by which values rise with each period
/// @param checkedTo how many values the proof rests on
/// @param mask by which a recomputation may divide the values, or 0
/// @param checksum of those values: SHA-256 of four bytes each, the highest first, in hexadecimal
/// @param values themselves, or none where there are too many
public record PeriodCertificateRecord(
        String format,
        long version,
        CertificateConvention convention,
        String code,
        String theorem,
        long preperiod,
        long period,
        long saltus,
        long checkedTo,
        long mask,
        String checksum,
        List<Integer> values) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy period certificate";

    /// The version of the format that is written and read.
    public static final long VERSION = 2;

    /// The record of a certificate.
    public static PeriodCertificateRecord of(SequenceCertificate certificate) {
        PeriodCertificate proved = certificate.period();
        return new PeriodCertificateRecord(
                FORMAT,
                VERSION,
                CertificateConvention.NORMAL,
                proved.rules(),
                proved.theorem(),
                proved.preperiod(),
                proved.period(),
                proved.saltus(),
                proved.checkedTo(),
                certificate.mask(),
                certificate.checksum(),
                certificate.values());
    }

    static SequenceCertificate read(CertificateFields fields) {
        fields.only(PeriodCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        long preperiod = fields.number("preperiod", 0, Integer.MAX_VALUE);
        long period = fields.number("period", 1, Integer.MAX_VALUE);
        PeriodCertificate claim = new PeriodCertificate(
                fields.text("code"),
                fields.text("theorem"),
                preperiod,
                period,
                fields.number("saltus"),
                fields.number("checkedTo", preperiod + period, Long.MAX_VALUE));
        int mask = fields.number("mask");
        return new SequenceCertificate(claim, mask, fields.text("checksum"), fields.numbers("values"));
    }
}
