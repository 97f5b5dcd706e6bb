package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.discover.form.Expression;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.game.Play;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;

/// Counts positions of a sum one by one, with tables of the values of its components.
///
/// @param question what is asked
/// @param sum with letters
/// @param run charged for the work
record SumTally(CountQuestion question, HeapSum sum, Run run) {
    private static final BigInteger MOST = BigInteger.valueOf(20_000_000);

    /// A component with a table of its values.
    private record Valued(List<Expression> numbers, SampleBlock values) {
        /// Its value, empty if there is no such position.
        Optional<Integer> at(long... letters) {
            int cell = values.cell(
                    numbers.stream().mapToLong(number -> number.value(letters)).toArray());
            return cell < 0 || values.value(cell) == SampleBlock.UNKNOWN
                    ? Optional.empty()
                    : Optional.of(values.value(cell));
        }
    }

    /// The answer, empty if there are too many positions. Called inside [Run#attempt], which it leaves where a limit
    /// is met.
    Optional<Counted> counted() {
        BigInteger cells = question.cells(sum.variables().size());
        if (cells.compareTo(MOST) > 0 || question.to().compareTo(MOST) > 0) {
            return Optional.empty();
        }
        List<Valued> parts = new ArrayList<>();
        sum.parts().forEach(part -> parts.add(valued(part)));
        Optional<Condition> where = question.condition(sum.variables());
        BigInteger[] result = {BigInteger.ZERO};
        each(letters -> {
            if (where.map(condition -> condition.holds(letters)).orElse(true)) {
                result[0] = result[0].add(BigInteger.valueOf(weight(parts, letters)));
            }
        });
        return Optional.of(new Counted(result[0], CountMethod.of(CountMethod.Kind.TABLE, cells.longValueExact())));
    }

    /// What a position adds to the result, 0 if it is not counted.
    private long weight(List<Valued> parts, long... letters) {
        int nimSum = 0;
        for (Valued part : parts) {
            Optional<Integer> value = part.at(letters);
            if (value.isEmpty()) {
                return 0;
            }
            nimSum ^= value.get();
        }
        boolean values = question.quantity() == SampledQuantity.GRUNDY;
        if (!question.selects(values ? nimSum : nimSum == 0 ? 1 : 0)) {
            return 0;
        }
        return switch (question.summand()) {
            case ONE, LARGEST_TAKE, SMALLEST_TAKE -> 1;
            case NUMBERS -> Arrays.stream(letters).sum();
            case VALUES -> nimSum;
        };
    }

    private Valued valued(HeapSum.Part part) {
        long[] largest = {0};
        each(letters -> part.numbers().forEach(number -> largest[0] = Math.max(largest[0], number.value(letters))));
        return new Valued(part.numbers(), values(SampledGame.of(part.game()), Math.toIntExact(largest[0])));
    }

    private <P> SampleBlock values(SampledGame<P> sampled, int to) {
        return new Sampler<>(sampled, Play.NORMAL)
                .blocks(List.of(), Math.max(to, sampled.least()), run)
                .getFirst();
    }

    private void each(Consumer<long[]> use) {
        each(new long[sum.variables().size()], 0, use);
    }

    private void each(long[] letters, int place, Consumer<long[]> use) {
        if (place == letters.length) {
            run.option();
            use.accept(letters.clone());
            return;
        }
        long from = question.from().longValueExact();
        long least = question.ascending() && place > 0 ? letters[place - 1] : from;
        for (long letter = least; letter <= question.to().longValueExact(); letter++) {
            letters[place] = letter;
            each(letters, place + 1, use);
        }
    }
}
