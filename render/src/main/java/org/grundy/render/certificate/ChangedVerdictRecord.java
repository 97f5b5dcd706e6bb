package org.grundy.render.certificate;

/// What is said of a certificate whose digest is not that of its contents; the contents are not looked at.
///
/// @param accepted never
/// @param fault always `digest`
/// @param digest that the file has
/// @param contents the digest of its contents
public record ChangedVerdictRecord(boolean accepted, String fault, String digest, String contents) {
    ChangedVerdictRecord(String digest, String contents) {
        this(false, CertificateFile.DIGEST, digest, contents);
    }
}
