package org.grundy.discover.family;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number that are the multiples of a quadratic irrational, rounded down (Beatty sequences), or their
/// differences, of which there are two (Sturmian words); also where the first number counts as 1, or as 2 of a word.
///
/// Source: M. Lothaire, *Algebraic Combinatorics on Words* (2002), ch. 2.
public final class MultiplesFamily implements FormFamily {
    private static final int FEWEST = 8;
    private static final int TRIED = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        SampleBlock block = fitted.first();
        boolean asked = fitted.isLine() && block.size() >= FEWEST;
        if (!asked || block.known() < block.size()) {
            return Stream.empty();
        }
        run.piece();
        int[] values = block.cells().map(block::value).toArray();
        int least = Arrays.stream(values).min().orElse(0);
        int most = Arrays.stream(values).max().orElse(0);
        return most - least == 1
                ? Stream.of(0, 1).flatMap(shift -> word(fitted, shift, least, run, values))
                : most >= block.size() / 2 && fitted.isGrundy()
                        ? Stream.of(0, 1, -1).flatMap(shift -> multiples(fitted, shift, run, values))
                        : Stream.empty();
    }

    /// The value at n is that many times n + shift, rounded down, but for a constant.
    private static Stream<Form> multiples(Samples fitted, int shift, Run run, int... values) {
        int from = fitted.first().from();
        return Stream.of(0, 1, -1, 2, -2).flatMap(more -> {
            SortedMap<Long, Long> multiples = new TreeMap<>();
            for (int i = 0; i < values.length; i++) {
                if (from + i + shift >= 1) {
                    multiples.put((long) from + i + shift, (long) values[i] - more);
                }
            }
            return QuadraticIrrational.of(multiples, run).stream().limit(TRIED).map(slope -> {
                IntExpr n = fitted.variable(0).plus(shift);
                return slope.form(slope.multiple(n).plus(more));
            });
        });
    }

    /// The sums of the values before n are the multiples.
    private static Stream<Form> word(Samples fitted, int shift, int least, Run run, int... values) {
        SortedMap<Long, Long> multiples = new TreeMap<>();
        int from = fitted.first().from();
        if (from + shift > 1) {
            return Stream.empty();
        }
        long sum = (long) (from + shift) * least;
        for (int i = 0; i < values.length; i++) {
            if (from + i + shift >= 1) {
                multiples.put((long) from + i + shift, sum);
            }
            sum += values[i];
        }
        return QuadraticIrrational.of(multiples, run).stream().limit(TRIED).map(slope -> {
            IntExpr n = fitted.variable(0).plus(shift);
            IntExpr next = slope.multiple(fitted.variable(0).plus(shift + 1L));
            IntExpr difference = next.minus(slope.multiple(n));
            return slope.form(fitted.said(difference));
        });
    }
}
