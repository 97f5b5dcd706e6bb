package org.grundy.discover.sample;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.heap.sequence.CodedHeaps;
import org.grundy.misere.HeapElements;
import org.grundy.misere.HeapGame;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// The misère outcomes of all heaps of a taking-and-breaking code, by a misère quotient whose period is proved.
///
/// @param elements of the heaps
public record QuotientOutcomes(HeapElements elements) {
    /// The share of the budget for a quotient.
    private static final Budget PART = Budget.UNLIMITED.withPositions(300_000);

    /// The search for a period ends at this heap.
    private static final BigInteger LARGEST_HEAP = BigInteger.valueOf(400);

    /// The outcomes of a game, empty if its positions are not heaps of a code or no period is proved.
    ///
    /// @param run charged for the quotient
    public static <P> Optional<QuotientOutcomes> of(SampledGame<P> sampled, Run run) {
        return sampled.variables().size() != 1
                        || sampled.written()
                        || !sampled.game().rules().splits()
                ? Optional.empty()
                : CodedHeaps.of(sampled.game().rules())
                        .flatMap(heaps -> run.attempt(
                                        PART, () -> HeapElements.upTo(HeapGame.of(heaps.code()), LARGEST_HEAP, run))
                                .toOptional())
                        .filter(elements -> elements.period().isPresent())
                        .map(QuotientOutcomes::new);
    }

    /// Whether the player to move loses a single heap.
    public boolean lost(BigInteger heap) {
        return elements.lost(elements.element(heap));
    }
}
