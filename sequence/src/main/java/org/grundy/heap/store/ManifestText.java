package org.grundy.heap.store;

import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Checksum;

/// The text of a manifest: lines, and a last one with the checksum of all lines before it.
///
///     grundy blocks 1
///     rules 0.16
///     …
///     end CHECKSUM
final class ManifestText {
    private static final String END = "end ";
    private static final String RULES = "rules ";

    private ManifestText() {}

    /// The text of a manifest.
    ///
    /// @param kind what it is a manifest of, with its version
    /// @param entries a line each
    static String of(String kind, String rules, List<String> entries) {
        StringBuilder lines = new StringBuilder(kind).append('\n');
        lines.append(RULES).append(rules).append('\n');
        entries.forEach(entry -> lines.append(entry).append('\n'));
        return lines + end(lines.toString());
    }

    private static String end(String lines) {
        return END + Checksum.of(lines) + "\n";
    }

    /// The rules and then the entries that a text has, if it is a whole manifest of this kind.
    static Optional<List<String>> read(String kind, String text) {
        int end = text.lastIndexOf(END);
        String head = kind + "\n" + RULES;
        boolean whole = end >= head.length()
                && text.startsWith(head)
                && text.substring(end).equals(end(text.substring(0, end)));
        return whole ? Optional.of(text.substring(head.length(), end).lines().toList()) : Optional.empty();
    }
}
