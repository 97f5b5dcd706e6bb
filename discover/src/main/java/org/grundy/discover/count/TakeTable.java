package org.grundy.discover.count;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;

/// Adds up winning takes in a table that is computed from the rules, where a move leaves one position.
///
/// @param question what is asked
/// @param sampled the game, by its states
/// @param <P> the type of positions
record TakeTable<P>(CountQuestion question, SampledGame<P> sampled) {
    /// Called inside [Run#attempt], which it leaves where a limit is met.
    CountResult counted(Run run) {
        Sampler<P> sampler = new Sampler<>(sampled, question.play());
        int place = sampler.quantities().indexOf(SampledQuantity.LOST);
        SampleBlock lost =
                sampler.blocks(List.of(), question.to().intValueExact(), run).get(place);
        PositionTotal total = new PositionTotal(question, sampled.variables());
        for (int cell = 0; cell < lost.size(); cell++) {
            long[] numbers = lost.arguments(cell);
            if (total.asks(numbers) && lost.value(cell) == 0) {
                OptionalLong take = sampled.at(numbers)
                        .map(position -> take(position, numbers[0], lost, run))
                        .orElse(OptionalLong.empty());
                total.add(take.orElse(0), numbers);
            }
        }
        return CountResult.of(total.total(), CountMethod.Kind.TABLE, lost.size());
    }

    private OptionalLong take(P position, long first, SampleBlock lost, Run run) {
        Ruleset<P> rules = sampled.game().rules();
        LongStream.Builder takes = LongStream.builder();
        if (!rules.won(position)) {
            MeteredOptions.list(rules, position, run, parts -> {
                long[] left = sampled.numbers(parts.getFirst());
                int cell = lost.cell(left);
                if (cell >= 0 && lost.value(cell) == 1 && left[0] <= first) {
                    takes.add(first - left[0]);
                }
            });
        }
        LongStream all = takes.build();
        return question.summand() == Summand.LARGEST_TAKE ? all.max() : all.min();
    }
}
