package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// A theorem that gives the Grundy value of every heap of a subtraction game: a heap from which certain
/// fixed amounts may be taken.
///
/// The misère part needs no separate formula. With s the least amount, a heap has value 1 exactly when
/// taking s from it leaves value 0; so all heaps are tame, those of value 0 and 1 are fickle, and the heaps
/// lost in misère play are those of value 1. A set of infinitely many amounts is no exception, for only
/// those up to the heap's size matter.
///
/// Source: T. S. Ferguson, "On sums of graph games with last player losing" (1974).
public interface SubtractionTheorem extends Theorem<BigInteger> {
    /// The Grundy value of a heap.
    ///
    /// @param n at least 0
    BigInteger grundy(BigInteger n);

    /// The heaps of a given value that one move from n can leave.
    ///
    /// @param value at least 0
    OptionSet<BigInteger> leaving(BigInteger n, BigInteger value);

    @Override
    default boolean covers(BigInteger n, Play play) {
        return true;
    }

    @Override
    default Outcome outcome(BigInteger n, Play play) {
        return grundy(n).equals(lost(play)) ? Outcome.P : Outcome.N;
    }

    @Override
    default Optional<BigInteger> value(BigInteger n) {
        return Optional.of(grundy(n));
    }

    @Override
    default Optional<String> lostWhere(Play play) {
        return valuedWhere(lost(play).toString());
    }

    @Override
    default Optional<OptionSet<BigInteger>> winning(BigInteger n, Play play) {
        return Optional.of(leaving(n, lost(play)));
    }

    @Override
    default Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
        return Optional.of(leaving(n, value));
    }

    @Override
    default Optional<Tame> tame(BigInteger n) {
        BigInteger value = grundy(n);
        return Optional.of(new Tame(value, value.bitLength() <= 1));
    }

    /// The value of the heaps that are lost for the player to move.
    static BigInteger lost(Play play) {
        return play == Play.NORMAL ? BigInteger.ZERO : BigInteger.ONE;
    }
}
