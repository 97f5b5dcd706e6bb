package org.grundy.evidence;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256, in hexadecimal, by which certificates and kept files show that they are what was written.
public final class Checksum {
    private Checksum() {}

    /// Of bytes.
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(begun().digest(bytes));
    }

    /// Of a text in UTF-8.
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Of all that a digest has been given, which then begins anew.
    ///
    /// @param digest that [#begun] made
    public static String of(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    /// A digest that has been given nothing yet.
    public static MessageDigest begun() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException("every Java platform has SHA-256", error);
        }
    }
}
