package org.grundy.catalog.graph.walk;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.catalog.graph.removal.RemovalPosition;

/// A position of Undirected Vertex Geography: the vertices that have not been visited, with that of the
/// token, as far as the token can come.
///
/// @param board connected once the token is placed
/// @param at the name of the vertex on which the token stands, empty before it is placed
record GeographyPosition(RemovalPosition board, Optional<String> at) {
    /// The token stands on a vertex of a board; what it cannot reach is left out.
    static GeographyPosition from(RemovalPosition board, int vertex) {
        RemovalPosition near = new RemovalPosition(board.arena(), board.arena().piece(vertex, board.left()));
        return new GeographyPosition(near, Optional.of(board.arena().name(vertex)));
    }

    /// The vertices to which the token can be moved or, before it is placed, on which it can be.
    BitSet targets() {
        return at.map(name -> board.linked(board.arena().element(name))).orElseGet(board::left);
    }

    /// The board without the vertex that the token leaves.
    RemovalPosition rest() {
        BitSet rest = board.left();
        at.ifPresent(name -> rest.clear(board.arena().element(name)));
        return new RemovalPosition(board.arena(), rest);
    }

    /// The token is moved or placed.
    GeographyPosition to(int vertex) {
        return from(rest(), vertex);
    }
}
