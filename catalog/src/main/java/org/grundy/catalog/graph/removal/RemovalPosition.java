package org.grundy.catalog.graph.removal;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.evidence.NimberCertificate;

/// The elements of an arena that are left: a position. Two are equal if the same names are left with the
/// same relation among them, also where they came from different arenas of one game.
public final class RemovalPosition {
    /// Sums of the hash codes of names such as `2.3` and `3.2` would be equal for very many positions.
    private static final int SPREAD = 0x9E3779B1;

    private final RemovalBoard arena;
    private final BitSet left;
    private final int hash;

    /// @param left not written to afterwards
    public RemovalPosition(RemovalBoard arena, BitSet left) {
        this.arena = arena;
        this.left = left;
        this.hash = left.stream()
                .map(element -> SPREAD * arena.name(element).hashCode())
                .map(spread -> SPREAD * (spread ^ (spread >>> 15)))
                .sum();
    }

    public RemovalBoard arena() {
        return arena;
    }

    /// The numbers of the elements that are left, ascending.
    public IntStream elements() {
        return left.stream();
    }

    /// The elements that are left with the moves of the arena.
    NimberCertificate.Ground ground() {
        return new NimberCertificate.Ground(
                arena.removals().stream()
                        .map(move -> new NimberCertificate.Removal(move.needed(), move.removed()))
                        .toList(),
                left);
    }

    /// The relation among the elements that are left.
    public NamedRelation relation() {
        return arena.relation().among(left);
    }

    /// The names of the elements that are left.
    public List<String> names() {
        return elements().mapToObj(arena::name).toList();
    }

    public int size() {
        return left.cardinality();
    }

    /// Whether all that is left is one piece.
    public boolean connected() {
        BitSet rest = left();
        arena.piece(rest.nextSetBit(0), rest);
        return rest.isEmpty();
    }

    public boolean has(int element) {
        return left.get(element);
    }

    /// A copy of the set of elements that are left.
    public BitSet left() {
        return (BitSet) left.clone();
    }

    public boolean allows(RemovalBoard.Removal removal) {
        BitSet missing = (BitSet) removal.needed().clone();
        missing.andNot(left);
        return missing.isEmpty();
    }

    /// The pieces that a removal leaves.
    public List<RemovalPosition> after(RemovalBoard.Removal removal) {
        BitSet rest = left();
        rest.andNot(removal.removed());
        return arena.pieces(rest);
    }

    /// The removal by which a move leaves these pieces; empty if there is none.
    public Optional<RemovalBoard.Removal> removal(List<RemovalPosition> leaves) {
        Set<RemovalPosition> pieces = Set.copyOf(leaves);
        BitSet kept = new BitSet();
        pieces.stream().filter(piece -> piece.arena == arena).forEach(piece -> kept.or(piece.left));
        return arena.removals().stream()
                .filter(removal -> !removal.removed().intersects(kept))
                .filter(this::allows)
                .filter(removal -> Set.copyOf(after(removal)).equals(pieces))
                .findFirst();
    }

    /// The elements that are left and to which one is related.
    public BitSet related(int element) {
        return among(arena.relation().related().get(element));
    }

    /// The elements that are left and related to one in either direction.
    public BitSet linked(int element) {
        return among(arena.linked().get(element));
    }

    private BitSet among(BitSet set) {
        BitSet common = (BitSet) set.clone();
        common.and(left);
        return common;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RemovalPosition that
                && hash == that.hash
                && (arena == that.arena ? left.equals(that.left) : relation().equals(that.relation()));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return names().toString();
    }
}
