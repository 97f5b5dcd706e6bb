package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.evidence.Checksum;
import org.grundy.game.Convention;
import org.grundy.game.SearchEngine;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.game.coding.WindowFiller;
import org.grundy.heap.SequenceRules;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.syntax.ElementText;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.text.Messages;
import org.grundy.text.Once;
import org.jspecify.annotations.Nullable;

/// A game given by rules, with its parameters substituted.
public final class RuleGame implements NamedGame<RuleState> {

    private final Entry entry;
    private final CompiledRules rules;
    private final WrittenStates written;
    private final Supplier<Optional<FileStatements>> statements;
    private final Optional<Valuation<RuleState>> recognised;
    private final Supplier<List<Theorem<RuleState>>> theorems;
    private final AtomicReference<@Nullable CouplesFirst> chosen = new AtomicReference<>();

    /// @param statements what the text of the rules states of them; read when it is first asked for
    RuleGame(Entry entry, GameTree tree, Supplier<Optional<FileStatements>> statements) {
        this.entry = entry;
        this.statements = new Once<>(statements);
        this.theorems = new Once<>(this::compared);
        this.rules = new CompiledRules(tree);
        this.written = new WrittenStates(rules, entry);
        this.recognised = RuleSequenceValues.of(rules);
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public String name() {
        return rules.tree().name();
    }

    @Override
    public Optional<SequenceRules> sequence() {
        return RuleSequenceValues.sequence(rules);
    }

    @Override
    public CompiledRules rules() {
        return rules;
    }

    @Override
    public Optional<Valuation<RuleState>> valuation() {
        return recognised.or(() -> Optional.ofNullable(chosen.get()));
    }

    @Override
    public boolean choose(SearchEngine engine, RuleState position) {
        if (recognised.isPresent() || engine != SearchEngine.COUPLES) {
            return false;
        }
        chosen.compareAndSet(null, new CouplesFirst(rules));
        return true;
    }

    /// The name and the checksum of the text, which comments and spaces do not change.
    @Override
    public String identity() {
        return name() + " " + Checksum.of(GameParser.normal(tree().source()));
    }

    /// The same rules without what their text states of them.
    @Override
    public RuleGame unstated() {
        return statements.get().isEmpty() ? this : new RuleGame(entry, tree(), Optional::empty);
    }

    /// What the text of the rules states, compared with search, and what is proved of them: looked for when it is first
    /// asked for.
    ///
    /// @throws InputError if search refutes a statement
    @Override
    public List<Theorem<RuleState>> theorems() {
        return theorems.get();
    }

    private List<Theorem<RuleState>> compared() {
        List<Theorem<RuleState>> all = new ArrayList<>();
        statements.get().ifPresent(stated -> all.addAll(stated.compared(this)));
        all.addAll(EqualNumbers.of(this));
        return List.copyOf(all);
    }

    @Override
    public Messages words() {
        return statements
                .get()
                .map(stated -> EqualNumbers.WORDS.and(stated.words()))
                .orElse(EqualNumbers.WORDS);
    }

    @Override
    public Convention convention() {
        return rules.tree().convention().orElse(Convention.NORMAL);
    }

    /// The names of the numbers of a position, in the order of [#at].
    @Override
    public List<String> variables() {
        GameTree tree = rules.tree();
        return tree.start().map(GameTree.Start::shape).orElse(tree.shape()).numbers();
    }

    /// The names of the numbers of a state; they differ from [#variables] where starts are written in
    /// another form.
    public List<String> numbers() {
        return rules.tree().shape().numbers();
    }

    /// The name of the list of numbers with which a state ends, if it does.
    public Optional<String> list() {
        return rules.tree().shape().list();
    }

    /// The name of the list of numbers with which a position ends as it is written, if it does.
    public Optional<String> writtenList() {
        GameTree tree = rules.tree();
        return tree.start().map(GameTree.Start::shape).orElse(tree.shape()).list();
    }

    /// The position that is written with these numbers, those of a start where there is one; empty if there is none.
    public Optional<RuleState> written(long... numbers) {
        return written.state(numbers, true).filter(rules::exists);
    }

    /// The text of the rules of one element, where states are lists and each move changes or removes one element,
    /// whatever the others are; empty elsewhere. A list is then the sum of its elements.
    public Optional<String> ofElement() {
        GameTree tree = tree();
        boolean bare = tree.specials().isEmpty()
                && tree.start().isEmpty()
                && tree.domain().equals(BoolExpr.Constant.ALWAYS)
                && numbers().isEmpty();
        return tree.shape().list().filter(list -> bare).flatMap(list -> ElementText.of(tree.source(), list));
    }

    /// The state with these [#numbers] and behind them those of its list, empty if the rules say that there
    /// is none.
    public Optional<RuleState> state(long... numbers) {
        return written.state(numbers, false).filter(rules::exists);
    }

    /// The states as arrays, for one thread, without limits.
    ///
    /// @param out takes the options that are listed
    public TupleOptions tuples(TupleOptions.Receiver out) {
        return tuples(Run.unlimited(), out);
    }

    /// The states as arrays, for one thread.
    ///
    /// @param run charged for what the rules look at
    /// @param out takes the options that are listed
    public TupleOptions tuples(Run run, TupleOptions.Receiver out) {
        return rules.tuples(run, out);
    }

    /// What fills windows of a table of all states up to a largest one with Grundy values; empty where
    /// rules do not lead from tuples of numbers to single ones by short steps down, or along lines.
    ///
    /// @param largest the largest of each number
    public Optional<WindowFiller> window(List<Integer> largest) {
        return rules.window(largest);
    }

    /// The checked rules.
    public GameTree tree() {
        return rules.tree();
    }

    /// An order in which a table of a state and all that play leads to can be filled, empty if none is proved
    /// or numbers grow without bound.
    public Optional<TableOrder> order(RuleState corner) {
        return TableOrder.of(rules, corner);
    }

    /// Whether no number of a component that moves lead to is ever negative, by proof.
    public boolean staysNatural(MoveTerm term) {
        return IntStream.range(0, term.numbers().size())
                .allMatch(place -> rules.measures().of(term).natural(place));
    }

    /// How the rules were compiled and how they will be solved.
    public Explanation explanation() {
        return Explanation.of(this);
    }

    /// The larger of the numbers at each place.
    @Override
    public RuleState above(RuleState first, RuleState second) {
        long[] larger = second.toArray();
        if (first.isNimber() || second.isNimber() || larger.length != first.shared().length) {
            return second;
        }
        Arrays.setAll(larger, place -> Math.max(larger[place], first.shared()[place]));
        return RuleState.sharing(larger);
    }

    @Override
    public String write(RuleState position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(RuleState position) {
        return position.isNimber() ? Optional.empty() : Optional.of(position.toIntegers());
    }

    @Override
    public int dimensions() {
        GameTree tree = rules.tree();
        if (tree.start().isPresent()) {
            StateShape written = tree.start().get().shape();
            return written.list().isPresent() ? 0 : written.arity();
        }
        return tree.hasList() ? 0 : tree.arity();
    }

    /// 1 where the state of zeros does not exist but the state of ones does.
    @Override
    public int least() {
        long[] zeros = new long[dimensions()];
        long[] ones = zeros.clone();
        Arrays.fill(ones, 1);
        return written.state(zeros, true).filter(rules::exists).isEmpty()
                        && written.state(ones, true).filter(rules::exists).isPresent()
                ? 1
                : 0;
    }

    @Override
    public RuleState at(List<BigInteger> coordinates) {
        // A table asks for every cell, so that no stream is made.
        boolean large = false;
        long[] numbers = new long[coordinates.size()];
        for (int i = 0; i < numbers.length; i++) {
            large |= coordinates.get(i).compareTo(WrittenStates.LARGEST_NUMBER) > 0;
            numbers[i] = coordinates.get(i).longValue();
        }
        return (large ? Optional.<RuleState>empty() : written.state(numbers, true))
                .filter(rules::exists)
                .orElseThrow(
                        () -> new InputError("there is no state %1$s of %2$s", "%2$s 没有局面 %1$s", coordinates, name()));
    }

    @Override
    public List<RuleState> positions(Arguments arguments) {
        return written.positions(arguments);
    }
}
