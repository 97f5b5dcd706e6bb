package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;

/// Counts in a table that is computed from the rules.
///
/// @param question what is asked
/// @param sampled the game
/// @param <P> the type of positions
record TableTally<P>(CountQuestion question, SampledGame<P> sampled) {
    /// The largest table.
    private static final BigInteger MOST = BigInteger.valueOf(20_000_000);

    /// Whether the table is small enough.
    boolean possible() {
        return question.to().add(BigInteger.ONE).pow(sampled.variables().size()).compareTo(MOST) <= 0;
    }

    /// The answer. Called inside [Run#attempt], which it leaves where a limit is met.
    ///
    /// @param run charged for the work
    Counted counted(Run run) {
        Sampler<P> sampler = new Sampler<>(sampled, question.play());
        int place = sampler.quantities().indexOf(question.quantity());
        int to = question.to().intValueExact();
        if (to < sampled.least()) {
            return new Counted(BigInteger.ZERO, CountMethod.of(CountMethod.Kind.TABLE, 0));
        }
        SampleBlock block = sampler.blocks(java.util.List.of(), to, run).get(place);
        Optional<Condition> where = question.condition(sampled.variables());
        BigInteger sum = BigInteger.ZERO;
        for (int cell = 0; cell < block.size(); cell++) {
            int quantity = block.value(cell);
            if (quantity == SampleBlock.UNKNOWN || !question.selects(quantity)) {
                continue;
            }
            long[] numbers = block.arguments(cell);
            if (looked(numbers)
                    && where.map(condition -> condition.holds(numbers)).orElse(true)) {
                sum = sum.add(BigInteger.valueOf(weight(quantity, numbers)));
            }
        }
        return new Counted(sum, CountMethod.of(CountMethod.Kind.TABLE, block.size()));
    }

    private boolean looked(long... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            boolean falls = question.ascending() && i > 0 && numbers[i] < numbers[i - 1];
            if (falls || BigInteger.valueOf(numbers[i]).compareTo(question.from()) < 0) {
                return false;
            }
        }
        return true;
    }

    private long weight(int quantity, long... numbers) {
        return switch (question.summand()) {
            case ONE, LARGEST_TAKE, SMALLEST_TAKE -> 1;
            case NUMBERS -> Arrays.stream(numbers).sum();
            case VALUES -> quantity;
        };
    }
}
