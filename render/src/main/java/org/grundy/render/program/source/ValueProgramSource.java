package org.grundy.render.program.source;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.analysis.move.CountedOptions;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.ReportSection;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.AskedGames;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.OpenRuleFamily;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.render.program.rules.ProgramTarget;
import org.grundy.render.program.rules.RuleProgram;
import org.grundy.text.InputError;

/// Finds the rules of the games that are asked for, and how far a program is to compute their values.
///
/// @param source what is asked for
/// @param asked the games as they were named
/// @param to the largest number of a position that is asked for
/// @param report what is known of the values
record ValueProgramSource(ProgramSource source, AskedGames asked, OptionalInt to, Optional<DiscoveryReport> report) {
    /// The largest number by default, of states of three, four, and five or more numbers.
    private static final List<Integer> DEFAULT_BOUNDS = List.of(60, 24, 10);

    /// So many candidates for moves are looked at to count the moves of one state.
    private static final long MANY = 10_000_000;
    private static final int STARTS = 512;
    private static final int LEAST_STEPS = 4;
    private static final int CHOICES = 3;
    private static final int MOST_CHOSEN = 5;

    /// The program.
    ///
    /// @throws InputError if there are no rules, or parameters cannot stay open
    RuleProgram program() {
        NamedGame<?> first = source.variation().members().getFirst().sampled().game();
        RuleFamily family = family(first);
        String title = source.variation().title();
        int bracket = title.indexOf('[');
        String brackets = bracket < 0 || family.parameters().isEmpty() ? "" : title.substring(bracket);
        List<String> names = source.variation().names();
        RuleGame open = game(new OpenRuleFamily(family, names), brackets);
        int closed = closed(family, first).numbers().size();
        int parameters = open.numbers().size() - closed;
        boolean repeats = repeats(open);
        ProgramTarget target = new ProgramTarget(
                quantity(repeats),
                source.play(),
                parameters,
                source.states(),
                source.sums() && open.list().isEmpty(),
                List.of(),
                source.moves());
        RuleProgram program =
                new RuleProgram(source.language(), open, target, limits(open, parameters, repeats), source.words());
        return program.isTame() ? program.withWild(corner -> wild(family, corner)) : program;
    }

    /// What is computed: where positions can come again, outcomes, of sums too.
    private SampledQuantity quantity(boolean repeats) {
        if (!repeats) {
            return source.quantity();
        }
        if (source.quantity() == SampledQuantity.GRUNDY && !source.sums()) {
            throw new InputError(
                    "positions can come again, so they need not have Grundy values: leave out --show grundy",
                    "局面会重复出现，不一定有 Grundy 值：请去掉 --show grundy");
        }
        return SampledQuantity.LOST;
    }

    /// The first wild state of the first choices of parameters.
    private Optional<String> wild(RuleFamily family, RuleState corner) {
        return source.variation().members().stream()
                .limit(MOST_CHOSEN)
                .map(member -> closed(family, member.sampled().game()))
                .flatMap(game -> WildState.first(game, corner, source.run()).stream())
                .findFirst();
    }

    private RuleFamily family(NamedGame<?> game) {
        return asked.library()
                .find(game.entry().name())
                .filter(RuleFamily.class::isInstance)
                .map(RuleFamily.class::cast)
                .or(() -> source.rules().apply(game))
                .orElseThrow(() -> new InputError(
                        "there are no rules of %s in numbers from which a program could be made; write them in a few "
                                + "lines and give them with --rules or -e",
                        "%s 没有可以写成程序的数字规则；请用几行规则写出，并以 --rules 或 -e 给出", game.name()));
    }

    private static RuleGame game(OpenRuleFamily family, String brackets) {
        return (RuleGame) ExpressionParser.parseGame(
                new Library(List.of(family)), family.entry().name() + brackets);
    }

    private static RuleGame closed(RuleFamily family, NamedGame<?> first) {
        if (first instanceof RuleGame rules) {
            return rules;
        }
        String name = first.name();
        int bracket = name.indexOf('[');
        boolean bare = family.parameters().isEmpty() || bracket < 0;
        return game(new OpenRuleFamily(family, List.of()), bare ? "" : name.substring(bracket));
    }

