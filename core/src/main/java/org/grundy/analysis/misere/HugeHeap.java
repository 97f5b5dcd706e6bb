package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.HeapRules;
import org.grundy.heap.AnyNumberMoves;
import org.grundy.heap.sequence.CodedHeaps;

/// Heaps with so many options that no search goes through all that can follow.
final class HugeHeap {
    /// Heaps up to this are searched.
    private static final BigInteger LARGEST_SEARCHED = BigInteger.valueOf(10_000);

    private HugeHeap() {}

    /// Whether a component is such a heap.
    static boolean is(Component<?> component) {
        return size(component)
                .filter(size -> size.compareTo(LARGEST_SEARCHED) > 0)
                .isPresent();
    }

    private static <P> Optional<BigInteger> size(Component<P> component) {
        return nim(component)
                .map(Component::position)
                .or(() -> CodedHeaps.of(component.game().rules())
                        .flatMap(coded -> coded.heap().apply(component.position())));
    }

    /// The component as a heap of Nim, if it is one.
    @SuppressWarnings("unchecked") // the rules of heaps have numbers as positions
    static Optional<Component<BigInteger>> nim(Component<?> component) {
        return component.game().rules() instanceof HeapRules rules && rules.moves() instanceof AnyNumberMoves
                ? Optional.of((Component<BigInteger>) component)
                : Optional.empty();
    }
}
