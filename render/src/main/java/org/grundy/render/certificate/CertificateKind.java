package org.grundy.render.certificate;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.text.InputError;

/// What certificates are there of.
enum CertificateKind {
    PERIOD(PeriodCertificateRecord.FORMAT, CertificateConvention.NORMAL),
    WINDOW(WindowCertificateRecord.FORMAT, CertificateConvention.NORMAL),
    QUOTIENT(QuotientCertificateRecord.FORMAT, CertificateConvention.MISERE),
    TAMENESS(TamenessCertificateRecord.FORMAT, CertificateConvention.BOTH),
    BOARD(NimberCertificateRecord.FORMAT, CertificateConvention.NORMAL),
    SUM(SumCertificateRecord.FORMAT, CertificateConvention.NORMAL);

    private static final String FIELD = "format";

    private final String format;
    private final CertificateConvention convention;

    CertificateKind(String format, CertificateConvention convention) {
        this.format = format;
        this.convention = convention;
    }

    /// The convention that all certificates of this kind are about.
    CertificateConvention convention() {
        return convention;
    }

    /// The kind of the certificate with these fields.
    ///
    /// @throws InputError if it is none
    static CertificateKind of(CertificateFields fields) {
        String named = fields.text(FIELD);
        return Arrays.stream(values())
                .filter(kind -> kind.format.equals(named))
                .findFirst()
                .orElseThrow(CertificateKind::unknown);
    }

    private static InputError unknown() {
        String known = Arrays.stream(values()).map(kind -> kind.format).collect(Collectors.joining(", "));
        return new InputError(
                "this is no certificate: the field \"%s\" must be one of %s", "这不是证书：字段“%s”应为下列之一：%s", FIELD, known);
    }
}
