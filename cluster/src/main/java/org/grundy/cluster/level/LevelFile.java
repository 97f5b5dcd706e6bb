package org.grundy.cluster.level;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/// What a manifest says of a file.
///
/// @param block its number: of files with several blocks, that of the first one
/// @param bytes how long it is
/// @param sha256 of its bytes
/// @param counts how many positions have each value
/// @param places of its blocks, if they are read one by one
public record LevelFile(int block, long bytes, String sha256, SortedMap<Integer, Long> counts, List<BlockPlace> places)
        implements Serializable {
    /// @param places not there in manifests of files that are read whole
    public LevelFile(
            int block, long bytes, String sha256, SortedMap<Integer, Long> counts, @Nullable List<BlockPlace> places) {
        this.block = block;
        this.bytes = bytes;
        this.sha256 = sha256;
        this.counts = counts;
        this.places = Objects.requireNonNullElse(places, List.of());
    }
}
