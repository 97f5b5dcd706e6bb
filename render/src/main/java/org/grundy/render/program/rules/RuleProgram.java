package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.TableOrder;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.Language;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramFile;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.rules.expression.RuleScope;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Rules as a program that computes values by definition: a table filled in an order that is proved to be
/// right, or else states remembered one by one. Where a form gives the values, only moves are looked for by the rules.
///
/// @param language the programming language
/// @param game the rules; their last numbers may be parameters
/// @param target what is computed
/// @param limits up to where
/// @param form gives the values of all states, where they are not computed
/// @param words the language of its remarks
public record RuleProgram(
        ProgramLanguage language,
        RuleGame game,
        ProgramTarget target,
        Limits limits,
        Optional<Program> form,
        Language words)
        implements SourceText {
    private static final long MOST_CELLS = 1L << 28;

    /// Up to where a program computes.
    ///
    /// @param corner a state with the largest numbers, parameters included; without numbers of its list
    /// @param value the largest value, where it is known of all states up to there
    /// @param moves how many lead from the corner, where that is known
    /// @param wild in misère play the first state that is known to be wild
    /// @param repeats whether positions may come again
    public record Limits(
            RuleState corner, OptionalLong value, OptionalLong moves, Optional<String> wild, boolean repeats) {}

    /// A program that computes the values.
    public RuleProgram(ProgramLanguage language, RuleGame game, ProgramTarget target, Limits limits, Language words) {
        this(language, game, target, limits, Optional.empty(), words);
    }

    /// The names of the variables of moves, which answers may tell.
    public static List<String> moveVariables(RuleGame game) {
        return FoundMoves.variables(game.tree());
    }

    /// Why there is no such program, empty if there is one.
    public Optional<BilingualText> refusal() {
        return target.refusal(game.tree(), sums(), isSearched());
    }

    /// Looks whether there is such a program.
    ///
    /// @throws InputError if there is a [#refusal()]
    public void check() {
        refusal().ifPresent(why -> {
            throw new InputError(why.en(), why.zh());
        });
    }

    /// The program.
    ///
    /// @param main whether it is to read positions and print their answers; else this is shown in a comment
    /// @param format what the input looks like
    /// @throws IllegalArgumentException if there is a [#refusal()]
    @Override
    public String text(boolean main, InputFormat format) {
        if (refusal().isPresent()) {
            throw new IllegalArgumentException(refusal().get().en());
        }
        ProgramPrelude prelude = form.map(Program::prelude).orElseGet(() -> new ProgramPrelude(language, words, false));
        StatementWriter code = StatementWriter.ofFunctions(language);
        Optional<TableOrder> order = order();
        new RuleFunctions(plan(order, !sums() && !format.sums()), code, prelude).write();
        return ProgramFile.of(
                        code, prelude, new RuleRemarks(this, order).lines(), new CalledRules(this).called(), format)
                .text(main);
    }

    /// The order of a table, empty if states are to be remembered.
    private Optional<TableOrder> order() {
        GameTree tree = game.tree();
        int places = tree.shape().arity() - target.parameters();
        return tree.hasList() || isSearched() || form.isPresent() || target.hasPlacesInRows(places)
                ? Optional.empty()
                : game.order(limits.corner)
                        .map(order -> without(order, places))
                        .filter(order -> order.axes().size() == places && order.cells() <= MOST_CELLS);
    }

    /// The order without the axes of parameters.
    private static TableOrder without(TableOrder order, int places) {
        List<TableOrder.Axis> axes = order.axes().stream()
                .filter(axis -> axis.place() < places && axis.others().stream().allMatch(other -> other < places))
                .toList();
        long cells = axes.stream().mapToLong(axis -> axis.bound() + 1).reduce(1, RuleProgram::product);
        return new TableOrder(
                axes, order.solved().stream().filter(axes::contains).toList(), order.largest(), cells);
    }

    private static long product(long a, long b) {
        return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }

    /// Whether a state can be won at once.
    boolean wins() {
        return game.tree().specials().stream().anyMatch(SpecialStates.Win.class::isInstance);
    }

    /// The numbers of a position as it is written, without parameters.
    List<String> written() {
        List<String> all = starts() ? game.variables() : game.numbers();
        return all.subList(0, all.size() - target.parameters());
    }

    /// The parameters.
    List<String> parameters() {
        List<String> all = game.numbers();
        return all.subList(all.size() - target.parameters(), all.size());
    }

    private boolean starts() {
        return !target.states() && game.tree().start().isPresent();
    }

    private RulePlan plan(Optional<TableOrder> order, boolean single) {
        OptionSink sink = sink(order);
        CellType cells = sink.isOutcome()
                ? CellType.TRUTH
                : sink.isLength() ? CellType.ofTwice(longest(order), false) : cells(largest(order));
        return new RulePlan(
                game, target, starts(), single, sink, components(), order, cells, names(), list(), limits.corner, form);
    }

    private CellType cells(long largest) {
        return isTame() ? CellType.ofTwice(Math.max(largest, 1), true) : CellType.of(largest, wins());
    }

    private OptionSink sink(Optional<TableOrder> order) {
        if (isSearched()) {
            return OptionSink.SUMS;
        }
        if (isTame()) {
            return OptionSink.GENERA;
        }
        if (target.moves().length()) {
            return target.play() == Play.MISERE ? OptionSink.MISERE_LENGTH : OptionSink.NORMAL_LENGTH;
        }
        if (target.quantity() == SampledQuantity.LOST && !game.rules().splits()) {
            return target.play() == Play.MISERE ? OptionSink.MISERE_OUTCOME : OptionSink.NORMAL_OUTCOME;
        }
        boolean bits = order.isPresent() && optionsAtMost().orElse(Long.SIZE) < Long.SIZE && !nimbers();
        return bits ? OptionSink.BITS : order.isPresent() ? OptionSink.MARKS : OptionSink.LIST;
    }

    /// The same, with the first state that is wild.
    ///
    /// @param first finds it by the largest numbers
    public RuleProgram withWild(Function<RuleState, Optional<String>> first) {
        Limits found =
                new Limits(limits.corner, limits.value, limits.moves, first.apply(limits.corner), limits.repeats);
        return new RuleProgram(language, game, target, found, form, words);
    }

    /// The same, where a form gives the values; empty if it does not give what the moves are looked for by.
    ///
    /// @param known the form, whose arguments are the numbers of a state
    public Optional<RuleProgram> withForm(Program known) {
        RuleProgram program = new RuleProgram(language, game, target, limits, Optional.of(known), words);
        boolean fits = known.isOfLongs()
                && known.arguments().equals(game.numbers())
                && !starts()
                && !wins()
                && !target.moves().length()
                && known.quantity()
                        == SampledQuantity.LOST
                        == program.sink(Optional.empty()).isOutcome();
        return Optional.of(program).filter(each -> fits && each.refusal().isEmpty());
    }

    /// Whether sums are met, by moves or in the question.
    private boolean sums() {
        return game.rules().splits() || target.sums();
    }

    /// Whether genera are computed, by which misère sums are decided where all components are tame.
    public boolean isTame() {
        return target.play() == Play.MISERE && sums() && !isSearched();
    }

    /// Whether whole positions are searched: misère sums that genera do not decide, and positions that may come again.
    public boolean isSearched() {
        return isEndless() || (target.play() == Play.MISERE && sums() && (limits.wild.isPresent() || wins()));
    }

    /// Whether outcomes are asked for, and may be draws.
    boolean isEndless() {
        return target.quantity() == SampledQuantity.LOST && limits.repeats;
    }

    /// How the values of components are put together.
    ComponentSum components() {
        if (isSearched()) {
            return isEndless() ? ComponentSum.DRAWN : ComponentSum.SEARCHED;
        }
        if (target.moves().length()) {
            return ComponentSum.LENGTH;
        }
        return isTame() ? ComponentSum.TAME : wins() ? ComponentSum.WON_AT_ONCE : ComponentSum.NIM;
    }

    private boolean nimbers() {
        return ProgramTarget.hasNimbers(game.tree());
    }

    /// The largest value: known, or bounded by the number of options or by the length of play.
    private long largest(Optional<TableOrder> order) {
        if (nimbers()) {
            return Math.max(65_535, limits.value.orElse(Integer.MAX_VALUE));
        }
        OptionalLong play = game.rules().splits() ? OptionalLong.empty() : OptionalLong.of(longest(order));
        return Stream.of(limits.value, optionsAtMost(), play)
                .flatMapToLong(OptionalLong::stream)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /// How many moves play lasts at most.
    private long longest(Optional<TableOrder> order) {
        return order.map(each -> game.explanation().measures().size() == 1
                        ? each.axes().getFirst().bound()
                        : each.cells() - 1)
                .orElse((long) Integer.MAX_VALUE);
    }

    /// How many options a state has at most, where that is the same for all.
    private OptionalLong optionsAtMost() {
        return OptionCount.of(game.tree());
    }

    private ProgramNames names() {
        List<String> all = new ArrayList<>(game.numbers());
        return new ProgramNames(all, RuleScope.OWN_NAMES);
    }

    /// The name of the list of a position as it is written.
    Optional<String> writtenList() {
        return starts() ? game.writtenList() : game.list();
    }

    private String list() {
        return named(game.list());
    }

    /// A list's name in the program, empty if there is none.
    static String named(Optional<String> list) {
        return list.map(name ->
                        name.matches("[A-Za-z]+") && !RuleScope.OWN_NAMES.contains(name) && ProgramNames.isFree(name)
                                ? name
                                : "list_of_numbers")
                .orElse("");
    }
}
