package org.grundy.catalog.graph.removal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.notation.NaturalOrder;

/// The ground of a game in which moves remove elements from a finite set: a relation on the elements, and
/// what each move needs and removes. Moves never reach across pieces that no pair of the relation connects,
/// so that each piece is a separate component.
public final class RemovalBoard {
    private final NamedRelation relation;
    private final List<Removal> removals;
    private final List<BitSet> linked;
    private final BitSet playableAlone = new BitSet();

    /// A move: it can be made while all elements that it needs are left, and removes these and others.
    ///
    /// @param needed never written to
    /// @param removed never written to
    public record Removal(BitSet needed, BitSet removed) {}

    public RemovalBoard(NamedRelation relation, List<Removal> removals) {
        this.relation = relation;
        this.removals = List.copyOf(removals);
        this.linked = relation.linked();
        removals.stream()
                .map(Removal::needed)
                .filter(needed -> needed.cardinality() == 1)
                .forEach(playableAlone::or);
    }

    /// The whole board of a game in which a move takes an element with all that it is related to.
    public static RemovalPosition takingRelated(NamedRelation relation) {
        List<Removal> removals = new ArrayList<>();
        for (int element = 0; element < relation.size(); element++) {
            BitSet alone = new BitSet();
            alone.set(element);
            BitSet taken = (BitSet) relation.related().get(element).clone();
            taken.set(element);
            removals.add(new Removal(alone, taken));
        }
        return new RemovalBoard(relation, removals).whole();
    }

    /// The whole board of a game in which a move takes two vertices of a graph that an edge joins.
    public static RemovalPosition takingEdges(NamedRelation edges) {
        List<Removal> removals = new ArrayList<>();
        for (int vertex = 0; vertex < edges.size(); vertex++) {
            BitSet near = edges.related().get(vertex);
            for (int other = near.nextSetBit(vertex); other >= 0; other = near.nextSetBit(other + 1)) {
                BitSet both = new BitSet();
                both.set(vertex);
                both.set(other);
                removals.add(new Removal(both, both));
            }
        }
        return new RemovalBoard(edges, removals).whole();
    }

    /// The relation on the elements, by which pieces hang together.
    public NamedRelation relation() {
        return relation;
    }

    public List<Removal> removals() {
        return removals;
    }

    /// For each element those that it is related to in either direction.
    public List<BitSet> linked() {
        return linked;
    }

    public int size() {
        return relation.size();
    }

    public String name(int element) {
        return relation.names().get(element);
    }

    /// The element with a name that this arena has.
    public int element(String name) {
        return Collections.binarySearch(relation.names(), name, NaturalOrder.ASCENDING);
    }

    /// The position in which nothing has been removed.
    public RemovalPosition whole() {
        BitSet all = new BitSet(size());
        all.set(0, size());
        return new RemovalPosition(this, all);
    }

    /// The connected pieces of a set of elements, without single elements that admit no move.
    ///
    /// @param left is emptied
    List<RemovalPosition> pieces(BitSet left) {
        List<RemovalPosition> pieces = new ArrayList<>();
        for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(first)) {
            BitSet piece = piece(first, left);
            if (playableAlone.get(first) || piece.cardinality() > 1) {
                pieces.add(new RemovalPosition(this, piece));
            }
        }
        return pieces;
    }

    /// The piece around an element, which is taken out of the set.
    public BitSet piece(int first, BitSet left) {
        BitSet piece = new BitSet(size());
        BitSet frontier = new BitSet(size());
        frontier.set(first);
        for (int next = first; next >= 0; next = frontier.nextSetBit(0)) {
            frontier.clear(next);
            left.clear(next);
            piece.set(next);
            BitSet near = (BitSet) linked.get(next).clone();
            near.and(left);
            frontier.or(near);
        }
        return piece;
    }
}
