package org.grundy.heap.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a folder of snapshots says of itself: the rules, the first values, the snapshots, and how far the
/// search has come behind the last one.
///
///     grundy snapshots 1
///     rules 0.106
///     head 1048576 CHECKSUM
///     snapshot 1048576 CHECKSUM
///     snapshot 2097152 CHECKSUM
///     reached 2400000 CHECKSUM
///     end CHECKSUM
///
/// @param rules as a code is written
/// @param entries in the order of their heaps
record SnapshotManifest(String rules, List<Entry> entries) {
    private static final String KIND = "grundy snapshots 1";
    private static final Pattern ENTRY = Pattern.compile("(head|snapshot|reached) (\\d{1,18}) ([0-9a-f]{64})");

    SnapshotManifest {
        entries = List.copyOf(entries);
    }

    /// What a file holds.
    enum Kind {
        /// The first values.
        HEAD,
        /// A snapshot.
        SNAPSHOT,
        /// How far the search has come.
        REACHED;

        private String word() {
            return switch (this) {
                case HEAD -> "head";
                case SNAPSHOT -> "snapshot";
                case REACHED -> "reached";
            };
        }
    }

    /// A file.
    ///
    /// @param position the heap behind those that it tells of
    /// @param checksum of the file
    record Entry(Kind kind, long position, String checksum) {
        String file() {
            return kind.word() + "-" + position;
        }
    }

    /// The entries of a kind.
    List<Entry> of(Kind kind) {
        return entries.stream().filter(entry -> entry.kind() == kind).toList();
    }

    String text() {
        return ManifestText.of(
                KIND,
                rules,
                entries.stream()
                        .map(entry -> entry.kind().word() + " " + entry.position() + " " + entry.checksum())
                        .toList());
    }

    /// The manifest that a text writes, unless it is damaged.
    static Optional<SnapshotManifest> read(String text) {
        return ManifestText.read(KIND, text).flatMap(SnapshotManifest::of);
    }

    private static Optional<SnapshotManifest> of(List<String> lines) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher fields = ENTRY.matcher(line);
            if (!fields.matches()) {
                return Optional.empty();
            }
            entries.add(new Entry(kind(fields.group(1)), Long.parseLong(fields.group(2)), fields.group(3)));
        }
        return Optional.of(new SnapshotManifest(lines.getFirst(), entries));
    }

    private static Kind kind(String word) {
        for (Kind kind : Kind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
