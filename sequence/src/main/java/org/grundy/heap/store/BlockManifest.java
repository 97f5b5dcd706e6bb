package org.grundy.heap.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a folder of blocks says of itself: the rules, and the blocks one after the other. Where these hold class
/// indices in place of values, a line behind the rules names the mask of the space: `indices 494`.
///
///     grundy blocks 1
///     rules 0.16
///     block 0 16777216 22 CHECKSUM
///     block 16777216 20000000 23 CHECKSUM
///     end CHECKSUM
///
/// The checksum of the last line is that of all lines before it; all are SHA-256.
///
/// @param rules as a code is written
/// @param mask of the space whose class indices are held; 0 if values are
/// @param blocks each begins where the one before it ends, and all but the last one are full
record BlockManifest(String rules, int mask, List<Block> blocks) {
    private static final String KIND = "grundy blocks 1";
    private static final Pattern BLOCK = Pattern.compile("block (\\d{1,18}) (\\d{1,18}) (\\d{1,3}) ([0-9a-f]{64})");

    private static final Pattern INDICES = Pattern.compile("indices (\\d{1,9})");

    BlockManifest {
        blocks = List.copyOf(blocks);
    }

    /// A block.
    ///
    /// @param from the first heap
    /// @param to the last heap, exclusive
    /// @param max the largest value, below 256
    /// @param checksum of the file
    record Block(long from, long to, int max, String checksum) {
        int count() {
            return (int) (to - from);
        }

        int bits() {
            return PackedValues.bits(max);
        }

        String line() {
            return "block " + from + " " + to + " " + max + " " + checksum;
        }

        String file() {
            return "block-" + from + "-" + to;
        }
    }

    /// How many values are held.
    long count() {
        return blocks.isEmpty() ? 0 : blocks.getLast().to();
    }

    BlockManifest withoutLast() {
        return with(blocks.subList(0, blocks.size() - 1));
    }

    /// The same with other blocks.
    BlockManifest with(List<Block> others) {
        return new BlockManifest(rules, mask, others);
    }

    String text() {
        Stream<String> indices = mask == 0 ? Stream.empty() : Stream.of("indices " + mask);
        return ManifestText.of(
                KIND,
                rules,
                Stream.concat(indices, blocks.stream().map(Block::line)).toList());
    }

    /// The manifest that a text writes, unless it is damaged.
    static Optional<BlockManifest> read(String text) {
        return ManifestText.read(KIND, text).flatMap(BlockManifest::of);
    }

    private static Optional<BlockManifest> of(List<String> lines) {
        List<Block> blocks = new ArrayList<>();
        Matcher indices = INDICES.matcher(lines.size() > 1 ? lines.get(1) : "");
        int mask = indices.matches() ? Integer.parseInt(indices.group(1)) : 0;
        for (String line : lines.subList(mask == 0 ? 1 : 2, lines.size())) {
            Matcher fields = BLOCK.matcher(line);
            if (!fields.matches()) {
                return Optional.empty();
            }
            blocks.add(new Block(
                    Long.parseLong(fields.group(1)),
                    Long.parseLong(fields.group(2)),
                    Integer.parseInt(fields.group(3)),
                    fields.group(4)));
        }
        return Optional.of(new BlockManifest(lines.getFirst(), mask, blocks));
    }
}
