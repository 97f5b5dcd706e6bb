package org.grundy.heap.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.evidence.Checksum;
import org.grundy.heap.value.NimValues;

/// What a checkpoint says of itself: the rules, and the files that hold the values one after the other.
///
///     grundy checkpoint 1
///     rules 0.6
///     values 0 1048576 1 CHECKSUM
///     values 1048576 2000000 2 CHECKSUM
///     end CHECKSUM
///
/// The checksum of the last line is that of all lines before it; all are SHA-256.
///
/// @param rules as a code or a game is written
/// @param segments each begins where the one before it ends
public record CheckpointManifest(String rules, List<Segment> segments) {
    static final int VERSION = 1;

    private static final String HEAD = "grundy checkpoint ";
    private static final Pattern SEGMENT = Pattern.compile("values (\\d{1,10}) (\\d{1,10}) ([124]) ([0-9a-f]{64})");

    /// A file of values.
    ///
    /// @param from the first heap
    /// @param to the last heap, exclusive
    /// @param width bytes of a value, the highest first
    /// @param checksum of the file
    record Segment(int from, int to, int width, String checksum) {
        int count() {
            return to - from;
        }

        String file() {
            return "values-" + from + "-" + to;
        }
    }

    public CheckpointManifest {
        segments = List.copyOf(segments);
    }

    /// How many values are held.
    int size() {
        return segments.isEmpty() ? 0 : segments.getLast().to();
    }

    String text() {
        StringBuilder lines =
                new StringBuilder(HEAD).append(VERSION).append("\nrules ").append(rules);
        for (Segment segment : segments) {
            lines.append("\nvalues ").append(segment.from).append(' ').append(segment.to);
            lines.append(' ').append(segment.width).append(' ').append(segment.checksum);
        }
        lines.append('\n');
        return lines + "end " + Checksum.of(lines.toString()) + "\n";
    }

    /// The version of the format in which a text is written, if it is a manifest at all.
    static Optional<String> version(String text) {
        return text.startsWith(HEAD)
                ? text.lines().findFirst().map(line -> line.substring(HEAD.length()))
                : Optional.empty();
    }

    /// The manifest that a text of this version writes, unless it is damaged.
    static Optional<CheckpointManifest> read(String text) {
        int end = text.lastIndexOf("end ");
        List<String> lines = text.lines().toList();
        boolean whole = end > 0
                && lines.size() >= 3
                && lines.get(1).startsWith("rules ")
                && text.substring(end).equals("end " + Checksum.of(text.substring(0, end)) + "\n");
        if (!whole) {
            return Optional.empty();
        }
        List<Segment> segments = new ArrayList<>();
        int size = 0;
        for (String line : lines.subList(2, lines.size() - 1)) {
            Matcher fields = SEGMENT.matcher(line);
            if (!fields.matches() || Long.parseLong(fields.group(1)) != size) {
                return Optional.empty();
            }
            long to = Long.parseLong(fields.group(2));
            if (to < size || to > NimValues.CAPACITY) {
                return Optional.empty();
            }
            segments.add(new Segment(size, (int) to, Integer.parseInt(fields.group(3)), fields.group(4)));
            size = (int) to;
        }
        return Optional.of(new CheckpointManifest(lines.get(1).substring("rules ".length()), segments));
    }
}
