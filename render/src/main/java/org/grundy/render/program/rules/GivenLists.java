package org.grundy.render.program.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.render.Language;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.rules.expression.RuleScope;
import org.grundy.text.InputError;

/// Programs of rules with parameters that are lists and are read: sets of numbers that may be taken, what a graph joins
/// to each vertex, the rows of a grid. Such a program computes the values by definition for the lists that it has read;
/// a form could not hold for all of them. Numbers that are read may be all that there is.
///
/// @param family the rules
/// @param pattern what the input looks like
/// @param moves what is told of winning moves
public record GivenLists(RuleFamily family, InputPattern pattern, AskedMoves moves) {
    /// The largest number of a position that a table has by default, by how many numbers there are.
    private static final List<Integer> BOUNDS = List.of(10_000_000, 1_000, 100, 30, 10, 10);
    /// Parameters that are numbers have no bound.
    private static final long UNBOUNDED = 1_000_000_000_000_000_000L;
    /// Forms are looked for among the values from 1 to these of one parameter, of two, of three, where none are said.
    private static final List<Integer> LARGEST_NUMBERS = List.of(8, 8, 5);

    /// The lists among the parameters that an input gives; empty if none is read.
    ///
    /// @param chosen whether the parameters have values
    /// @throws InputError if none is read, and a list has neither a value nor a default
    public static Optional<GivenLists> of(RuleFamily family, InputFormat format, boolean chosen) {
        boolean read = format.pattern()
                .filter(pattern -> family.lists().stream().anyMatch(pattern::reads))
                .isPresent();
        Optional<String> lacking = family.lists().stream()
                .filter(name -> !read && !chosen && !family.hasDefault(name))
                .findFirst();
        if (lacking.isPresent()) {
            throw new InputError(
                    "nothing reads %1$s: read it from the input, as in --input \"%2$s\", or give it a value between "
                            + "brackets behind the game",
                    "没有读 %1$s：请从输入中读入，例如 --input \"%2$s\"，或在游戏名后的方括号里给出它的值",
                    lacking.get(),
                    example(family, lacking.get()));
        }
        format.pattern().ifPresent(pattern -> pattern.checkRows(family::countsRows));
        return format.pattern()
                .filter(pattern -> family.lists().stream().anyMatch(pattern::reads))
                .map(pattern -> new GivenLists(family, pattern, format.moves()));
    }

    /// The numbers among the parameters that an input gives, where neither ranges nor values are given:
    /// the program then computes the values by definition for the numbers that it has read. Empty if there
    /// are none, or the input lacks one that has no default.
    ///
    /// @param asked the games, which are neither chosen nor vary
    public static Optional<GivenLists> ofNumbers(AskedGames asked, InputFormat format) {
        if (asked.varies() || asked.game().contains("[")) {
            return Optional.empty();
        }
        return asked.rules()
                .filter(family -> family.lists().isEmpty())
                .flatMap(family -> format.pattern()
                        .filter(pattern -> family.parameters().stream().anyMatch(pattern::reads))
                        .filter(pattern -> family.parameters().stream()
                                .allMatch(name -> pattern.reads(name) || family.hasDefault(name)))
                        .map(pattern -> new GivenLists(family, pattern, format.moves())));
    }

    /// Whether a form is looked for. Where the rules have functions or a condition alone there is one state,
    /// which has no form; a form of many numbers would be seen in too few choices of them.
    public boolean mayHaveForm() {
        return !family.example().numbers().equals(List.of(StateShape.SINGLE))
                && numbers().size() <= LARGEST_NUMBERS.size();
    }

    /// The games with small values for the numbers, among which a form is looked for.
    public AskedGames varied(AskedGames asked) {
        String range = "=1.." + LARGEST_NUMBERS.get(numbers().size() - 1);
        return new AskedGames(
                asked.game(),
                asked.library(),
                numbers().stream().map(name -> name + range).toList());
    }

    private static String example(RuleFamily family, String name) {
        String position = String.join(" ", family.example().variables());
        return family.hasRows(name) ? "n m arcs " + name + "(u v)[m] " + position : "k " + name + "[k] " + position;
    }

    /// The program.
    ///
    /// @param to the largest number of a position, where that is asked for
    /// @param repeats whether positions may come again, which then are draws
    /// @throws org.grundy.text.InputError if a parameter is neither read nor has a default, or there is no
    ///     such program
    public RuleProgram program(
            ProgramLanguage language,
            SampledQuantity quantity,
            Play play,
            OptionalInt to,
            boolean repeats,
            Language words) {
        long least = 0;
        RuleGame game = game(0);
        if (game.explanation().measures().isEmpty()
                && !game(1).explanation().measures().isEmpty()) {
            least = 1;
            game = game(1);
        }
        int parameters = numbers().size();
        ProgramTarget target =
                new ProgramTarget(quantity, play, parameters, false, pattern.sums(), given(game, least), moves);
        RuleProgram program = new RuleProgram(language, game, target, limits(game, parameters, to, repeats), words);
        program.check();
        return program;
    }

    /// The rules with small examples for lists.
    ///
    /// @throws org.grundy.text.InputError if a parameter is neither read nor has a default
    public RuleGame game() {
        return game(0);
    }

    private RuleGame game(long least) {
        Map<String, String> variables = new LinkedHashMap<>();
        given(least).forEach(list -> variables.put(list.name(), list.variable()));
        return family.withGiven(numbers(), variables, least);
    }

    /// Parameters that are read as numbers.
    private List<String> numbers() {
        return family.parameters().stream()
                .filter(name -> !family.lists().contains(name) && pattern.reads(name))
                .toList();
    }

    private List<GivenList> given(long least) {
        return family.lists().stream()
                .filter(pattern::reads)
                .map(name -> family.hasRows(name) ? rows(name) : new GivenList(name, variable(name), false, least))
                .toList();
    }

    private GivenList rows(String name) {
        boolean counted = family.countsRows(name) || pattern.counts(name);
        return new GivenList(name, variable(name), true, 0, counted, List.of());
    }

    /// The same with the numbers of states that are vertices.
    private List<GivenList> given(RuleGame game, long least) {
        boolean written = game.tree().start().isPresent();
        return given(least).stream()
                .map(list -> list.rows() && !written ? withVertices(list, game) : list)
                .toList();
    }

    private static GivenList withVertices(GivenList list, RuleGame game) {
        List<String> names = game.numbers();
        List<String> vertices = VertexNumbers.of(game.tree(), list.variable()).stream()
                .filter(slot -> slot < names.size())
                .map(names::get)
                .toList();
        return list.withVertices(vertices);
    }

    private static String variable(String name) {
        boolean free = name.matches("[A-Za-z]\\w*") && !RuleScope.OWN_NAMES.contains(name) && ProgramNames.isFree(name);
        return free ? name : "list_" + Integer.toHexString(name.hashCode());
    }

    private static RuleProgram.Limits limits(RuleGame game, int parameters, OptionalInt to, boolean repeats) {
        int places = game.numbers().size() - parameters;
        long[] most = new long[game.numbers().size()];
        Arrays.fill(most, 0, places, to.orElse(BOUNDS.get(Math.min(Math.max(places, 1), BOUNDS.size()) - 1)));
        Arrays.fill(most, places, most.length, UNBOUNDED);
        return new RuleProgram.Limits(
                RuleState.of(most), OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), repeats);
    }
}
