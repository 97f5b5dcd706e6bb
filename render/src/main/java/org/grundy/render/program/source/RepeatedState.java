package org.grundy.render.program.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.text.InputError;

/// Whether a small state comes again in play: the search of values meets it on its own path.
final class RepeatedState {
    private static final int LONGEST_LIST = 3;
    private static final int LARGEST_NUMBER = 3;
    /// The largest number of states without lists, by how many numbers they have.
    private static final List<Integer> MOST_STATES = List.of(300, 16, 6, 3, 2, 2);
    private static final Budget PART = Budget.UNLIMITED.withPositions(20_000).withWork(10_000_000);

    private RepeatedState() {}

    /// Whether play from a small state leads back to a state that was met; not if too many states follow.
    ///
    /// @param run charged for the search
    static boolean isMet(RuleGame game, Run run) {
        List<RuleState> small = small(game).toList();
        if (small.isEmpty()) {
            return false;
        }
        return run.attempt(PART, () -> {
                    StatisticValues<RuleState> values =
                            Solver.values(game.rules(), Statistic.GRUNDY, small.getFirst(), run);
                    return small.stream().anyMatch(state -> comesAgain(values, state, run));
                })
                .toOptional()
                .orElse(false);
    }

    private static Stream<RuleState> small(RuleGame game) {
        int numbers = game.numbers().size();
        return game.list().isEmpty()
                ? ofNumbers(game, numbers, MOST_STATES.get(Math.min(numbers, MOST_STATES.size()) - 1) + 1)
                : IntStream.rangeClosed(1, LONGEST_LIST)
                        .boxed()
                        .flatMap(length -> ofNumbers(game, numbers + length, LARGEST_NUMBER + 1));
    }

    /// The states of some numbers, each below a bound.
    private static Stream<RuleState> ofNumbers(RuleGame game, int count, int bound) {
        return IntStream.range(0, (int) Math.pow(bound, count))
                .mapToObj(index -> game.state(digits(index, count, bound)))
                .flatMap(Optional::stream);
    }

    private static long[] digits(int index, int count, int base) {
        return IntStream.range(0, count)
                .mapToLong(place -> index / (long) Math.pow(base, place) % base)
                .toArray();
    }

    private static boolean comesAgain(StatisticValues<RuleState> values, RuleState state, Run run) {
        try {
            return run.attempt(() -> values.of(state)) instanceof Solved.Undecided<Integer> end
                    && end.limit() == Limit.LOOPY;
        } catch (InputError unknown) {
            return false;
        }
    }
}
