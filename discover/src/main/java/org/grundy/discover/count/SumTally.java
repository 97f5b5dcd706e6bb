package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Counts positions of a sum one by one, with tables of the values of its components.
///
/// @param question what is asked
/// @param sum with letters
/// @param run charged for the work
record SumTally(CountQuestion question, HeapSum sum, Run run) {
    private static final BigInteger MOST_CELLS = BigInteger.valueOf(20_000_000);

    /// A component with a table of its values.
    private record Valued(List<IntExpr> numbers, SampleBlock values) {
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
    Optional<CountResult> counted() {
        BigInteger cells = question.cells(sum.variables().size());
        if (cells.compareTo(MOST_CELLS) > 0 || question.to().compareTo(MOST_CELLS) > 0) {
            return Optional.empty();
        }
        List<Valued> parts = new ArrayList<>();
        sum.parts().forEach(part -> parts.add(valued(part)));
        PositionTotal total = new PositionTotal(question, sum.variables());
        each(letters ->
                nimSum(parts, letters).filter(question::selectsValue).ifPresent(value -> total.add(value, letters)));
        return Optional.of(CountResult.of(total.total(), CountMethod.Kind.TABLE, cells.longValueExact()));
    }

    /// The value of a position, empty if there is none.
    private static Optional<Integer> nimSum(List<Valued> parts, long... letters) {
        int nimSum = 0;
        for (Valued part : parts) {
            Optional<Integer> value = part.at(letters);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            nimSum ^= value.get();
        }
        return Optional.of(nimSum);
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
