package org.grundy.evidence;

import java.util.List;
import java.util.Optional;

/// A claim about a misère quotient with the data by which it can be verified: a monoid, its P-portion, and
/// the elements of heaps. Elements are 0..order−1, and 0 is the identity.
///
/// @param rules the game, as its code is written
/// @param steps for each element its products with the generators, all rows of one length
/// @param lost the elements of the P-portion
/// @param map the element of each heap, from heap 0 on
/// @param period by which it is the quotient of all heaps; empty if it is that of the heaps of the map only
public record QuotientCertificate(
        String rules, List<List<Integer>> steps, List<Integer> lost, List<Integer> map, Optional<Repeat> period) {
    /// Copies the lists.
    public QuotientCertificate {
        steps = steps.stream().map(List::copyOf).toList();
        lost = List.copyOf(lost);
        map = List.copyOf(map);
    }

    /// The elements of heaps repeat.
    ///
    /// @param preperiod first heap from which they do
    /// @param period at least 1
    public record Repeat(int preperiod, int period) {}

    /// How many elements are claimed.
    public int order() {
        return steps.size();
    }
}
