package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;

/// A game played on one heap: its positions are heap sizes, and each number written is a component of its
/// own.
///
/// @param entry of the family
/// @param name with parameters
/// @param rules of one heap
/// @param theorems tried in this order
/// @param valuation a fast way to Grundy values, if there is one
/// @param words for reasons and theorems
public record HeapGame(
        Entry entry,
        String name,
        Ruleset<BigInteger> rules,
        List<Theorem<BigInteger>> theorems,
        Optional<Valuation<BigInteger>> valuation,
        Messages words)
        implements NamedGame<BigInteger> {
    /// Copies the list.
    public HeapGame {
        theorems = List.copyOf(theorems);
    }

    /// A game with one theorem about it.
    public static HeapGame of(Entry entry, String name, HeapRules rules, Theorem<BigInteger> theorem, Messages words) {
        return new HeapGame(entry, name, rules, List.of(theorem), Optional.empty(), words);
    }

    @Override
    public List<BigInteger> positions(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, entry.form()).numbers(new BilingualText("a heap", "堆的大小"), 0);
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }

    @Override
    public int dimensions() {
        return 1;
    }

    @Override
    public BigInteger at(List<BigInteger> coordinates) {
        return coordinates.getFirst();
    }
}
