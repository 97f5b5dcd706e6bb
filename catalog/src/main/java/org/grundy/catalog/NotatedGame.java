package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.text.Messages;

/// A game whose positions have a notation of their own.
///
/// @param entry of the family
/// @param name with parameters
/// @param rules of one component
/// @param theorems tried in this order
/// @param valuation a fast way to Grundy values, if there is one
/// @param notation of positions
/// @param words for reasons and theorems
/// @param <P> the type of positions
public record NotatedGame<P>(
        Entry entry,
        String name,
        Ruleset<P> rules,
        List<Theorem<P>> theorems,
        Optional<Valuation<P>> valuation,
        PositionNotation<P> notation,
        Messages words)
        implements NamedGame<P> {
    /// Copies the list.
    public NotatedGame {
        theorems = List.copyOf(theorems);
    }

    /// A game with one theorem about it.
    public static <P> NotatedGame<P> of(
            Entry entry,
            String name,
            Ruleset<P> rules,
            Theorem<P> theorem,
            PositionNotation<P> notation,
            Messages words) {
        return new NotatedGame<>(entry, name, rules, List.of(theorem), Optional.empty(), notation, words);
    }

    @Override
    public List<P> positions(Arguments arguments) {
        return notation.read(arguments);
    }

    @Override
    public String write(P position) {
        return notation.write(position);
    }

    @Override
    public Optional<List<BigInteger>> numbers(P position) {
        return notation.numbers(position);
    }

    @Override
    public int dimensions() {
        return notation.at(BigInteger.ONE).isPresent() ? 1 : 0;
    }

    @Override
    public P at(List<BigInteger> coordinates) {
        return notation.at(coordinates.getFirst()).orElseGet(() -> NamedGame.super.at(coordinates));
    }
}
