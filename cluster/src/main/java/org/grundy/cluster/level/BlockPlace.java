package org.grundy.cluster.level;

import java.io.Serializable;

/// Where the values of a block are, among the files of its level.
///
/// @param block its number
/// @param file the number of the file
/// @param offset of the first byte in the file
/// @param length how many bytes there are
/// @param sha256 of these bytes
public record BlockPlace(int block, int file, long offset, int length, String sha256) implements Serializable {}
