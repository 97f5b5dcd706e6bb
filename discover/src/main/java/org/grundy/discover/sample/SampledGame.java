package org.grundy.discover.sample;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.coding.CodeOrder;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A game whose positions are one or two numbers. Its theorems are used only where it has a faster way
/// to values than its rules.
///
/// @param game with its parameters
/// @param variables the names of the numbers of a position
/// @param least the smallest number of a position
/// @param at the position with given numbers, empty if it does not exist
/// @param kind what these numbers are
/// @param readable the same game with the same numbers by rules that can be read, where it is not given by rules
/// @param <P> the type of positions
public record SampledGame<P>(
        NamedGame<P> game,
        List<String> variables,
        int least,
        Function<long[], Optional<P>> at,
        Kind kind,
        Optional<RuleGame> readable) {
    /// What the numbers of a position are.
    public enum Kind {
        /// The state itself.
        STATE,
        /// A way to write a starting position.
        START,
        /// Some of the numbers of a state; the others are fixed.
        PART
    }

    /// A game without other rules than its own.
    public SampledGame(
            NamedGame<P> game, List<String> variables, int least, Function<long[], Optional<P>> at, Kind kind) {
        this(game, variables, least, at, kind, Optional.empty());
    }

    public SampledGame {
        variables = List.copyOf(variables);
    }

    /// Whether moves lead to positions that these numbers do not determine.
    public boolean written() {
        return kind != Kind.STATE;
    }

    /// The position with the first numbers of some arguments, empty if there is none.
    ///
    /// @param arguments the numbers of a position, and perhaps parameters behind them
    public Optional<P> at(long... arguments) {
        return at.apply(Arrays.copyOf(arguments, variables.size()));
    }

    /// The same, with rules that can be read.
    public SampledGame<P> readBy(RuleGame rules) {
        return new SampledGame<>(game, variables, least, at, kind, Optional.of(rules));
    }

    /// Rules that can be read: for proofs.
    public Optional<RuleGame> rules() {
        return game instanceof RuleGame own ? Optional.of(own) : readable;
    }

    /// The same positions, by whichever rules fill a table faster.
    SampledGame<?> tabled() {
        return readable.isPresent() && game.valuation().isEmpty() ? of(readable.get()) : this;
    }

    /// Whether every play from a position of a box is known to end.
    public boolean ends(SampleBlock box) {
        if (game instanceof RuleGame rules) {
            return !rules.explanation().measures().isEmpty();
        }
        return IntStream.iterate(box.size() - 1, cell -> cell >= 0, cell -> cell - 1)
                .mapToObj(cell -> at(box.arguments(cell)))
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(game.rules()::coding)
                .filter(coding -> coding.order() != CodeOrder.LOOPY)
                .isPresent();
    }

    /// A game by its positions as they are written, without what its own text states.
    ///
    /// @throws InputError if they are not one or two numbers
    public static <P> SampledGame<P> of(NamedGame<P> game) {
        int places = game.dimensions();
        if (places < 1 || places > 2) {
            throw new InputError(
                    "forms are looked for in tables of one number or two, and a position of %s is written %s; write its rules with one or two numbers and give them with --rules or -e",
                    "规律只能在一个或两个数的表中寻找，而 %s 的局面写作 %s；请用一个或两个数写出规则，并以 --rules 或 -e 给出",
                    game.name(),
                    game.entry().written());
        }
        boolean written = game instanceof RuleGame rules && !rules.numbers().equals(rules.variables());
        NamedGame<P> bare = game.unstated();
        return new SampledGame<>(
                bare,
                game.variables(),
                game.least(),
                numbers -> position(bare, numbers),
                written ? Kind.START : Kind.STATE);
    }

    /// The states of a game by one or two of their numbers, with the others fixed; or its starts in this way.
    ///
    /// @param names of all numbers of a state, or of a start if it is written in another way, in their order
    /// @param held some of the names, with a value for each
    /// @throws IllegalArgumentException if other than one or two names are left
    public static SampledGame<RuleState> holding(RuleGame game, List<String> names, Map<String, Long> held) {
        List<String> free =
                names.stream().filter(name -> !held.containsKey(name)).toList();
        if (free.isEmpty() || free.size() > 2) {
            throw new IllegalArgumentException("not one or two numbers: " + free);
        }
        boolean starts = names.equals(game.variables()) && !names.equals(game.numbers());
        Function<long[], Optional<RuleState>> at = numbers -> {
            long[] all = names.stream()
                    .mapToLong(name -> held.containsKey(name) ? held.get(name) : numbers[free.indexOf(name)])
                    .toArray();
            return starts ? position(game, all) : game.state(all);
        };
        boolean fromZero = at.apply(new long[free.size()]).isPresent();
        return new SampledGame<>(game, free, fromZero ? 0 : 1, at, Kind.PART);
    }

    /// The numbers of a position.
    public long[] numbers(P position) {
        return game.numbers(position).orElseThrow().stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
    }

    /// The numbers of the position in a cell, in the order of the state where positions are unordered.
    public long[] numbers(SampleBlock box, int cell) {
        long[] arguments = Arrays.copyOf(box.arguments(cell), variables.size());
        P position = at(arguments).orElseThrow();
        return written() || game.numbers(position).isEmpty() ? arguments : numbers(position);
    }

    /// The position at a place of a box, empty if there is none.
    Optional<P> in(SampleBlock box, int cell) {
        return at.apply(Arrays.copyOf(box.arguments(cell), box.sizes().size()));
    }

    /// A position whose table covers all positions of a box; empty if there is none.
    Optional<P> corner(SampleBlock box, Run run) {
        Optional<P> corner = Optional.empty();
        for (int cell = box.size() - 1; cell >= 0; cell--) {
            run.option();
            Optional<P> position = in(box, cell);
            if (position.isPresent() && corner.isEmpty()) {
                corner = position;
            } else if (position.isPresent()) {
                corner = Optional.of(game.above(position.get(), corner.get()));
            }
        }
        return corner;
    }

    /// The states of a game whose starts are written differently, where states are one or two numbers.
    public static Optional<SampledGame<RuleState>> ofStates(RuleGame game) {
        boolean other = !game.numbers().equals(game.variables());
        return other && game.numbers().size() <= 2
                ? Optional.of(new SampledGame<>(game, game.numbers(), 0, game::state, Kind.STATE))
                : Optional.empty();
    }

    private static <P> Optional<P> position(NamedGame<P> game, long... numbers) {
        try {
            return Optional.of(
                    game.at(LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList()));
        } catch (InputError none) {
            return Optional.empty();
        }
    }
}
