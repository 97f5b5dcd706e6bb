package org.grundy.discover.family.digits;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.family.ExceptionCorrection;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number that are invariant under dividing n by some number, rounding down or up:
/// intervals that repeat on a growing scale.
public final class ScaleFamily implements FormFamily {
    private static final int LARGEST_DIVISOR = 40;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine()) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        return IntStream.rangeClosed(2, LARGEST_DIVISOR)
                .filter(base -> base * base < block.size())
                .boxed()
                .flatMap(base -> {
                    run.piece();
                    return Stream.of(0, 1).flatMap(shift -> form(fitted, block, base, shift, run).stream());
                });
    }

    /// Rounding n up is rounding n − 1 down: with the shift 1 the values of n are looked up by n − 1.
    private static Optional<Form> form(Samples fitted, SampleBlock block, int base, int shift, Run run) {
        int end = block.from() + block.size();
        boolean same = IntStream.range(base + shift, end)
                .allMatch(n -> agree(block.valueOf(n), block.valueOf((n - shift) / base + shift)));
        if (!same) {
            return Optional.empty();
        }
        List<Long> first = LongStream.range(shift, (long) base + shift)
                .map(n -> Math.max(0, block.valueOf(n)))
                .boxed()
                .toList();
        IntExpr n = fitted.variable(0);
        IntExpr below = shift == 0 ? n : n.max(IntExpr.of(1)).minus(1);
        DigitProgram.Recursion routine =
                new DigitProgram.Recursion(base, first, Collections.nCopies(base, DigitProgram.Recursion.SAME));
        IntExpr call = new IntExpr.Call(routine, List.of(below));
        return ExceptionCorrection.of(new Form.Digits(fitted.said(call)), fitted, run);
    }

    private static boolean agree(int a, int b) {
        return a == b || a == SampleBlock.UNKNOWN || b == SampleBlock.UNKNOWN;
    }
}