    private RuleProgram.Limits limits(RuleGame game, int parameters, boolean repeats) {
        List<String> numbers = game.numbers();
        int places = numbers.size() - parameters;
        long[] most = new long[numbers.size()];
        Arrays.fill(most, bound(places));
        if (asked.varies()) {
            IntStream.range(0, source.variation().names().size()).forEach(i -> {
                String name = source.variation().names().get(i);
                int held = numbers.indexOf(name);
                int place = held >= 0 && held < places ? held : -1;
                if (place >= 0) {
                    most[place] = largest(i);
                }
            });
        }
        List<Integer> open = openNames();
        for (int i = 0; i < parameters; i++) {
            most[places + i] = largest(open.get(i));
        }
        RuleState corner = RuleState.of(most);
        boolean starts = game.tree().start().isPresent() && !source.states();
        RuleState largest = starts ? started(game, parameters, most) : corner;
        return new RuleProgram.Limits(
                largest, largestValue(parameters), moves(game, largest), Optional.empty(), repeats);
    }

    /// Whether positions may come again: it is not proved that play ends, and somebody said so, or small states were
    /// met again. Where neither is so, a program says that it is not proved, and ends where a position comes again.
    private boolean repeats(RuleGame open) {
        return open.explanation().measures().isEmpty() && (source.mayRepeat() || isMetAgain());
    }

    private boolean isMetAgain() {
        return source.variation().members().getFirst().sampled().game() instanceof RuleGame first
                && RepeatedState.isMet(first, source.run());
    }

    /// The indices of the names that stand between brackets.
    private List<Integer> openNames() {
        String title = source.variation().title();
        return IntStream.range(0, source.variation().names().size())
                .filter(i -> Arrays.asList(
                                title.replaceAll("^[^\\[]*\\[|\\]$", "").split(",", -1))
                        .contains(source.variation().names().get(i)))
                .boxed()
                .toList();
    }

    /// The largest value of a parameter.
    private long largest(int name) {
        return source.variation().members().stream()
                .mapToLong(member -> member.parameters().get(name))
                .max()
                .orElseThrow();
    }

    private int bound(int places) {
        return to.orElseGet(() -> places > 2
                ? DEFAULT_BOUNDS.get(Math.min(places - 3, DEFAULT_BOUNDS.size() - 1))
                : source.variation().extent(source.play(), source.run()));
    }

    /// The number of moves from the largest state, where it is soon known.
    private OptionalLong moves(RuleGame game, RuleState corner) {
        return source.run()
                .find(() -> CountedOptions.of(game.rules(), corner, MANY, source.run()))
                .map(counted -> OptionalLong.of(counted.options()))
                .orElse(OptionalLong.empty());
    }

    /// A state that is at least as large as those that starting positions have. Each number of a start is tried as 0,
    /// as large as it may be, and one less, for a state may have differences of them.
    private RuleState started(RuleGame game, int parameters, long... most) {
        int written = game.variables().size() - parameters;
        int choices = (int) Math.pow(CHOICES, Math.min(written, MOST_CHOSEN));
        int steps = Math.max(LEAST_STEPS, STARTS / choices);
        RuleState corner = RuleState.of(new long[game.numbers().size()]);
        long to = bound(game.numbers().size() - parameters);
        for (int i = 0; i <= steps; i++) {
            for (int choice = 0; choice < choices; choice++) {
                LongStream numbers = LongStream.concat(
                        chosen(choice, written, to * i / steps),
                        Arrays.stream(most, most.length - parameters, most.length));
                RuleState reached = corner;
                corner = position(game, numbers)
                        .map(start -> game.above(start, reached))
                        .orElse(corner);
            }
        }
        return corner;
    }

    private static LongStream chosen(int choice, int count, long number) {
        return IntStream.range(0, count).mapToLong(place -> {
            long less = choice / (long) Math.pow(CHOICES, Math.min(place, MOST_CHOSEN - 1)) % CHOICES;
            return less == 2 ? 0 : Math.max(0, number - less);
        });
    }

    private static Optional<RuleState> position(RuleGame game, LongStream numbers) {
        try {
            return Optional.of(game.at(numbers.mapToObj(BigInteger::valueOf).toList()));
        } catch (InputError none) {
            return Optional.empty();
        }
    }

    /// The largest value of a table that was computed for all states.
    private OptionalLong largestValue(int parameters) {
        Optional<ReportSection> values = report.flatMap(each -> each.of(SampledQuantity.GRUNDY));
        boolean all =
                source.variation().members().getFirst().sampled().kind() == SampledGame.Kind.STATE && parameters == 0;
        return all && values.isPresent()
                ? OptionalLong.of(values.get().profile().largest())
                : OptionalLong.empty();
    }
}
