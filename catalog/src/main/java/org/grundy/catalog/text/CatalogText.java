package org.grundy.catalog.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.catalog.game.PairNotation;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.ResourceText;
import org.grundy.evidence.Source;
import org.grundy.game.Game;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.lang.rules.described.DescribedText;
import org.grundy.lang.rules.described.GameDescription;
import org.grundy.lang.rules.described.TheoremDescription;
import org.grundy.text.Messages;
import org.grundy.text.Once;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// What the text of a game says of it: how it is listed, and its theorems in words. It is a resource of this package
/// in the format of games that are texts; what is Java of such a game, its rules or theorems, takes its words from
/// here. The text is read when something of it is first wanted.
public final class CatalogText {
    private static final String ENDING = ".rules";

    private final String name;
    private final Supplier<DescribedText> parts;
    private final Supplier<GameDescription> description;
    private final Supplier<Optional<RuleFamily>> rules;
    private final Supplier<Entry> entry;
    private final Supplier<Messages> words;
    private final Supplier<Map<String, Stated>> theorems;

    /// A theorem as its text states it.
    ///
    /// @param key of its sentences
    /// @param source where it was published
    public record Stated(String key, Source source) {}

    private CatalogText(String name) {
        this.name = name;
        this.parts = new Once<>(() -> DescribedText.of(ResourceText.of(CatalogText.class, name + ENDING)));
        this.description = new Once<>(() ->
                parts.get().about(name).orElseThrow(() -> new IllegalStateException("nothing is said about " + name)));
        this.rules = new Once<>(this::read);
        this.entry = new Once<>(() -> description.get().entry());
        this.words = new Once<>(() -> description.get().words());
        this.theorems = new Once<>(() -> description.get().theorems().stream()
                .collect(Collectors.toMap(
                        TheoremDescription::key, stated -> new Stated(stated.key(), stated.source()))));
    }

    /// The text of a game, or of a theorem that several games share.
    ///
    /// @param name of the game, and of the resource without its ending
    public static CatalogText of(String name) {
        return new CatalogText(name);
    }

    /// Whether there is a text of a game.
    static boolean exists(String name) {
        if (!name.chars().allMatch(Character::isLetterOrDigit)) {
            return false;
        }
        try (InputStream text = CatalogText.class.getResourceAsStream(name + ENDING)) {
            return text != null;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// Theorems without a formula are none of the rules.
    private Optional<RuleFamily> read() {
        String source = parts.get().rules();
        if (source.isBlank()) {
            return Optional.empty();
        }
        DescribedText said = description().hasFormulas() ? parts.get() : new DescribedText(source, List.of());
        return RuleText.known(source, said).family(name);
    }

    /// What is said of the game.
    GameDescription description() {
        return description.get();
    }

    /// The rules in the rule language; empty where it cannot say them.
    Optional<RuleFamily> rules() {
        return rules.get();
    }

    /// The same, as a family that stands beside one in Java.
    public Optional<Family> written() {
        return rules().map(rules -> rules);
    }

    /// The rules in the rule language as rules of pairs of which a move may leave two.
    ///
    /// @throws java.util.NoSuchElementException if there are none
    public PairRules pairRules() {
        return new PairRules(
                true, new CompiledPairs(new Once<>(() -> rules().orElseThrow().of())));
    }

    /// The name of the game.
    public String name() {
        return name;
    }

    /// How the game is listed and found.
    public Entry entry() {
        return entry.get();
    }

    /// The sentences of the theorems and their reasons.
    public Messages words() {
        return words.get();
    }

    /// The theorem of a key.
    ///
    /// @throws IllegalStateException if the text states none
    public Stated theorem(String key) {
        return Optional.ofNullable(theorems.get().get(key))
                .orElseThrow(() -> new IllegalStateException(name + " states no theorem " + key));
    }

    /// The games and positions on which its theorems are to be compared with search; none if the text names none.
    ///
    /// @param parameters their names
    /// @param game for some parameters, of heaps or of pairs
    List<VerificationCase<?>> cases(
            List<String> parameters, Thoroughness thoroughness, Function<List<BigInteger>, CatalogGame<?>> game) {
        return description()
                .ranges(parameters, thoroughness)
                .<VerificationCase<?>>map(range -> to(game.apply(range.parameters()), range.to()))
                .toList();
    }

    @SuppressWarnings("unchecked") // a game that is not of heaps is one of pairs
    private static VerificationCase<?> to(CatalogGame<?> game, int bound) {
        return game.ofHeaps()
                .<VerificationCase<?>>map(heaps -> VerificationCase.heaps(heaps, bound))
                .orElseGet(() -> VerificationCase.cells((Game<Pair>) game, game.least(), bound));
    }

    /// The theorems that the text states by formulas of heaps.
    ///
    /// @throws java.util.NoSuchElementException if there are no rules
    public List<Theorem<BigInteger>> heapTheorems(BigInteger... parameters) {
        return rules().orElseThrow()
                .described(List.of(parameters), new TextRules.Heaps())
                .theorems();
    }

    /// How the game is written, for messages.
    public String form() {
        return entry().form();
    }

    /// The only parameter of the game, a number from 1 on.
    ///
    /// @param parameter its name, for messages
    /// @throws org.grundy.text.InputError if it is missing, or no such number
    public BigInteger number(Arguments parameters, String parameter) {
        return parameters.present(entry()).count(1, 1, form()).get(0).number(parameter, 1);
    }

    /// Heaps as they are written.
    public HeapNotation heaps() {
        return new HeapNotation(form());
    }

    /// Pairs as they are written.
    ///
    /// @param least the smallest coordinate allowed
    public PairNotation pairs(int least) {
        return new PairNotation(entry(), least);
    }

    /// The game without parameters.
    public <P> CatalogGame<P> game(Ruleset<P> rules, List<Theorem<P>> theorems, PositionNotation<P> notation) {
        return game("", rules, theorems, notation);
    }

    /// The game with parameters.
    ///
    /// @param parameters as they are written, with their brackets
    public <P> CatalogGame<P> game(
            String parameters, Ruleset<P> rules, List<Theorem<P>> theorems, PositionNotation<P> notation) {
        return new CatalogGame<>(entry(), name + parameters, rules, theorems, notation, words());
    }

    /// The game with parameters, and with a fast way to its values.
    ///
    /// @param parameters as they are written, with their brackets
    public <P> CatalogGame<P> game(
            String parameters,
            Ruleset<P> rules,
            List<Theorem<P>> theorems,
            Valuation<P> values,
            PositionNotation<P> notation) {
        return new CatalogGame<>(entry(), name + parameters, rules, theorems, Optional.of(values), notation, words());
    }
}
