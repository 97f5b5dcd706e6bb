package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Certificates without their digest, of which only the contents are checked.
public final class CertificateContents {
    private CertificateContents() {}

    /// The text of a certificate, without its digest.
    public static String of(Path file) throws IOException {
        return Files.readString(file).replaceFirst(",\\s*\"digest\"\\s*:\\s*\"[0-9a-f]*\"", "");
    }
}
