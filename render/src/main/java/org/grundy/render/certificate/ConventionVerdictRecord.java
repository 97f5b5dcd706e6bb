package org.grundy.render.certificate;

import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What is said of a certificate that does not name the convention which its kind is about; the rest is not looked at.
///
/// @param accepted never
/// @param fault always `convention`
/// @param convention that it names; left out where it is of a version in which none was named
/// @param command that makes such a certificate anew; left out where it names a convention
@OmittedIfNull
public record ConventionVerdictRecord(
        boolean accepted,
        String fault,
        @Nullable CertificateConvention convention,
        @Nullable String command) {
    private static final String CONVENTION = "convention";

    static ConventionVerdictRecord of(CertificateConvention named) {
        return new ConventionVerdictRecord(false, CONVENTION, named, null);
    }

    static ConventionVerdictRecord ofNone(String command) {
        return new ConventionVerdictRecord(false, CONVENTION, null, command);
    }
}
