package org.grundy.discover.family.combined;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.ExceptionCorrection;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values that only the logarithm of n or n + 1 decides, or the sum of the digits, in some base, the binary ones of
/// n - 1, or how many prime factors n has: forms of that number.
///
/// @param families of forms of the number
public record DigitFunctionFamily(List<FormFamily> families) implements FormFamily {
    private static final List<Integer> BASES = List.of(10, 3, 4, 5, 6, 7, 8, 9);
    /// Of fewer different numbers a table shows nothing.
    private static final int FEWEST = 4;

    public DigitFunctionFamily {
        families = List.copyOf(families);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        return fitted.isLine()
                ? functions(fitted.variable(0)).flatMap(function -> forms(fitted, function, run))
                : Stream.empty();
    }

    private static Stream<IntExpr> functions(IntExpr n) {
        IntExpr after = n.plus(1);
        Stream<IntExpr> binary = Stream.of(
                call(NumberFunction.LOG, after, 2),
                call(NumberFunction.LOG, n, 2),
                IntExpr.of(NumberFunction.POPCOUNT, n.plus(-1)));
        Stream<IntExpr> digits = BASES.stream()
                .flatMap(base -> Stream.of(
                        call(NumberFunction.LOG, after, base),
                        call(NumberFunction.LOG, n, base),
                        call(NumberFunction.DIGITSUM, n, base)));
        Stream<IntExpr> factors =
                Stream.of(IntExpr.of(NumberFunction.OMEGA, n), IntExpr.of(NumberFunction.BIGOMEGA, n));
        return Stream.of(binary, digits, factors).flatMap(functions -> functions);
    }

    private static IntExpr call(NumberFunction function, IntExpr n, long base) {
        return IntExpr.of(function, n, IntExpr.of(base));
    }

    private Stream<Form> forms(Samples fitted, IntExpr function, Run run) {
        Optional<SampleBlock> decided = decided(fitted.first(), function, run);
        return decided.stream().flatMap(block -> {
            Samples line = fitted.alone(block);
            return families.stream()
                    .flatMap(family -> family.fit(line, run))
                    .map(form -> new Form.Formula(Substitution.of(form.expression(), List.of(function))))
                    // Zero has no logarithm.
                    .flatMap(form -> ExceptionCorrection.of(form, fitted, run).stream());
        });
    }

    /// The values by that of the function, empty if it does not decide them.
    private static Optional<SampleBlock> decided(SampleBlock block, IntExpr function, Run run) {
        int[] values = new int[block.size() + 1];
        Arrays.fill(values, SampleBlock.UNKNOWN);
        int largest = -1;
        for (int cell = 0; cell < block.size(); cell++) {
            run.option();
            long[] n = block.arguments(cell);
            if (!block.isKnown(cell) || n[0] == 0) {
                continue;
            }
            int place = (int) function.value(n);
            if (values[place] != SampleBlock.UNKNOWN && values[place] != block.value(cell)) {
                return Optional.empty();
            }
            values[place] = block.value(cell);
            largest = Math.max(largest, place);
        }
        int[] met = Arrays.copyOf(values, largest + 1);
        boolean enough =
                IntStream.of(met).filter(value -> value != SampleBlock.UNKNOWN).count() >= FEWEST;
        return enough ? Optional.of(SampleBlock.line(List.of(), 0, met)) : Optional.empty();
    }
}
