package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Convention;
import org.grundy.game.Pair;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Messages;

/// A game whose positions are pairs of naturals; the two numbers written are one component.
///
/// @param entry of the family
/// @param name with parameters
/// @param rules of one pair
/// @param theorems tried in this order
/// @param valuation a fast way to Grundy values, if there is one
/// @param convention under which sums are played where nothing else is asked for
/// @param least the smallest coordinate allowed
/// @param words for reasons and theorems
public record PairGame(
        Entry entry,
        String name,
        Ruleset<Pair> rules,
        List<Theorem<Pair>> theorems,
        Optional<Valuation<Pair>> valuation,
        Convention convention,
        int least,
        Messages words)
        implements NamedGame<Pair> {
    /// Copies the list.
    public PairGame {
        theorems = List.copyOf(theorems);
    }

    /// A game whose values are found by its theorems or by search, with ordinary sums.
    public PairGame(
            Entry entry, String name, Ruleset<Pair> rules, List<Theorem<Pair>> theorems, int least, Messages words) {
        this(entry, name, rules, theorems, Optional.empty(), Convention.NORMAL, least, words);
    }

    @Override
    public List<Pair> positions(Arguments arguments) {
        return List.of(at(arguments.count(2, 2, entry.form()).numbers(new BilingualText("a coordinate", "坐标"), least)));
    }

    @Override
    public String write(Pair position) {
        return position.x() + "," + position.y();
    }

    @Override
    public Optional<List<BigInteger>> numbers(Pair position) {
        return Optional.of(List.of(position.x(), position.y()));
    }

    @Override
    public int dimensions() {
        return 2;
    }

    @Override
    public Pair at(List<BigInteger> coordinates) {
        for (BigInteger coordinate : coordinates) {
            if (coordinate.compareTo(BigInteger.valueOf(least)) < 0) {
                throw new InputError(
                        "a coordinate of " + entry.name() + " is at least " + least + ", not " + coordinate,
                        entry.name() + " 的坐标至少为 " + least + "，而不是 " + coordinate);
            }
        }
        return new Pair(coordinates.getFirst(), coordinates.get(1));
    }
}
