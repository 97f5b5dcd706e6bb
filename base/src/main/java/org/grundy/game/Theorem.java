package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.Source;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// A proved statement about single positions of one game: an object, so that it can be checked against
/// search and used where no search could reach.
///
/// The methods that take a position and a play may be called only where [#covers] is true.
///
/// @param <P> the type of positions
public interface Theorem<P> {
    /// A short name, unique within the game; the game's words have its statement and proof under this key.
    String key();

    /// Where it was published.
    Source source();

    /// How what it says is known.
    default Evidence evidence() {
        return new Evidence.ByTheorem(key(), source());
    }

    /// Whether the theorem says who wins this position, played alone under this play.
    boolean covers(P position, Play play);

    /// Who wins.
    Outcome outcome(P position, Play play);

    /// The Grundy value (in normal play), if the theorem knows it. May be asked for any position.
    default Optional<BigInteger> value(P position) {
        return Optional.empty();
    }

    /// A condition in the notation of rules that holds exactly of the positions with a Grundy value, for every
    /// position of the game: `n mod 4 = 2`. The number of a heap is `n`, those of a pair are `x` and `y`. Empty if
    /// the theorem has none.
    ///
    /// @param value digits, or another name for a number
    default Optional<String> valuedWhere(String value) {
        return Optional.empty();
    }

    /// A condition as [#valuedWhere] that holds exactly of the lost positions of a play.
    default Optional<String> lostWhere(Play play) {
        return play == Play.NORMAL ? valuedWhere("0") : Optional.empty();
    }

    /// The winning moves of the position played alone, if the theorem names them.
    default Optional<OptionSet<P>> winning(P position, Play play) {
        return play == Play.NORMAL ? options(position, BigInteger.ZERO) : Optional.empty();
    }

    /// The options that have a given Grundy value, if the theorem can name them without looking at every
    /// option. May be asked for any position; for rules whose moves are few there is no need to answer.
    ///
    /// @param value at least 0
    default Optional<OptionSet<P>> options(P position, BigInteger value) {
        return Optional.empty();
    }

    /// The genus of the position, if the theorem says that this position and all that can be reached from
    /// it are tame. May be asked for any position.
    default Optional<Tame> tame(P position) {
        return Optional.empty();
    }

    /// Why the outcome is what it is, in the theorem's own quantities.
    List<ReasonStep> reason(P position, Play play);
}
