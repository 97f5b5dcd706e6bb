package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.text.InputError;

/// Computes the values of short lists of small numbers: of each length about as many, with numbers as large as that
/// allows.
record ListPositions(SampledQuantity quantity, Play play, Run run) {
    private static final int LONGEST = 9;

    /// Lists of each length, of all games together, among which forms are looked for.
    static final int MANY = 2_500;

    /// The same for forms that are proved.
    static final int SOME = 100;

    private static final int FEWEST = 200;

    /// The lists of one length have one of so many parts of the work that is left.
    private static final int SHARES = 16;

    /// Lists that are looked at for each that is a position.
    private static final int MOST_LOOKED_AT = 40;

    /// The largest number of a list.
    private static final int LARGEST_ELEMENT = 100;

    /// Larger lists of each length of a game, by how much their numbers may be larger, and the part of the work for
    /// all of them.
    private static final int LARGER = 12;

    private static final int LARGER_BY = 4;
    private static final int LARGER_PART = 4;

    /// The largest number in front of the list.
    private static final int LARGEST_NUMBER = 3;

    /// The positions of games; those of one length of one game stand together, smaller numbers first. Where the work
    /// allowed is not enough for all lengths, the shorter ones.
    ///
    /// @param each how many lists of each length, of all games together
    List<ListPosition> of(Variation games, int each) {
        int wanted = Math.max(Math.min(FEWEST, each), each / games.members().size());
        List<ListPosition> all = new ArrayList<>();
        for (Variation.Member member : games.members()) {
            RuleGame game = (RuleGame) member.sampled().game();
            ToIntFunction<RuleState> values = values(game);
            for (int length = 1; length <= LONGEST; length++) {
                OfOneLength lists = new OfOneLength(game, member.parameters(), length, values);
                all.addAll(lists.positions(wanted, SHARES * games.members().size()));
            }
        }
        return all;
    }

    /// Random lists with larger numbers than those of [#of], as far as a part of the work that is left
    /// allows. What holds for all short lists of small numbers may fail for them.
    ///
    /// @param known the positions of these games that were computed
    List<ListPosition> larger(Variation games, List<ListPosition> known) {
        List<ListPosition> all = new ArrayList<>();
        Random random = new Random(known.size());
        run.find(run.part(LARGER_PART), () -> {
            for (Variation.Member member : games.members()) {
                RuleGame game = (RuleGame) member.sampled().game();
                ToIntFunction<RuleState> values = values(game);
                for (int length = 2; length <= LONGEST; length++) {
                    OfOneLength lists = new OfOneLength(game, member.parameters(), length, values);
                    long most = largest(known, length);
                    all.addAll(lists.random(most, random));
                }
            }
            return Optional.of(all);
        });
        return all;
    }

    private static long largest(List<ListPosition> known, int length) {
        return known.stream()
                .map(ListPosition::list)
                .filter(list -> list.length == length)
                .flatMapToLong(Arrays::stream)
                .max()
                .orElse(0);
    }

    private ToIntFunction<RuleState> values(RuleGame game) {
        if (play == Play.MISERE && game.rules().splits()) {
            throw run.giveUp(Limit.METHOD);
        }
        RuleState none = RuleState.of(new long[game.numbers().size()]);
        Statistic statistic = play == Play.NORMAL ? Statistic.GRUNDY : Statistic.MISERE_REMOTENESS;
        StatisticValues<RuleState> values = Solver.values(game.rules(), statistic, none, run);
        return position -> {
            if (game.rules().won(position)) {
                if (quantity == SampledQuantity.GRUNDY) {
                    throw run.giveUp(Limit.METHOD);
                }
                return 0;
            }
            int value = values.of(position);
            return quantity == SampledQuantity.GRUNDY
                    ? value
                    : play == Play.NORMAL ? value == 0 ? 1 : 0 : value % 2 == 1 ? 1 : 0;
        };
    }

    /// The lists of one length of one game.
    private final class OfOneLength {
        private final RuleGame game;
        private final long[] parameters;
        private final int length;
        private final int before;
        private final boolean unordered;
        private final ToIntFunction<RuleState> values;

        OfOneLength(RuleGame game, List<Long> parameters, int length, ToIntFunction<RuleState> values) {
            this.game = game;
            this.parameters = parameters.stream().mapToLong(Long::longValue).toArray();
            this.length = length;
            this.before = game.variables().size();
            this.unordered =
                    game.tree().shape().unordered() && game.tree().start().isEmpty();
            this.values = values;
        }

        /// The lists with numbers up to the largest bound that leaves no more of them than are wanted;
        /// that with numbers up to 1 is taken if there are a few times as many.
        ///
        /// @param shares one of how many parts of the work that is left it may take for each bound
        List<ListPosition> positions(int wanted, int shares) {
            List<ListPosition> found = List.of();
            for (int most = 1; most <= LARGEST_ELEMENT; most += 1 + most / 4) {
                int bound = most;
                Optional<List<ListPosition>> more =
                        run.find(run.part(shares), () -> upTo(bound, bound == 1 ? 2 * wanted : wanted));
                if (more.isEmpty()) {
                    return found;
                }
                found = more.get();
            }
            return found;
        }

        private Optional<List<ListPosition>> upTo(int most, int wanted) {
            List<ListPosition> found = new ArrayList<>();
            long[] state = new long[before + length];
            for (long looked = 0; ; looked++) {
                run.option();
                if (looked > (long) wanted * MOST_LOOKED_AT) {
                    return Optional.empty();
                }
                written(state).ifPresent(each -> found.add(position(state, each)));
                if (found.size() > wanted) {
                    return Optional.empty();
                }
                if (!next(state, most)) {
                    return Optional.of(found);
                }
            }
        }

        /// Some lists with numbers beyond a bound, or fewer where one takes too much work.
        List<ListPosition> random(long most, Random random) {
            List<ListPosition> found = new ArrayList<>();
            for (int i = 0; i < MOST_LOOKED_AT && found.size() < LARGER; i++) {
                long[] state = LongStream.range(0, before + length)
                        .map(place -> random.nextLong(place < before ? LARGEST_NUMBER + 1 : most + LARGER_BY + 1))
                        .toArray();
                if (unordered) {
                    Arrays.sort(state, before, state.length);
                }
                Optional<RuleState> written = written(state);
                if (written.isPresent()) {
                    Optional<ListPosition> position =
                            run.find(run.part(SHARES), () -> Optional.of(position(state, written.get())));
                    if (position.isEmpty()) {
                        return found;
                    }
                    found.add(position.get());
                }
            }
            return found;
        }

        private Optional<RuleState> written(long[] numbers) {
            try {
                return game.written(numbers);
            } catch (InputError none) {
                return Optional.empty(); // a start that cannot be computed
            }
        }

        /// The next list; of those whose order does not matter the next one in ascending order.
        private boolean next(long[] state, int most) {
            for (int i = state.length - 1; i >= 0; i--) {
                if (state[i] < (i < before ? LARGEST_NUMBER : most)) {
                    state[i]++;
                    Arrays.fill(state, Math.max(before, i + 1), state.length, i >= before && unordered ? state[i] : 0);
                    return true;
                }
                state[i] = 0;
            }
            return false;
        }

        private ListPosition position(long[] state, RuleState position) {
            long[] numbers = LongStream.concat(Arrays.stream(state, 0, before), Arrays.stream(parameters))
                    .toArray();
            return new ListPosition(
                    numbers, Arrays.copyOfRange(state, before, state.length), values.applyAsInt(position));
        }
    }
}
