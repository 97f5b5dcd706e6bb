package org.grundy.render.certificate;

import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.text.InputError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A certificate of a period as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param code the code or the set
/// @param theorem `guy-smith`, `finite-subtraction` or `all-but`
/// @param preperiod first n from which the values repeat
/// @param period at least 1
/// @param saltus by which values rise with each period
/// @param checkedTo how many values the proof rests on
/// @param mask by which a recomputation may divide the values, or 0
/// @param checksum of those values: SHA-256 of four bytes each, the highest first, in hexadecimal
/// @param values themselves, or none where there are too many
public record CertificateRecord(
        String format,
        long version,
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
    public static final long VERSION = 1;

    /// The record of a certificate.
    public static CertificateRecord of(SequenceCertificate certificate) {
        PeriodCertificate proved = certificate.period();
        return new CertificateRecord(
                FORMAT,
                VERSION,
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

    /// The certificate that a text writes.
    ///
    /// @throws InputError if it is no certificate of this version, or a field is missing or out of its range;
    ///     the message names the line or the field
    public static SequenceCertificate read(String text) {
        JsonNode root = parse(text);
        CertificateFields fields = new CertificateFields(root);
        if (!root.isObject() || !fields.text("format").equals(FORMAT)) {
            throw new InputError("this is no certificate of a period", "这不是周期证书");
        }
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

    private static JsonNode parse(String text) {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (JacksonException error) {
            int line = error.getLocation() == null ? 1 : error.getLocation().getLineNr();
            throw new InputError("this is no JSON: see line " + line, "这不是 JSON：见第 " + line + " 行");
        }
    }
}
