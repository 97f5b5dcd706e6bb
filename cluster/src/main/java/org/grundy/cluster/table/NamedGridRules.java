package org.grundy.cluster.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.MeteredOptions;
import org.grundy.game.coding.WindowFiller;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// The rules of a game whose positions are written as numbers. For one thread.
///
/// @param <P> the type of positions
final class NamedGridRules<P> implements GridRules {
    private final NamedGame<P> game;
    private final Numbers<P> numbers;
    private final Optional<RuleGame> rules;
    private final Run run;
    private final long[] written;

    private NamedGridRules(NamedGame<P> game, Numbers<P> numbers, Optional<RuleGame> rules, int axes, Run run) {
        this.game = game;
        this.numbers = numbers;
        this.rules = rules;
        this.run = run;
        this.written = new long[axes];
    }

    /// Positions as tuples.
    private interface Numbers<P> {
        /// The position of a tuple, or null if there is none.
        @Nullable
        P position(int[] at);

        void write(P position, long[] into);
    }

    /// @param written the same game by rules that can be compiled, if it has such
    /// @param run charged for what is looked at
    static <P> GridRules of(NamedGame<P> game, Optional<RuleGame> written, int axes, Run run) {
        return new NamedGridRules<>(game, new AnyNumbers<>(game), written, axes, run);
    }

    /// Rules that can be compiled take every tuple as a position; so must the game.
    @Override
    public Optional<WindowFiller> window(List<Integer> largest) {
        int[] rising = IntStream.range(0, written.length).toArray();
        int[] falling = IntStream.range(0, written.length)
                .map(axis -> written.length - axis - 1)
                .toArray();
        return Stream.of(rising, falling, new int[written.length]).allMatch(this::stands)
                ? rules.flatMap(game -> game.window(largest))
                : Optional.empty();
    }

    private boolean stands(int[] at) {
        P position = numbers.position(at);
        return position != null && stands(position, at);
    }

    @Override
    public Kind visit(int[] at, boolean playsOut, GridOptions out) {
        P position = numbers.position(at);
        if (position == null || !stands(position, at)) {
            return Kind.NONE;
        }
        if (!playsOut && game.rules().won(position)) {
            return Kind.WON;
        }
        MeteredOptions.list(game.rules(), position, new Tuples(out));
        return Kind.ORDINARY;
    }

    /// Whether a position is written as this tuple; where order does not matter, only one of several is.
    private boolean stands(P position, int[] at) {
        numbers.write(position, written);
        for (int axis = 0; axis < at.length; axis++) {
            if (written[axis] != at[axis]) {
                return false;
            }
        }
        return true;
    }

    private final class Tuples implements MeteredOptions<P> {
        private final GridOptions out;

        Tuples(GridOptions out) {
            this.out = out;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(P component) {
            numbers.write(component, written);
            out.to(written);
        }

        @Override
        public void option(List<P> components) {
            if (components.size() == 1) {
                option(components.getFirst());
                return;
            }
            long[][] parts = new long[components.size()][written.length];
            for (int i = 0; i < parts.length; i++) {
                numbers.write(components.get(i), parts[i]);
            }
            out.to(parts);
        }

        @Override
        public void unlisted() {
            throw new IllegalStateException("a position in a table has options that are not listed");
        }
    }

    /// Positions of a game of the catalogue.
    private record AnyNumbers<P>(NamedGame<P> game) implements Numbers<P> {
        @Override
        public @Nullable P position(int[] at) {
            try {
                List<BigInteger> coordinates = new ArrayList<>();
                for (int coordinate : at) {
                    coordinates.add(BigInteger.valueOf(coordinate));
                }
                return game.at(coordinates);
            } catch (InputError missing) {
                return null;
            }
        }

        @Override
        public void write(P position, long[] into) {
            Optional<List<BigInteger>> numbers = game.numbers(position);
            if (numbers.isEmpty() || numbers.get().size() != into.length) {
                throw new InputError(
                        "positions of %s are no tuples of %s numbers", "%s 的局面不是 %s 个数的组", game.name(), into.length);
            }
            for (int axis = 0; axis < into.length; axis++) {
                into[axis] = numbers.get().get(axis).longValueExact();
            }
        }
    }
}
