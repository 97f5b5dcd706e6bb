package org.grundy.heap.sequence;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.game.Ruleset;

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
}
