package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.described.DescribedGame;
import org.grundy.lang.rules.described.GameDescription;
import org.grundy.lang.rules.described.StateNumbers;
import org.grundy.lang.rules.internal.check.Binding;
import org.grundy.lang.rules.internal.check.GameChecker;
import org.grundy.lang.rules.internal.check.OwnPositions;
import org.grundy.lang.rules.internal.check.ParameterChecker;
import org.grundy.lang.rules.internal.check.ParameterKind;
import org.grundy.lang.rules.internal.execution.ExactEvaluator;
import org.grundy.lang.rules.internal.proof.NaturalTargets;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.ParameterLifting;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.text.InputError;
import org.grundy.text.Once;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family of games given by rules: one for each choice of the rules' parameters.
public final class RuleFamily implements Family {
    private final GameSyntax game;
    private final String source;
    private final ParameterChecker parameters;
    private final String file;
    private final Optional<GameDescription> description;
    private final Supplier<GameTree> example;
    private final Supplier<Entry> entry;
    private final Supplier<DescribedGame.Checked> stated;

    /// A family whose rules are not yet checked.
    ///
    /// @param source the text of the rules
    /// @param file its name
    /// @param description what the text says of the game beside them
    RuleFamily(GameSyntax game, String source, String file, Optional<GameDescription> description) {
        this.file = file;
        this.game = new OwnPositions(game).asStates();
        this.source = source;
        this.parameters = new ParameterChecker(this.game);
        this.description = description;
        this.example = new Once<>(() -> checked(this.game, familyName(), named(values().examples())));
        this.entry = new Once<>(this::described);
        this.stated = new Once<>(this::stated);
    }

    private Entry described() {
        Entry plain = new RuleEntry(game, source, parameters).of(example.get());
        return description.map(said -> said.entry(plain)).orElse(plain);
    }

    /// Checks the rules, and what is stated of them.
    ///
    /// @throws InputError if they are not well-formed; the message says where and what was expected
    void check() {
        entry();
        statements(values().examples(), example.get());
    }

    /// What the text says of the game beside its rules.
    public Optional<GameDescription> description() {
        return description;
    }

    /// The game for numbers of any size as parameters.
    ///
    /// @param values as many as there are [#parameters()], none of which is a set
    /// @param states how positions are numbers
    /// @throws InputError if something that the text states is no formula
    public <P> DescribedGame<P> described(List<BigInteger> values, StateNumbers<P> states) {
        return DescribedGame.of(stated.get(), values, states);
    }

    private DescribedGame.Checked stated() {
        return DescribedGame.Checked.of(
                description.orElseGet(() -> new GameDescription(familyName(), List.of(), List.of())),
                GameChecker.check(game, familyName(), source, Binding.numbers(parameters(), ExactEvaluator.PARAMETERS)),
                parameters());
    }

    /// The game for some numbers as parameters.
    ///
    /// @param numbers as many as there are [#parameters()], none of which is a set
    /// @throws InputError if the rules are invalid for these values
    public RuleGame of(long... numbers) {
        return game(bindings(numbers));
    }

    /// The rules of that game, checked and not compiled. Moves to numbers below 0 are not left out.
    ///
    /// @throws InputError if the rules are invalid for these values
    public GameTree tree(long... numbers) {
        List<Binding> values = bindings(numbers);
        return GameChecker.check(game, title(values), source, named(values));
    }

    private static List<Binding> bindings(long... numbers) {
        return LongStream.of(numbers)
                .<Binding>mapToObj(number -> new Binding.NumberValue(IntExpr.of(number)))
                .toList();
    }

    private GameTree checked(GameSyntax syntax, String title, Map<String, Binding> bindings) {
        return NaturalTargets.of(GameChecker.check(syntax, title, source, bindings));
    }

    /// The names of the parameters, in their order.
    public List<String> parameters() {
        return game.parameters().stream().map(parameter -> parameter.word()).toList();
    }

    /// Values of the parameters to begin with, as they are written between brackets: the default of each, or a small
    /// one; `?` for a default that cannot be listed.
    public List<String> usualValues() {
        return new RuleEntry(game, source, parameters).usualValues();
    }

    /// A summary of the rules, with small parameters where there is no default.
    public Explanation explanation() {
        return example().explanation();
    }

    /// The game for the defaults of its parameters, and small ones where there is no default.
    public RuleGame example() {
        return new RuleGame(entry(), example.get(), Optional::empty);
    }

    @Override
    public String familyName() {
        return game.title();
    }

    @Override
    public Entry entry() {
        return entry.get();
    }

