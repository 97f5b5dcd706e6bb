package org.grundy.catalog.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.catalog.game.PairNotation;
import org.grundy.game.Pair;
import org.grundy.lang.Arguments;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family that is a text. Its rules are read when a game is first wanted.
public final class TextGame implements DescribedFamily {
    private final CatalogText text;

    private TextGame(CatalogText text) {
        this.text = text;
    }

    /// The game of a resource that has its name.
    ///
    /// @param name of the game, and of the resource without its ending
    public static TextGame named(String name) {
        return new TextGame(CatalogText.of(name));
    }

    @Override
    public CatalogText text() {
        return text;
    }

    /// The rules as they are written.
    public RuleFamily rules() {
        return text.rules().orElseThrow();
    }

    @Override
    public NamedGame<?> with(Arguments arguments) {
        List<String> names = rules().parameters();
        if (names.isEmpty()) {
            arguments.count(0, 0, entry().form());
        } else {
            arguments.present(entry()).count(names.size(), names.size(), entry().form());
        }
        return game(IntStream.range(0, names.size())
                .mapToObj(i ->
                        arguments.get(i).number(names.get(i), text.description().least(names.get(i), 0)))
                .toList());
    }

    /// The game for some parameters.
    ///
    /// @param parameters each at least what the text says
    public CatalogGame<?> game(List<BigInteger> parameters) {
        return new TextRules(rules(), parameters).game(text);
    }

    /// The game for some parameters, of heaps.
    ///
    /// @throws IllegalStateException if its positions are no heaps
    @SuppressWarnings("unchecked") // positions in this notation are numbers
    public CatalogGame<BigInteger> heaps(BigInteger... parameters) {
        return (CatalogGame<BigInteger>) in(HeapNotation.class, parameters);
    }

    /// The game for some parameters, of pairs.
    ///
    /// @throws IllegalStateException if its positions are no pairs
    @SuppressWarnings("unchecked") // positions in this notation are pairs
    public CatalogGame<Pair> pairs(BigInteger... parameters) {
        return (CatalogGame<Pair>) in(PairNotation.class, parameters);
    }

    private CatalogGame<?> in(Class<?> notation, BigInteger... parameters) {
        CatalogGame<?> game = game(List.of(parameters));
        if (!notation.isInstance(game.notation())) {
            throw new IllegalStateException(text.name() + " has positions in another notation");
        }
        return game;
    }

    @Override
    public Optional<Family> written() {
        return text.written();
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return text.cases(rules().parameters(), thoroughness, this::game);
    }
}
