package org.grundy.discover.family;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of pairs determined by a small corner of the table: numbers from some k on are equivalent to
/// k.
public final class CornerFamily implements FormFamily {
    private static final int LARGEST_CORNER = 10;
    private static final int MOST_NAMED = 6;
    /// A larger corner says the same at greater length.
    private static final int TRIED = 2;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isPlane()) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        return IntStream.rangeClosed(2, Math.min(LARGEST_CORNER, block.sizes().getFirst() / 2))
                .boxed()
                .flatMap(size -> {
                    run.piece();
                    return table(block, size, run).map(table -> form(fitted, size, table)).stream();
                })
                .limit(TRIED);
    }

    /// The values of a corner of a given size, if its last row and column represent all larger numbers.
    private static Optional<List<Long>> table(SampleBlock block, int size, Run run) {
        Long[] table = new Long[size * size];
        for (int cell = 0; cell < block.size(); cell++) {
            run.option();
            if (!block.isKnown(cell)) {
                continue;
            }
            long[] at = block.arguments(cell);
            int place = place(at[0] - block.from(), size) * size + place(at[1] - block.from(), size);
            if (table[place] == null) {
                table[place] = (long) block.value(cell);
            } else if (table[place] != block.value(cell)) {
                return Optional.empty();
            }
        }
        return Optional.of(
                Arrays.stream(table).map(value -> value == null ? 0L : value).toList());
    }

    private static int place(long number, int size) {
        return (int) Math.min(number, size - 1L);
    }

    private static Form form(Samples fitted, int size, List<Long> table) {
        List<Integer> lost = IntStream.range(0, table.size())
                .filter(place -> table.get(place) == 1)
                .boxed()
                .toList();
        if (fitted.isLost() && lost.size() <= MOST_NAMED) {
            return new Form.Formula(named(fitted, size, lost));
        }
        IntExpr index = bounded(fitted, 0, size).times(size).plus(bounded(fitted, 1, size));
        return new Form.Formula(fitted.said(new IntExpr.Element(table, index)));
    }

    /// Whole rows and columns by one number, the other places by two.
    private static IntExpr named(Samples fitted, int size, List<Integer> lost) {
        List<Integer> rows = whole(size, (row, i) -> lost.contains(row * size + i));
        List<Integer> columns = whole(size, (column, i) -> lost.contains(i * size + column));
        Stream<IntExpr> single = lost.stream()
                .filter(place -> !rows.contains(place / size) && !columns.contains(place % size))
                .map(place -> at(fitted, 0, place / size, size).and(at(fitted, 1, place % size, size)));
        return Stream.of(
                        rows.stream().map(row -> at(fitted, 0, row, size)),
                        columns.stream().map(column -> at(fitted, 1, column, size)),
                        single)
                .flatMap(part -> part)
                .reduce(IntExpr::or)
                .orElse(IntExpr.of(0));
    }

    private static List<Integer> whole(int size, BiPredicate<Integer, Integer> lost) {
        return IntStream.range(0, size)
                .filter(line -> IntStream.range(0, size).allMatch(i -> lost.test(line, i)))
                .boxed()
                .toList();
    }

    private static IntExpr at(Samples fitted, int variable, int place, int size) {
        IntExpr number = IntExpr.of((long) place + from(fitted));
        IntExpr name = fitted.variable(variable);
        return place == size - 1 ? number.atMost(name) : name.equalTo(number);
    }

    private static IntExpr bounded(Samples fitted, int variable, int size) {
        long from = from(fitted);
        IntExpr least = fitted.variable(variable).min(IntExpr.of(from + size - 1));
        return least.minus(from);
    }

    private static int from(Samples fitted) {
        return fitted.first().from();
    }
}
