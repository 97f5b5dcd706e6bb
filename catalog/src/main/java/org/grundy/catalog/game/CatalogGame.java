package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.FormalProof;
import org.grundy.game.Game;
import org.grundy.game.ReasonStep;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.text.Messages;

/// A game of the catalogue: rules, theorems, notation and words.
///
/// @param entry of the family
/// @param name with parameters
/// @param rules of one component
/// @param theorems tried in this order
/// @param valuation a fast way to Grundy values, if there is one
/// @param notation of positions
/// @param words for reasons and theorems
/// @param <P> the type of positions
public record CatalogGame<P>(
        Entry entry,
        String name,
        Ruleset<P> rules,
        List<Theorem<P>> theorems,
        Optional<Valuation<P>> valuation,
        PositionNotation<P> notation,
        Messages words)
        implements NamedGame<P> {
    public CatalogGame {
        theorems = List.copyOf(theorems);
    }

    /// A game whose values are found by its theorems or by search.
    public CatalogGame(
            Entry entry,
            String name,
            Ruleset<P> rules,
            List<Theorem<P>> theorems,
            PositionNotation<P> notation,
            Messages words) {
        this(entry, name, rules, theorems, Optional.empty(), notation, words);
    }

    /// The same game with more words; of a sentence in both, its own stays.
    public CatalogGame<P> saying(Messages more) {
        return new CatalogGame<>(entry, name, rules, theorems, valuation, notation, more.and(words));
    }

    /// This game as one of heaps; empty if its positions are no heaps.
    public Optional<Game<BigInteger>> ofHeaps() {
        return notation.ofHeaps(this);
    }

    @Override
    public List<FormalProof> formalProofs(String theorem) {
        return FormalProofs.of(name, theorem);
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
    public String expression(P position) {
        return notation.expression(name, position);
    }

    @Override
    public Optional<List<BigInteger>> numbers(P position) {
        return notation.numbers(position);
    }

    @Override
    public List<String> drawing(P position) {
        return notation.drawing(position);
    }

    @Override
    public Optional<ReasonStep> moveSentence(P from, List<P> to) {
        return notation.moveSentence(from, to);
    }

    @Override
    public int dimensions() {
        return notation.dimensions();
    }

    @Override
    public int least() {
        return notation.least();
    }

    @Override
    public int usual() {
        return notation.usual();
    }

    @Override
    public P at(List<BigInteger> coordinates) {
        return notation.at(coordinates).orElseGet(() -> NamedGame.super.at(coordinates));
    }
}
