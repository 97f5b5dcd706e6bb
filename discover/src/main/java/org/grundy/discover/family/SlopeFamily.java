package org.grundy.discover.family;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number that are the multiples of a quadratic irrational, rounded down, plus a small
/// constant.
public final class SlopeFamily implements FormFamily {
    private static final long LARGEST_SHIFT = 2;
    private static final int TRIED = 3;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine() || !fitted.isGrundy()) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        IntExpr n = fitted.variable(0);
        return LongStream.rangeClosed(-LARGEST_SHIFT, LARGEST_SHIFT).boxed().flatMap(shift -> {
            run.piece();
            return QuadraticIrrational.of(multiples(block, shift), run).stream()
                    .limit(TRIED)
                    .map(each -> each.form(each.multiple(n).plus(shift)));
        });
    }

    private static SortedMap<Long, Long> multiples(SampleBlock block, long shift) {
        SortedMap<Long, Long> multiples = new TreeMap<>();
        for (int cell = 0; cell < block.size(); cell++) {
            long n = block.arguments(cell)[0];
            if (n > 0 && block.isKnown(cell)) {
                multiples.put(n, block.value(cell) - shift);
            }
        }
        return multiples;
    }
}
