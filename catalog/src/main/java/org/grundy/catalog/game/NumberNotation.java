package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Positions that are one number each: heaps and nimbers.
public interface NumberNotation extends PositionNotation<BigInteger> {
    @Override
    default Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }

    @Override
    default int dimensions() {
        return 1;
    }

    @Override
    default Optional<BigInteger> at(List<BigInteger> coordinates) {
        return Optional.of(coordinates.getFirst());
    }
}
