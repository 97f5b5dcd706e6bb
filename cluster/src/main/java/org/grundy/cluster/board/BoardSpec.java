package org.grundy.cluster.board;

import java.io.Serializable;
import org.grundy.catalog.graph.removal.search.FramePieces;
import org.grundy.evidence.Checksum;

/// Which boards are valued: the connected ones of Cram in a rectangle, up to turning and reflection.
///
/// @param rows of the rectangle
/// @param columns of the rectangle; rows·columns is at most 64
public record BoardSpec(int rows, int columns) implements Serializable {
    FramePieces pieces() {
        return FramePieces.of(rows, columns);
    }

    /// What tells these boards from others. Rectangles that share a search have the same boards.
    String hash() {
        return Checksum.of("1 " + pieces().name());
    }
}
