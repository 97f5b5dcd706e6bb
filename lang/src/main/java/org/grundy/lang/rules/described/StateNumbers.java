package org.grundy.lang.rules.described;

import java.math.BigInteger;
import java.util.List;

/// How positions of a game are the numbers of states.
///
/// @param <P> the type of positions
public interface StateNumbers<P> {
    /// The names of a position's numbers where it is solved, as in the conditions of theorems.
    List<String> names();

    /// The numbers of a position.
    List<BigInteger> of(P position);

    /// The position of some numbers.
    P position(List<BigInteger> numbers);
}
