package org.grundy.cli.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.MisereOption;
import org.grundy.cli.option.ProblemConvention;
import org.grundy.cli.option.RulesOptions;
import org.grundy.discover.count.CountQuestion;
import org.grundy.discover.count.HeapSum;
import org.grundy.discover.count.Selection;
import org.grundy.discover.count.Summand;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The options that say which positions are counted.
public final class CountOptions {
    private static final BigInteger LARGEST_VALUE = BigInteger.valueOf(Long.MAX_VALUE);

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Parameters(paramLabel = "GAME", arity = "0..1", completionCandidates = GameNames.class)
    private String name = "";

    @Option(names = "--to", paramLabel = "N", required = true)
    private String to = "";

    @Option(names = "--from", paramLabel = "M")
    private String from = "0";

    @Option(names = "--lost")
    private boolean lost;

    @Option(names = "--won")
    private boolean won;

    @Option(names = "--value", paramLabel = "V")
    private @Nullable String value;

    @Option(names = "--ascending")
    private boolean ascending;

    @Option(names = "--where", paramLabel = "CONDITION")
    private @Nullable String where;

    @Option(names = "--mod", paramLabel = "M")
    private @Nullable String modulus;

    @Mixin
    private final MisereOption misere = new MisereOption();

    @Option(names = "--json")
    private boolean json;

    /// What is counted: a game, or a sum.
    ///
    /// @param games about positions as they are written, then perhaps about states; none for a sum
    /// @param sum if it is one
    public record Subject(List<Variation> games, Optional<HeapSum> sum) {
        /// Copies the list.
        public Subject {
            games = List.copyOf(games);
        }

        /// Its name.
        public String title() {
            return sum.map(HeapSum::text).orElseGet(() -> sampled().game().name());
        }

        /// The names of the numbers.
        public List<String> variables() {
            return sum.map(HeapSum::variables)
                    .orElseGet(() -> sampled().game() instanceof RuleGame game && game.dimensions() > 2
                            ? game.numbers()
                            : games.getFirst().variables());
        }

        private SampledGame<?> sampled() {
            return games.getFirst().members().getFirst().sampled();
        }
    }

    /// What is counted.
    ///
    /// @throws InputError if there is no such game
    public Subject subject(Console console) {
        Library library = rules.library(console);
        if (HeapSum.is(name)) {
            return new Subject(List.of(), Optional.of(HeapSum.of(name, library)));
        }
        return new Subject(NamedVariations.all(rules.named(() -> library, name), library, List.of()), Optional.empty());
    }

    /// Whether it is said which positions are meant.
    public boolean selects() {
        return lost || won || value != null;
    }

    /// What is asked.
    ///
    /// @param summand what is added up
    /// @throws InputError if an option cannot be read, or options exclude each other
    public CountQuestion question(Subject subject, Selection usual, Summand summand) {
        if (Stream.of(lost, won, value != null).filter(given -> given).count() > 1) {
            throw new InputError("--lost, --won and --value exclude each other", "--lost、--won 与 --value 不能同时使用");
        }
        BigInteger least = OptionText.slice("--from", from).number("--from", 0);
        BigInteger most = OptionText.slice("--to", to).number("--to", 0);
        if (most.compareTo(least) < 0) {
            throw OptionText.slice("--to", to)
                    .error("--to is at least --from, which is %s", "--to 不能小于 --from，即 %s", least);
        }
        return new CountQuestion(
                selection(usual), summand, least, most, ascending, Optional.ofNullable(where), play(subject));
    }

    private Selection selection(Selection usual) {
        if (value != null) {
            BigInteger wanted = OptionText.slice("--value", value).number("--value", 0);
            if (wanted.compareTo(LARGEST_VALUE) > 0) {
                throw OptionText.slice("--value", value)
                        .above("--value", wanted, LARGEST_VALUE.toString(), LARGEST_VALUE);
            }
            return new Selection.Valued(wanted.longValueExact());
        }
        return lost ? new Selection.Lost() : won ? new Selection.Won() : usual;
    }

    private Play play(Subject subject) {
        if (misere.isGiven()) {
            return Play.MISERE;
        }
        return subject.games().isEmpty()
                ? ProblemConvention.play(
                        subject.sum().orElseThrow().parts().stream()
                                .map(HeapSum.Part::game)
                                .toList(),
                        name)
                : ProblemConvention.play(subject.sampled().game(), name);
    }

    /// The modulus, if one is given.
    ///
    /// @throws InputError if it is not at least 1
    public Optional<BigInteger> modulus() {
        return Optional.ofNullable(modulus)
                .map(text -> OptionText.slice("--mod", text).number("--mod", 1));
    }

    /// The limits.
    public Budget budget() {
        return limits.budget();
    }

    /// Whether the answer is printed as JSON.
    public boolean json() {
        return json;
    }
}
