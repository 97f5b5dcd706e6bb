package org.grundy.catalog.text;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// A theorem that gives the Grundy value of every position of a game in which all are tame, and those of value 0 and 1
/// fickle; so what is lost in misère play is what has value 1.
///
/// That holds for a heap from which certain fixed amounts may be taken. With s the least amount, a heap has value 1
/// exactly when taking s from it leaves value 0. A set of infinitely many amounts is no exception, for only those up to
/// the heap's size matter.
///
/// Source: T. S. Ferguson, "On sums of graph games with last player losing" (1974).
///
/// @param <P> the type of positions
public interface TameTheorem<P> extends DescribedTheorem<P> {
    /// The Grundy value of a position.
    BigInteger grundy(P position);

    @Override
    default boolean covers(P position, Play play) {
        return true;
    }

    @Override
    default Outcome outcome(P position, Play play) {
        return grundy(position).equals(play.lostHeap()) ? Outcome.P : Outcome.N;
    }

    @Override
    default Optional<BigInteger> value(P position) {
        return Optional.of(grundy(position));
    }

    @Override
    default Optional<String> lostWhere(Play play) {
        return valuedWhere(play.lostHeap().toString());
    }

    @Override
    default Optional<OptionSet<P>> winning(P position, Play play) {
        return options(position, play.lostHeap());
    }

    @Override
    default Optional<Tame> tame(P position) {
        return Optional.of(Tame.ofHeap(grundy(position)));
    }
}
