package org.grundy.render.certificate;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.evidence.WindowCertificate;
import org.grundy.text.InputError;

/// A certificate of a period by windows as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in normal play
/// @param code the code
/// @param mask by which values are rare or common
/// @param preperiod first n from which the values repeat
/// @param period the least one
/// @param witness the largest part of a split by which a rare value is shown to be an option
/// @param windows values at some places, in order
public record WindowCertificateRecord(
        String format,
        long version,
        CertificateConvention convention,
        String code,
        long mask,
        long preperiod,
        long period,
        long witness,
        List<WindowRecord> windows) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy window certificate";

    /// The version of the format that is written and read.
    public static final long VERSION = 2;

    private static final Pattern VALUES = Pattern.compile("(?:[0-7][0-9a-f])+");

    /// A window.
    ///
    /// @param end the heap behind it
    /// @param values of the heaps before that, each as two hexadecimal digits
    public record WindowRecord(long end, String values) {}

    /// The record of a certificate.
    public static WindowCertificateRecord of(WindowCertificate certificate) {
        return new WindowCertificateRecord(
                FORMAT,
                VERSION,
                CertificateConvention.NORMAL,
                certificate.rules(),
                certificate.mask(),
                certificate.preperiod(),
                certificate.period(),
                certificate.witness(),
                certificate.windows().stream()
                        .map(window -> new WindowRecord(window.end(), window.values()))
                        .toList());
    }

    static WindowCertificate read(CertificateFields fields) {
        fields.only(WindowCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        List<WindowCertificate.Window> windows = fields.objects("windows", WindowCertificateRecord::window);
        if (windows.size() < 2) {
            throw new InputError("the certificate has fewer than two windows", "证书中的窗口不足两个");
        }
        long preperiod = fields.number("preperiod", 1, windows.getLast().end());
        return new WindowCertificate(
                fields.text("code"),
                fields.number("mask"),
                preperiod,
                fields.number("period", 1, windows.getLast().end() - preperiod),
                fields.number("witness"),
                windows);
    }

    private static WindowCertificate.Window window(CertificateFields fields) {
        fields.only(WindowRecord.class);
        String values = fields.text("values");
        if (!VALUES.matcher(values).matches()) {
            throw new InputError(
                    "the values of a window must be two hexadecimal digits each, below 80", "窗口中的值应各为两位十六进制数字，且小于 80");
        }
        return new WindowCertificate.Window(fields.number("end", 1, Long.MAX_VALUE / 4), values);
    }
}
