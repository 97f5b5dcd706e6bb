package org.grundy.cluster.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256, in hexadecimal.
public final class Checksum {
    private Checksum() {}

    /// Of bytes.
    public static String of(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException("every JVM has SHA-256", error);
        }
    }

    /// Of a text.
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }
}