    /// Those that the text names, else the game for the defaults of its parameters.
    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        if (description.isEmpty() || description.get().theorems().isEmpty()) {
            return List.of();
        }
        List<VerificationCase<?>> named = description
                .get()
                .ranges(parameters(), thoroughness)
                .<VerificationCase<?>>map(range -> FileStatements.upTo(
                        of(range.parameters().stream()
                                .mapToLong(BigInteger::longValueExact)
                                .toArray()),
                        range.to()))
                .toList();
        boolean whole =
                game.parameters().stream().allMatch(each -> each.standard().isPresent());
        return named.isEmpty() && whole ? List.of(FileStatements.usual(game(values().examples()))) : named;
    }

    @Override
    public RuleGame with(Arguments arguments) {
        return game(values().of(arguments, entry()));
    }

    /// The game for some arguments, in which some parameters are numbers of the state instead.
    ///
    /// @param open names of parameters
    RuleGame lifted(List<String> open, Arguments arguments) {
        open.forEach(name -> checkLiftable(name, arguments));
        GameSyntax lifted = new ParameterLifting(game, open).lifted();
        Map<String, Binding> named = new LinkedHashMap<>();
        for (int i = 0; i < game.parameters().size(); i++) {
            GameSyntax.Parameter parameter = game.parameters().get(i);
            if (!open.contains(parameter.word())) {
                named.put(parameter.word(), values().at(i, arguments, entry()));
            }
        }
        return new RuleGame(entry(), checked(lifted, familyName(), named), Optional::empty);
    }

    /// The parameters that are sets, lists or lists of lists.
    public List<String> lists() {
        return values().lists();
    }

    /// Whether a parameter has a default.
    public boolean hasDefault(String parameter) {
        return game.parameters().stream()
                .anyMatch(
                        each -> each.word().equals(parameter) && each.standard().isPresent());
    }

    /// Whether a parameter is a list of lists.
    public boolean hasRows(String parameter) {
        return values().kind(parameter) == ParameterKind.ROWS;
    }

    /// Whether the rules ask how many rows a parameter has that is a list of lists.
    public boolean countsRows(String parameter) {
        return parameters.countsRows(parameter);
    }

    /// The game in which lists stay open, for programs that read them. Numbers among the parameters become numbers of
    /// the state, or have their defaults; where something is computed, small examples take the place of the lists.
    ///
    /// @param numbers parameters that are numbers of the state
    /// @param lists by the names of parameters what a program calls them
    /// @param least what the numbers of sets are taken to be at least where something is proved
    /// @throws InputError if the order of the numbers of a state does not matter and one is to be added, or if a
    ///     parameter is neither given nor has a default
    public RuleGame withGiven(List<String> numbers, Map<String, String> lists, long least) {
        GameSyntax lifted = numbers.isEmpty() ? game : new ParameterLifting(game, numbers).lifted();
        return new RuleGame(
                entry(), checked(lifted, familyName(), values().given(numbers, lists, least)), Optional::empty);
    }

    private FamilyParameters values() {
        return new FamilyParameters(game, source, parameters);
    }

    private void checkLiftable(String name, Arguments arguments) {
        boolean set = game.parameters().stream()
                .anyMatch(each ->
                        each.word().equals(name) && parameters.kind(each).isSeveral());
        boolean unordered = game.statements().stream().anyMatch(GameStatement.Unordered.class::isInstance)
                && example.get().shape().list().isEmpty();
        if (set || unordered) {
            throw arguments.error(
                    "the parameter " + name + " cannot stay open, for "
                            + (set ? "it is a set" : "the numbers of a state are unordered")
                            + ": give it a value between the brackets",
                    "参数 " + name + " 不能留空，因为" + (set ? "它是集合" : "局面中的数不分次序") + "：请在方括号里给出它的值");
        }
    }

    /// The game for some parameters, in their order: a number as `Long`, a set as a collection of `Long`.
    ///
    /// @throws InputError if the rules are invalid for these values
    RuleGame game(List<Binding> values) {
        GameTree tree = checked(game, title(values), named(values));
        return new RuleGame(entry(), tree, () -> statements(values, tree));
    }

    /// What the text states of the game for some parameters; nothing where one of them is a set.
    ///
    /// @param tree the rules for these parameters
    /// @throws InputError if something that the text states is no formula
    private Optional<FileStatements> statements(List<Binding> values, GameTree tree) {
        List<BigInteger> numbers = values.stream()
                .flatMap(value -> value instanceof Binding.NumberValue(IntExpr.Constant(long number))
                        ? Stream.of(BigInteger.valueOf(number))
                        : Stream.empty())
                .toList();
        return description
                .filter(said -> !said.theorems().isEmpty() && numbers.size() == values.size())
                .map(said -> new FileStatements(
                        described(
                                numbers, new FileStatements.States(tree.shape().numbers())),
                        said.words(),
                        file));
    }

    private String title(List<Binding> values) {
        return familyName() + RuleEntry.title(values);
    }

    private Map<String, Binding> named(List<Binding> values) {
        Map<String, Binding> named = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            named.put(game.parameters().get(i).word(), values.get(i));
        }
        return named;
    }
}
