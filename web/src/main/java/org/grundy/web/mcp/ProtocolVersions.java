package org.grundy.web.mcp;

import java.util.List;

/// The versions of the protocol that are spoken, which are days. 2025-03-26, which has lists of messages in one
/// line, is not among them.
final class ProtocolVersions {
    private static final List<String> SPOKEN = List.of("2025-11-25", "2025-06-18", "2024-11-05");

    private ProtocolVersions() {}

    /// The version for a client that asks for one: that one, or the newest that is older, which the client is the most
    /// likely to know; the oldest where all are newer.
    static String spokenWith(String asked) {
        return SPOKEN.stream()
                .filter(version -> version.compareTo(asked) <= 0)
                .findFirst()
                .orElse(SPOKEN.getLast());
    }
}
