package org.grundy.cluster.level;

import java.io.Serializable;
import java.util.SortedMap;

/// What a manifest says of a block.
///
/// @param block its number
/// @param bytes how long its file is
/// @param sha256 of its file
/// @param counts how many positions have each value
public record BlockEntry(int block, int bytes, String sha256, SortedMap<Integer, Long> counts)
        implements Serializable {}
