package org.grundy.catalog.graph.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A keyword before the name of a vertex with a special role in a game.
public enum VertexMark {
    /// The vertex on which the token stands.
    AT("at", "起点"),
    /// A vertex on the ground.
    GROUND("ground", "地面");

    private final List<String> words;

    VertexMark(String... words) {
        this.words = List.of(words);
    }

    /// The word as it is written out.
    String word() {
        return words.getFirst();
    }

    static Optional<VertexMark> of(String word) {
        return Arrays.stream(values()).filter(mark -> mark.words.contains(word)).findFirst();
    }
}
