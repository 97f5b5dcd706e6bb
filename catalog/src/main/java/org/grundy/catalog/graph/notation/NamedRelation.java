package org.grundy.catalog.graph.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// A relation on named elements: to each element the set of those it is related to. Elements are numbered
/// in the [natural order][NaturalOrder] of their names, so that the same graph written down in different
/// ways is the same.
///
/// @param names ascending
/// @param related by number; never written to
public record NamedRelation(List<String> names, List<BitSet> related) {
    /// Adjacency in a simple graph; lines drawn more than once count once.
    public static NamedRelation adjacency(NamedGraph drawing) {
        return of(drawing, true);
    }

    /// The pairs as they were drawn, from one to the other.
    public static NamedRelation directed(NamedGraph drawing) {
        return of(drawing, false);
    }

    private static NamedRelation of(NamedGraph drawing, boolean symmetric) {
        List<String> written = drawing.names();
        List<Integer> order = IntStream.range(0, written.size())
                .boxed()
                .sorted((a, b) -> NaturalOrder.ASCENDING.compare(written.get(a), written.get(b)))
                .toList();
        int[] rank = new int[written.size()];
        List<BitSet> related = new ArrayList<>();
        for (int i = 0; i < rank.length; i++) {
            rank[order.get(i)] = i;
            related.add(new BitSet(rank.length));
        }
        for (NamedGraph.Line line : drawing.lines()) {
            related.get(rank[line.from()]).set(rank[line.to()]);
            if (symmetric) {
                related.get(rank[line.to()]).set(rank[line.from()]);
            }
        }
        return new NamedRelation(order.stream().map(written::get).toList(), related);
    }

    public int size() {
        return names.size();
    }

    /// The relation among some of the elements.
    ///
    /// @param kept is not written to
    public NamedRelation among(BitSet kept) {
        int[] elements = kept.stream().toArray();
        List<BitSet> among = new ArrayList<>();
        for (int element : elements) {
            BitSet near = related.get(element);
            BitSet places = new BitSet(elements.length);
            IntStream.range(0, elements.length)
                    .filter(place -> near.get(elements[place]))
                    .forEach(places::set);
            among.add(places);
        }
        return new NamedRelation(IntStream.of(elements).mapToObj(names::get).toList(), among);
    }

    /// The least transitive relation that holds this one.
    ///
    /// Cost: O(n²) unions of sets of n bits.
    public NamedRelation closure() {
        List<BitSet> closed = new ArrayList<>();
        related.forEach(set -> closed.add((BitSet) set.clone()));
        for (int through = 0; through < closed.size(); through++) {
            for (BitSet set : closed) {
                if (set.get(through)) {
                    set.or(closed.get(through));
                }
            }
        }
        return new NamedRelation(names, closed);
    }

    /// The elements to which this one is related, or that are related to it.
    public List<BitSet> linked() {
        List<BitSet> linked = new ArrayList<>();
        related.forEach(set -> linked.add((BitSet) set.clone()));
        for (int from = 0; from < related.size(); from++) {
            BitSet targets = related.get(from);
            for (int to = targets.nextSetBit(0); to >= 0; to = targets.nextSetBit(to + 1)) {
                linked.get(to).set(from);
            }
        }
        return linked;
    }
}
