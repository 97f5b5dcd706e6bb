package org.grundy.heap.sequence;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Ruleset;
import org.grundy.heap.SequenceRules;

/// Rules that may turn out to be those of single heaps, though their positions are not written as heaps.
///
/// @param <P> the type of positions
public interface RecognisedHeaps<P> extends Ruleset<P> {
    /// The taking-and-breaking code that the rules are, empty if they are none that is recognised.
    Optional<SequenceRules.Coded> recognised();

    /// The heap that a position is, empty if it is something else.
    Optional<BigInteger> heap(P position);

    /// The position that a heap is.
    P position(BigInteger heap);
}
