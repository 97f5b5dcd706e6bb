package org.grundy.heap.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.game.Ruleset;
import org.grundy.heap.SequenceRules;

/// The positions of some rules as heaps of a taking-and-breaking code.
///
/// @param code the rules of the heaps
/// @param heap the heap that a position is, empty if it is something else
/// @param position the position that a heap is
/// @param <P> the type of positions
public record CodedHeaps<P>(
        SequenceRules.Coded code, Function<P, Optional<BigInteger>> heap, Function<BigInteger, P> position) {
    /// The heaps of some rules, empty if these are no code, or are not recognised as one.
    @SuppressWarnings("unchecked") // the rules of codes have heaps as positions
    public static <P> Optional<CodedHeaps<P>> of(Ruleset<P> rules) {
        return rules instanceof RecognisedHeaps<P> written
                ? written.recognised().map(code -> new CodedHeaps<>(code, written::heap, written::position))
                : SequenceRules.of(rules)
                        .filter(SequenceRules.Coded.class::isInstance)
                        .map(code -> new CodedHeaps<>(
                                (SequenceRules.Coded) code, position -> Optional.of((BigInteger) position), heap ->
                                        (P) heap));
    }

    /// Parts of which the largest is larger by some tokens.
    public List<P> enlarged(List<P> parts, BigInteger more) {
        List<BigInteger> sizes =
                parts.stream().map(part -> heap.apply(part).orElseThrow()).toList();
        BigInteger largest = sizes.stream().reduce(BigInteger.ZERO, BigInteger::max);
        List<P> larger = new ArrayList<>(parts);
        larger.set(sizes.indexOf(largest), position.apply(largest.add(more)));
        return larger;
    }
}
