package org.grundy.catalog.graph.isomorphism;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.run.Run;

/// Pieces of a board whose value depends on nothing but the graph that their elements induce, so that
/// isomorphic ones play alike however they are drawn: in Cram a row of four cells, and four around a corner.
///
/// For each answer an isomorphism was found. Not every drawing that was met is kept, so that an isomorphic one may be
/// missed, which costs time only.
///
/// Several threads may share what is kept, each with pieces of its own by [#forThread].
public final class IsomorphicPieces {
    /// No piece is compared.
    public static final IsomorphicPieces NONE = new IsomorphicPieces(new long[0], 0, new KeptPieces());

    private final long[] neighbours;
    private final int largest;
    private final KeptPieces kept;
    private final ColourRefinement colours;
    private final ColourRefinement coloursOfKept;
    private final Isomorphism isomorphism;

    private IsomorphicPieces(long[] neighbours, int largest, KeptPieces kept) {
        this.neighbours = neighbours;
        this.largest = largest;
        this.kept = kept;
        this.colours = new ColourRefinement(neighbours);
        this.coloursOfKept = new ColourRefinement(neighbours);
        this.isomorphism = new Isomorphism(neighbours, colours, coloursOfKept);
    }

    /// The pieces of a board by its moves: [#NONE] unless they take a vertex with its neighbours, as in Node
    /// Kayles, or two neighbours, as in Arc Kayles and Cram.
    ///
    /// @param needed for each move the elements without which it cannot be made, as bits: at most 64
    /// @param removed for each move the elements that it takes
    /// @param linked for each element those that some move connects with it
    /// @param largest the most elements of pieces that are compared
    public static IsomorphicPieces of(long[] needed, long[] removed, long[] linked, int largest) {
        Set<List<Long>> moves = new HashSet<>();
        for (int move = 0; move < needed.length; move++) {
            moves.add(List.of(needed[move], removed[move]));
        }
        boolean decided = moves.equals(takingVertices(linked)) || moves.equals(takingEdges(linked));
        return decided ? new IsomorphicPieces(linked, largest, new KeptPieces()) : NONE;
    }

    private static Set<List<Long>> takingVertices(long[] neighbours) {
        Set<List<Long>> moves = new HashSet<>();
        for (int vertex = 0; vertex < neighbours.length; vertex++) {
            moves.add(List.of(1L << vertex, neighbours[vertex] | (1L << vertex)));
        }
        return moves;
    }

    private static Set<List<Long>> takingEdges(long[] neighbours) {
        Set<List<Long>> moves = new HashSet<>();
        for (int vertex = 0; vertex < neighbours.length; vertex++) {
            for (long near = neighbours[vertex]; near != 0; near &= near - 1) {
                long edge = (1L << vertex) | (near & -near);
                moves.add(List.of(edge, edge));
            }
        }
        return moves;
    }

    /// These pieces for another thread.
    public IsomorphicPieces forThread() {
        return new IsomorphicPieces(neighbours, largest, kept);
    }

    /// An isomorphic piece that was asked for before, else the piece itself. Cost: for a piece of 20 cells of a
    /// grid half a microsecond, and as much again to show an isomorphism.
    ///
    /// @param piece connected
    /// @param run charged for what is kept
    public long representative(long piece, Run run) {
        if (Long.bitCount(piece) > largest) {
            return piece;
        }
        long hash = colours.colour(piece);
        long known = kept.get(hash);
        if (known == piece) {
            return piece;
        }
        if (Long.bitCount(known) == Long.bitCount(piece)
                && coloursOfKept.colour(known) == hash
                && isomorphism.found(piece, known)) {
            return known;
        }
        kept.put(hash, piece, coloursOfKept::colour, run);
        return piece;
    }
}
