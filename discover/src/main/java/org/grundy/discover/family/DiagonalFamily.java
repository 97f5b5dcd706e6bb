package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Lost pairs that are equal numbers, but for a few small ones, as in misère Nim.
public final class DiagonalFamily implements FormFamily {
    private static final int MOST_EXCEPTIONS = 8;
    private static final int LARGEST_EXCEPTION = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isPlane() || !fitted.isLost()) {
            return Stream.empty();
        }
        IntExpr a = fitted.variable(0);
        IntExpr b = fitted.variable(1);
        IntExpr equal = a.equalTo(b);
        List<Samples.Place> wrong = fitted.mismatches(equal, MOST_EXCEPTIONS + 1, run);
        long last = wrong.stream().mapToLong(DiagonalFamily::larger).max().orElse(LARGEST_EXCEPTION + 1);
        if (wrong.size() > MOST_EXCEPTIONS || last > LARGEST_EXCEPTION) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        IntExpr far = equal.and(a.atLeast(last + 1));
        return early(block, (int) last, a, b)
                .map(near -> new Form.Formula(near.or(far)))
                .or(() -> Optional.of(new Form.Formula(far)))
                .stream()
                .map(form -> form);
    }

    private static long larger(Samples.Place place) {
        return Math.max(place.arguments()[0], place.arguments()[1]);
    }

    /// The lost pairs of numbers up to `last`: by their sum where that tells them from all others.
    private static Optional<IntExpr> early(SampleBlock block, int last, IntExpr a, IntExpr b) {
        List<int[]> lost =
                pairs(block.from(), last).filter(pair -> block.at(pair) == 1).toList();
        IntExpr sum = a.plus(b);
        Optional<IntExpr> bySum = lost.stream()
                .map(pair -> pair[0] + pair[1])
                .distinct()
                .filter(total -> total <= last
                        && lost.size()
                                == pairs(block.from(), last)
                                        .filter(pair -> pair[0] + pair[1] == total)
                                        .count())
                .map(total -> sum.equalTo(total))
                .reduce((one, other) -> IntExpr.of(0))
                .filter(each -> !each.equals(IntExpr.of(0)));
        return bySum.or(() -> lost.stream()
                .map(pair -> a.equalTo(pair[0]).and(b.equalTo(pair[1])))
                .reduce(IntExpr::or));
    }

    private static Stream<int[]> pairs(int from, int last) {
        return Stream.iterate(from, x -> x <= last, x -> x + 1)
                .flatMap(x -> Stream.iterate(from, y -> y <= last, y -> y + 1).map(y -> new int[] {x, y}));
    }
}
