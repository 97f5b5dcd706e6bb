package org.grundy.discover.family.digits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number determined by its digits: by a recursion on its quotient by the base, or by an
/// automaton, whose states are the distinct subsequences n ↦ value(base^e·n + j) (the k-kernel of an
/// automatic sequence).
///
/// Source: J.-P. Allouche and J. Shallit, *Automatic Sequences* (2003), ch. 6 and 16.
public final class DigitsFamily implements FormFamily {
    private static final int LARGEST_BASE = 6;
    private static final int STEEPEST = 2;
    private static final int MOST_FIRST = 4;
    private static final int LARGEST_FACTOR = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine()) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        return Stream.iterate(2, base -> base <= LARGEST_BASE, base -> base + 1).flatMap(base -> {
            run.piece();
            return Stream.of(
                            recursion(fitted, block, base, run).stream(),
                            tables(fitted, block, base, run),
                            automata(fitted, block, base))
                    .flatMap(forms -> forms);
        });
    }

    private static Optional<Form> recursion(Samples fitted, SampleBlock block, int base, Run run) {
        for (int first = 1; first <= MOST_FIRST; first++) {
            List<List<Long>> rows = new ArrayList<>();
            for (int digit = 0; digit < base; digit++) {
                row(block, base, digit, first, run).ifPresent(rows::add);
            }
            if (rows.size() == base) {
                List<Long> values = new ArrayList<>();
                for (int n = 0; n < first; n++) {
                    values.add((long) Math.max(0, block.valueOf(n)));
                }
                IntExpr call =
                        new IntExpr.Call(new DigitProgram.Recursion(base, values, rows), List.of(fitted.variable(0)));
                return Optional.of(new Form.Digits(fitted.said(call)));
            }
        }
        return Optional.empty();
    }

    /// a, b and c with value(base·m + digit) = a·value(m) + b·m + c wherever both are known.
    private static Optional<List<Long>> row(SampleBlock block, int base, int digit, int first, Run run) {
        for (long a = 0; a <= LARGEST_FACTOR; a++) {
            for (long b = 0; b <= LARGEST_FACTOR; b++) {
                run.options(block.size());
                Optional<Long> c = constant(block, base, digit, first, a, b);
                if (c.isPresent()) {
                    return Optional.of(List.of(a, b, c.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Long> constant(SampleBlock block, int base, int digit, int first, long a, long b) {
        Optional<Long> constant = Optional.empty();
        for (int n = first; n < block.from() + block.size(); n++) {
            int value = block.valueOf(n);
            int rest = block.valueOf(n / base);
            if (n % base != digit || value == SampleBlock.UNKNOWN || rest == SampleBlock.UNKNOWN) {
                continue;
            }
            long c = value - a * rest - b * (n / base);
            if (constant.isPresent() && constant.get() != c) {
                return Optional.empty();
            }
            constant = Optional.of(c);
        }
        return constant;
    }

    private static Stream<Form> tables(Samples fitted, SampleBlock block, int base, Run run) {
        return new TableRecursionLearning(block, base, run)
                .found().stream()
                        .map(routine ->
                                new Form.Digits(fitted.said(new IntExpr.Call(routine, List.of(fitted.variable(0))))));
    }

    /// Automata for the values minus 0, n or 2n.
    private static Stream<Form> automata(Samples fitted, SampleBlock block, int base) {
        int steepest = fitted.isLost() ? 0 : STEEPEST;
        return Stream.iterate(0, slope -> slope <= steepest, slope -> slope + 1)
                .flatMap(slope -> AutomatonLearning.of(block, base, slope).stream()
                        .map(automaton -> {
                            IntExpr n = fitted.variable(0);
                            IntExpr call = fitted.said(new IntExpr.Call(automaton, List.of(n)));
                            return new Form.Digits(
                                    slope == 0 ? call : n.times(slope).plus(call));
                        }));
    }
}
