package org.grundy.discover.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.tree.MonotoneRange;
import org.grundy.run.Run;

/// The Grundy values of a game of one number up to 10^18, where they are the same on long runs: its moves
/// lead to all numbers of ranges whose ends never fall as the number grows, so that the value can change
/// only where an end passes into another run.
public final class ValueRuns {
    private static final int MOST_RUNS = 32;
    private static final int MOST_STEPS = 4000;

    private final List<MonotoneRange> ranges;
    private final Run run;
    private final List<Long> starts = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();
    /// All values up to here are known.
    private long known = -1;

    private ValueRuns(List<MonotoneRange> ranges, Run run) {
        this.ranges = ranges;
        this.run = run;
    }

    /// Numbers with the same value.
    ///
    /// @param to the last of them
    public record Stretch(long from, long to, int value) {}

    /// The runs of a game from 0 to 10^18, empty if its moves are of another kind, or the runs too many.
    ///
    /// @param run charged for each number that is looked at
    public static Optional<List<Stretch>> of(RuleGame game, Run run) {
        return RecognisedMoves.ranges(game).flatMap(ranges -> new ValueRuns(ranges, run).all());
    }

    private Optional<List<Stretch>> all() {
        for (int step = 0; known < MonotoneRange.LARGEST_NUMBER; step++) {
            long number = known + 1;
            // Where a range ends below a number it does so up to the end of the stretch: it stays among known runs.
            if (step == MOST_STEPS
                    || starts.size() > MOST_RUNS
                    || ranges.stream().anyMatch(range -> rises(range, number))) {
                return Optional.empty();
            }
            int value = value(number);
            if (values.isEmpty() || values.getLast() != value) {
                starts.add(number);
                values.add(value);
            }
            known = number;
            known = ranges.stream()
                    .mapToLong(range -> steady(range, number))
                    .min()
                    .orElse(MonotoneRange.LARGEST_NUMBER);
        }
        List<Stretch> stretches = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            stretches.add(new Stretch(starts.get(i), end(i), values.get(i)));
        }
        return Optional.of(stretches);
    }

    /// Whether a move leads to the number itself or above it.
    private static boolean rises(MonotoneRange range, long number) {
        long highest = range.highest(number);
        return highest >= number && range.lowest(number) <= highest;
    }

    private int value(long number) {
        BitSet reached = new BitSet();
        for (MonotoneRange range : ranges) {
            run.option();
            long lowest = range.lowest(number);
            long highest = range.highest(number);
            for (int i = 0; i < starts.size() && lowest <= highest; i++) {
                if (starts.get(i) <= highest && lowest <= end(i)) {
                    reached.set(values.get(i));
                }
            }
        }
        return reached.nextClearBit(0);
    }

    /// The last number of a run, as far as it is known.
    private long end(int place) {
        return place + 1 < starts.size() ? starts.get(place + 1) - 1 : known;
    }

    /// The last number up to which a range is seen to reach the same values as from a number.
    private long steady(MonotoneRange range, long number) {
        long lowest = range.lowest(number);
        long highest = range.highest(number);
        if (lowest > highest) {
            return last(number, later -> range.highest(later) >= lowest);
        }
        int first = place(lowest);
        int second = place(highest);
        return last(
                number,
                later -> range.lowest(later) > (first == second ? highest : end(first))
                        || range.highest(later) > end(second));
    }

    private long last(long number, LongPredicate otherwise) {
        return MonotoneRange.first(number, MonotoneRange.LARGEST_NUMBER, later -> {
                    run.option();
                    return otherwise.test(later);
                })
                - 1;
    }

    /// The run of a number.
    private int place(long number) {
        int place = starts.size() - 1;
        while (starts.get(place) > number) {
            place--;
        }
        return place;
    }
}
