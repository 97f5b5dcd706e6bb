package org.grundy.catalog.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.catalog.game.PairNotation;
import org.grundy.game.Game;
import org.grundy.game.Pair;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.lang.rules.described.DescribedText;
import org.grundy.lang.rules.described.GameDescription;
import org.grundy.text.Messages;
import org.grundy.text.Once;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family that is a text. Its rules are read when a game is first wanted.
public final class TextGame implements Family {
    private static final String ENDING = ".rules";

    private final String name;
    private final Supplier<GameDescription> description;
    private final Supplier<RuleFamily> rules;

    private TextGame(String resource, String name) {
        this.name = name;
        Supplier<String> text = new Once<>(() -> resource(resource));
        Supplier<DescribedText> parts = new Once<>(() -> DescribedText.of(text.get()));
        this.description = new Once<>(() -> parts.get().about(name).orElseThrow());
        this.rules = new Once<>(
                () -> RuleText.known(text.get(), parts.get()).family(name).orElseThrow());
    }

    /// The game of a resource that has its name.
    ///
    /// @param name of the game, and of the resource without its ending
    public static TextGame named(String name) {
        return new TextGame(name, name);
    }

    /// Whether a game is a text of its own.
    static boolean isText(String name) {
        return name.chars().allMatch(Character::isLetter) && TextGame.class.getResource(name + ENDING) != null;
    }

    /// The text of a resource.
    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(TextGame.class.getResourceAsStream(name + ENDING), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String familyName() {
        return name;
    }

    @Override
    public Entry entry() {
        return description.get().entry();
    }

    /// The rules as they are written.
    public RuleFamily rules() {
        return rules.get();
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
                        arguments.get(i).number(names.get(i), description.get().least(names.get(i), 0)))
                .toList());
    }

    /// The game for some parameters.
    ///
    /// @param parameters each at least what the text says
    public CatalogGame<?> game(List<BigInteger> parameters) {
        String title =
                parameters.isEmpty() ? name : name + parameters.toString().replace(" ", "");
        return new TextRules(rules(), parameters).game(entry(), title, description.get(), words());
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
            throw new IllegalStateException(name + " has positions in another notation");
        }
        return game;
    }

    /// The sentences of the theorems.
    public Messages words() {
        return description.get().words();
    }

    @Override
    public Optional<Family> written() {
        return Optional.of(rules());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return description
                .get()
                .ranges(rules().parameters(), thoroughness)
                .<VerificationCase<?>>map(range -> to(game(range.parameters()), range.to()))
                .toList();
    }

    @SuppressWarnings("unchecked") // a game that is not of heaps is one of pairs
    private static VerificationCase<?> to(CatalogGame<?> game, int bound) {
        return game.ofHeaps()
                .<VerificationCase<?>>map(heaps -> VerificationCase.heaps(heaps, bound))
                .orElseGet(() -> VerificationCase.cells((Game<Pair>) game, game.least(), bound));
    }
}
