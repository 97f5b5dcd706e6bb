package org.grundy.discover.sample;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.grundy.analysis.table.PositionValues;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.text.InputError;
import org.grundy.value.Outcome;

/// Computes blocks from rules.
///
/// @param sampled the game
/// @param play how it is played
/// @param <P> the type of positions
public record Sampler<P>(SampledGame<P> sampled, Play play) {
    private static final int WON = -2;
    private static final long MOST_POSITIONS = 20_000_000;

    /// The quantities defined under this play.
    public List<SampledQuantity> quantities() {
        return play == Play.NORMAL
                ? List.of(SampledQuantity.GRUNDY, SampledQuantity.LOST)
                : List.of(SampledQuantity.LOST);
    }

    /// A block for each of the [#quantities], of all positions with numbers up to a bound. Called inside
    /// [Run#attempt].
    ///
    /// @param parameters those of the game, for the block to carry
    public List<SampleBlock> blocks(List<Long> parameters, int to, Run run) {
        SampleBlock block = shape(parameters, to);
        int[] values = new int[block.size()];
        run.memory(8L * values.length);
        Optional<P> corner = sampled.corner(block, run);
        ToIntFunction<P> value = corner.map(upTo -> value(upTo, run)).orElse(none -> SampleBlock.UNKNOWN);
        for (int cell = 0; cell < values.length; cell++) {
            run.option();
            values[cell] = sampled.in(block, cell).map(value::applyAsInt).orElse(SampleBlock.UNKNOWN);
        }
        SampleBlock computed = new SampleBlock(parameters, sampled.least(), block.sizes(), values);
        return quantities().stream()
                .map(quantity -> computed.with(each -> number(quantity, each)))
                .toList();
    }

    /// What a quantity is at one position, which may lie far beyond any table. Called inside [Run#attempt].
    ///
    /// @param numbers of the position
    /// @return [SampleBlock#UNKNOWN] if there is no such position
    public int at(SampledQuantity quantity, Run run, long... numbers) {
        int value = sampled.at(numbers)
                .map(position -> value(position, run).applyAsInt(position))
                .orElse(SampleBlock.UNKNOWN);
        return value == SampleBlock.UNKNOWN ? value : number(quantity, value);
    }

    /// Whether there is any position with numbers up to a bound.
    ///
    /// @throws InputError as [#shape]
    boolean hasPositions(int to, Run run) {
        SampleBlock shape = shape(List.of(), to);
        return IntStream.range(0, shape.size())
                .peek(cell -> run.option())
                .anyMatch(cell -> sampled.in(shape, cell).isPresent());
    }

    /// The positions with numbers up to a bound, without values.
    ///
    /// @throws InputError if there are too many
    public SampleBlock shape(List<Long> parameters, int to) {
        int size = to - sampled.least() + 1;
        List<Integer> sizes = Collections.nCopies(sampled.variables().size(), size);
        long cells = sizes.stream().mapToLong(each -> each).reduce(1, (a, b) -> a * b);
        if (size < 1 || cells > MOST_POSITIONS) {
            throw new InputError(
                    "a table has 1 to %s positions, and this one would have %s",
                    "一张表有 1 到 %s 个局面，而这张有 %s 个", MOST_POSITIONS, Math.max(0, cells));
        }
        int[] unknown = new int[(int) cells];
        Arrays.fill(unknown, SampleBlock.UNKNOWN);
        return new SampleBlock(parameters, sampled.least(), sizes, unknown);
    }

    private int number(SampledQuantity quantity, int value) {
        return switch (quantity) {
            case GRUNDY -> value == WON ? SampleBlock.UNKNOWN : value;
            case LOST -> play == Play.MISERE ? value : value == 0 ? 1 : 0;
            case DRAWN -> 0; // no position of a table without repetition
        };
    }

    private ToIntFunction<P> value(P corner, Run run) {
        Ruleset<P> rules = sampled.game().rules();
        if (rules.entails()) {
            throw run.giveUp(Limit.METHOD);
        }
        if (play == Play.NORMAL && sampled.game().valuation().isPresent()) {
            PositionValues<P> values = new PositionValues<>(sampled.game(), corner, run);
            return position -> rules.won(position) ? WON : values.of(position);
        }
        if (play == Play.NORMAL) {
            StatisticValues<P> values = Solver.values(rules, Statistic.GRUNDY, corner, run);
            return position -> rules.won(position) ? WON : values.of(position);
        }
        Optional<QuotientOutcomes> quotient = QuotientOutcomes.of(sampled, run);
        if (quotient.isPresent()) {
            return position -> lost(quotient.get().lost(BigInteger.valueOf(sampled.numbers(position)[0])));
        }
        if (rules.splits()) {
            CompoundSearch search =
                    new CompoundSearch(Sum.of(new Component<>(sampled.game(), corner)), Convention.MISERE, run);
            return position -> lost(ending(
                    search.outcome(List.of(new ComponentChange<>(0, sampled.game(), corner, List.of(position)))), run));
        }
        StatisticValues<P> lengths = Solver.values(rules, Statistic.MISERE_REMOTENESS, corner, run);
        return position -> lost(!rules.won(position) && lengths.of(position) % 2 == 1);
    }

    /// Whether an outcome is P; draws do not occur in tables.
    private static boolean ending(Outcome outcome, Run run) {
        if (outcome == Outcome.D) {
            throw run.giveUp(Limit.LOOPY);
        }
        return outcome == Outcome.P;
    }

    private static int lost(boolean lost) {
        return lost ? 1 : 0;
    }
}
