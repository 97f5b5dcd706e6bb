package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.TableOrder;
import org.grundy.lang.rules.tree.BoolExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.Language;
import org.grundy.render.program.InputFormat;
import org.grundy.render.program.ProgramFile;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReaderWriter;
import org.grundy.render.program.ReservedWords;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.StatementWriter;
import org.grundy.text.BilingualText;

/// Rules as a program that computes values by definition: a table filled in an order that is proved to be
/// right, or else states remembered one by one.
///
/// @param language the programming language
/// @param game the rules; their last numbers may be parameters
/// @param target what is computed
/// @param limits up to where
/// @param words the language of its remarks
public record RuleProgram(ProgramLanguage language, RuleGame game, Target target, Limits limits, Language words)
        implements SourceText {
    private static final long MOST_CELLS = 1L << 28;
    /// Names that such programs use themselves.
    static final Set<String> OWN_NAMES = Set.of(
            "seen",
            "turn",
            "sum",
            "stuck",
            "values",
            "value",
            "known",
            "at",
            "fill",
            "filled",
            "computed",
            "mex",
            "together",
            "state",
            "is_lost",
            "exists",
            "copy",
            "cell",
            "heap",
            "heaps",
            "count",
            "cases",
            "left",
            "place",
            "result",
            "numbers",
            "total",
            "largest",
            "smallest",
            "primes",
            "powers",
            "divisors",
            "joined",
            "divides",
            "power",
            "key",
            "sys",
            "next",
            "range",
            "len",
            "tuple",
            "set",
            "sum_of");

    /// What a program computes.
    ///
    /// @param quantity outcome or Grundy value
    /// @param play how it is played
    /// @param parameters how many of the last numbers of a state are parameters
    /// @param states whether positions are given as states, where they may be written in another way
    public record Target(SampledQuantity quantity, Play play, int parameters, boolean states) {}

    /// Up to where a program computes.
    ///
    /// @param corner a state with the largest numbers, parameters included; without numbers of its list
    /// @param value the largest value, where it is known of all states up to there
    public record Limits(RuleState corner, OptionalLong value) {}

    /// Why there is no such program, empty if there is one.
    public Optional<BilingualText> refusal() {
        if (target.play == Play.MISERE && game.rules().splits()) {
            return Optional.of(new BilingualText(
                    "in misère play there is no program for moves that leave several components, for the outcome of a"
                            + " sum does not follow from values of its components",
                    "反常规则下，一步留下多个分支的游戏没有这样的程序：和的胜负不能由各分支的值得出"));
        }
        if (target.play == Play.MISERE && target.quantity == SampledQuantity.GRUNDY) {
            return Optional.of(new BilingualText(
                    "Grundy values are defined for normal play; in misère play choose --show outcome",
                    "Grundy 值只在正常规则下有定义；反常规则下请用 --show outcome"));
        }
        return Optional.empty();
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
        ProgramPrelude prelude = new ProgramPrelude(language, false);
        StatementWriter code = new StatementWriter(language);
        Optional<TableOrder> order = order();
        new RuleFunctions(plan(order), code, prelude).write();
        ReaderWriter.Called called = called();
        String reader = new ReaderWriter(new StatementWriter(language), prelude, called, format).text();
        String functions = language == ProgramLanguage.JAVA ? ProgramFile.indented(code.text()) : code.text();
        return new ProgramFile(
                        language,
                        new RuleRemarks(this, order).lines(),
                        prelude.text() + functions.stripTrailing(),
                        reader)
                .text(main);
    }

    /// The order of a table, empty if states are to be remembered.
    private Optional<TableOrder> order() {
        GameTree tree = game.tree();
        int places = tree.shape().arity() - target.parameters;
        return tree.shape().list().isPresent()
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
        return all.subList(0, all.size() - target.parameters);
    }

    /// The parameters.
    List<String> parameters() {
        List<String> all = game.numbers();
        return all.subList(all.size() - target.parameters, all.size());
    }

    private boolean starts() {
        return !target.states && game.tree().start().isPresent();
    }

    private RulePlan plan(Optional<TableOrder> order) {
        boolean outcome =
                target.quantity == SampledQuantity.LOST && !game.rules().splits();
        boolean bits = order.isPresent() && optionsAtMost().orElse(Long.SIZE) < Long.SIZE && !nimbers();
        OptionSink sink = outcome
                ? target.play == Play.MISERE ? OptionSink.MISERE_OUTCOME : OptionSink.NORMAL_OUTCOME
                : bits ? OptionSink.BITS : order.isPresent() ? OptionSink.MARKS : OptionSink.LIST;
        CellType cells = outcome ? CellType.TRUTH : CellType.of(largest(order), wins());
        return new RulePlan(game, target, starts(), sink, order, cells, names(), list(), limits.corner);
    }

    private boolean nimbers() {
        return game.tree().specials().stream().anyMatch(SpecialStates.Value.class::isInstance);
    }

    /// The largest value: known, or bounded by the number of options or by the length of play.
    private long largest(Optional<TableOrder> order) {
        if (nimbers()) {
            return Math.max(65_535, limits.value.orElse(Integer.MAX_VALUE));
        }
        OptionalLong play = game.rules().splits() || order.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(
                        game.explanation().measures().size() == 1
                                ? order.get().axes().getFirst().bound()
                                : order.get().cells() - 1);
        return Stream.of(limits.value, optionsAtMost(), play)
                .flatMapToLong(OptionalLong::stream)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /// How many options a state has at most, where that is the same for all.
    private OptionalLong optionsAtMost() {
        return OptionCount.of(game.tree());
    }

    private ProgramNames names() {
        List<String> all = new ArrayList<>(game.numbers());
        return new ProgramNames(all, OWN_NAMES);
    }

    private ReaderWriter.Called called() {
        List<String> all = new ProgramNames(
                        Stream.concat(written().stream(), parameters().stream()).toList(), OWN_NAMES)
                .all();
        int numbers = written().size();
        return new ReaderWriter.Called(
                all.subList(0, numbers),
                all.subList(numbers, all.size()),
                starts() ? "" : list(),
                target.quantity,
                false,
                wins());
    }

    private String list() {
        return game.list()
                .map(name -> name.matches("[A-Za-z]+") && !OWN_NAMES.contains(name) && !ReservedWords.ALL.contains(name)
                        ? name
                        : "list_of_numbers")
                .orElse("");
    }

    /// The game, as the remarks call it.
    String title() {
        String brackets = parameters().isEmpty() ? "" : "[" + String.join(",", parameters()) + "]";
        String numbers = Stream.concat(
                        written().stream(),
                        starts() ? Stream.empty() : game.list().stream().map(name -> name + "[]"))
                .collect(Collectors.joining(","));
        String name = game.tree().name();
        return name + brackets + "(" + numbers + ")";
    }

    /// Whether all states exist.
    static boolean allExist(GameTree tree) {
        return tree.domain().equals(new BoolExpr.Constant(true));
    }
}
