package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.List;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.run.Run;

/// Counts in a table that is computed from the rules.
///
/// @param question what is asked
/// @param sampled the game
/// @param <P> the type of positions
record TableTally<P>(CountQuestion question, SampledGame<P> sampled) {
    /// The largest table.
    private static final BigInteger MOST_CELLS = BigInteger.valueOf(20_000_000);

    /// Whether the table is small enough.
    boolean possible() {
        return question.to().add(BigInteger.ONE).pow(sampled.variables().size()).compareTo(MOST_CELLS) <= 0;
    }

    /// The answer. Called inside [Run#attempt], which it leaves where a limit is met.
    ///
    /// @param run charged for the work
    CountResult counted(Run run) {
        Sampler<P> sampler = new Sampler<>(sampled, question.play());
        int place = sampler.quantities().indexOf(question.quantity());
        int to = question.to().intValueExact();
        if (to < sampled.least()) {
            return CountResult.of(BigInteger.ZERO, CountMethod.Kind.TABLE, 0);
        }
        SampleBlock block = sampler.blocks(List.of(), to, run).get(place);
        PositionTotal total = new PositionTotal(question, sampled.variables());
        for (int cell = 0; cell < block.size(); cell++) {
            int quantity = block.value(cell);
            if (quantity != SampleBlock.UNKNOWN && question.selects(quantity)) {
                total.add(quantity, block.arguments(cell));
            }
        }
        return CountResult.of(total.total(), CountMethod.Kind.TABLE, block.size());
    }
}
