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
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family that is a text. Its rules are read when a game is first wanted.
public final class TextGame implements Family {
    private static final String ENDING = ".rules";

    private final GameDescription description;
    private final Entry entry;
    private final Supplier<RuleFamily> rules;

    private TextGame(GameDescription description, Supplier<RuleFamily> rules) {
        this.description = description;
        this.entry = description.entry();
        this.rules = rules;
    }

    /// The games of a resource of this package, in its order.
    ///
    /// @param name of the resource without its ending
    public static List<TextGame> of(String name) {
        String text = resource(name);
        Supplier<RuleText> compiled = new Once<>(() -> RuleText.compile(text));
        return DescribedText.of(text).descriptions().stream()
                .map(description -> new TextGame(
                        description,
                        new Once<>(() -> compiled.get().families().stream()
                                .filter(family -> family.entry().name().equals(description.name()))
                                .findFirst()
                                .orElseThrow())))
                .toList();
    }

    /// The game of a resource that has one, or the first.
    ///
    /// @param name of the resource without its ending
    public static TextGame named(String name) {
        return of(name).getFirst();
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
    public Entry entry() {
        return entry;
    }

    /// The rules as they are written.
    public RuleFamily rules() {
        return rules.get();
    }

    @Override
    public NamedGame<?> with(Arguments arguments) {
        List<String> names = rules().parameters();
        if (names.isEmpty()) {
            arguments.count(0, 0, entry.form());
        } else {
            arguments.present(entry).count(names.size(), names.size(), entry.form());
        }
        return game(IntStream.range(0, names.size())
                .mapToObj(i -> arguments.get(i).number(names.get(i), description.least(names.get(i), 0)))
                .toList());
    }

    /// The game for some parameters.
    ///
    /// @param parameters each at least what the text says
    public CatalogGame<?> game(List<BigInteger> parameters) {
        String name = parameters.isEmpty()
                ? entry.name()
                : entry.name() + parameters.toString().replace(" ", "");
        return new TextRules(rules(), parameters).game(entry, name, description, words());
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
            throw new IllegalStateException(entry.name() + " has positions in another notation");
        }
        return game;
    }

    /// The sentences of the theorems.
    public Messages words() {
        return description.words();
    }

    @Override
    public Optional<Family> written() {
        return Optional.of(rules());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return description
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

    /// Made once, by whoever asks first.
    private static final class Once<T> implements Supplier<T> {
        private final Supplier<T> made;
        private Optional<T> known = Optional.empty();

        Once(Supplier<T> made) {
            this.made = made;
        }

        @Override
        public synchronized T get() {
            if (known.isEmpty()) {
                known = Optional.of(made.get());
            }
            return known.get();
        }
    }
}
