package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.game.ReasonStep;
import org.grundy.game.StopListing;
import org.grundy.lang.Arguments;

/// The rules of a coin-turning game and what is known of single coins: which others may be turned together
/// with a head, and what a position with that head alone is worth.
///
/// @param <C> the type of places
public interface CoinRuleSet<C> {
    /// An order of places in which a head comes behind all coins that may be turned with it.
    Comparator<C> order();

    /// All places where coins can be turned in play from some heads, in their order; empty if there are
    /// more than 62.
    Optional<List<C>> upTo(List<C> heads);

    /// Whether the sets of others are few enough to be given one by one, at least as a beginning.
    boolean listable(C place);

    /// Gives every set of others that may be turned together with a head, the empty one where it may be
    /// turned alone.
    ///
    /// @param place must be [#listable]
    void each(C place, Consumer<List<C>> out);

    /// The first sets that may be turned together with a head.
    ///
    /// @param most the largest number of sets to return
    default TurnedTogether<C> firstSets(C place, int most) {
        if (!listable(place)) {
            return new TurnedTogether<>(List.of(), false);
        }
        List<List<C>> sets = new ArrayList<>();
        try {
            each(place, set -> {
                if (sets.size() == most) {
                    throw new StopListing();
                }
                sets.add(set);
            });
            return new TurnedTogether<>(sets, true);
        } catch (StopListing enough) {
            return new TurnedTogether<>(sets, false);
        }
    }

    /// Whether a set of others may be turned together with a head.
    ///
    /// @param others in order, none of them twice
    boolean allows(C place, List<C> others);

    /// The Grundy value of a head at a place, alone; empty if it is not known.
    Optional<BigInteger> value(C place);

    /// A condition in the notation of rules that holds exactly where a head at n, alone, has a Grundy value; empty if
    /// none is known.
    ///
    /// @param value digits, or another name for a number
    default Optional<String> valuedWhere(String value) {
        return Optional.empty();
    }

    /// The sets of others whose values have a nim sum.
    ///
    /// @param place of a head whose value is known
    TurnedTogether<C> withSum(C place, BigInteger sum);

    /// How a head may be turned so that the coins turned with it have a nim sum: the step of a reason;
    /// empty if it is not possible, or not known.
    Optional<ReasonStep> how(C place, BigInteger sum);

    /// The key of the theorem about the values.
    String key();

    /// The places written between parentheses.
    ///
    /// @throws org.grundy.text.InputError if they are no places of this game
    List<C> read(Arguments arguments);

    /// A place as text.
    String write(C place);

    /// Some places as text, as they are read.
    default String write(List<C> places) {
        return places.stream().map(this::write).collect(Collectors.joining(","));
    }

    /// How many numbers a place has.
    int dimensions();

    /// The smallest coordinate of a place.
    default int least() {
        return 0;
    }

    /// The place with these coordinates.
    ///
    /// @throws org.grundy.text.InputError if there is none
    C at(List<BigInteger> coordinates);
}
