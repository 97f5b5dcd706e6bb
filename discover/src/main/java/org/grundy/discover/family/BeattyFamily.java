package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// Lost pairs {a, b} with a ≤ b, one for each multiple t·n of some t as their difference, in which a is
/// ⌊n·α⌋ with a quadratic irrational α; few small pairs may differ.
///
/// Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982).
public final class BeattyFamily implements FormFamily {
    private static final int FEWEST = 8;
    private static final int EARLIEST = 4;
    private static final long LARGEST_W = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.onLine() || !fitted.isLost()) {
            return Stream.empty();
        }
        run.piece();
        ParameterTerms terms = ParameterTerms.of(fitted);
        return AllPresent.of(fitted.blocks().stream().map(block -> Pairs.of(block, run))).stream()
                .flatMap(found -> terms
                        .matching(block -> found.get(fitted.blocks().indexOf(block)).step)
                        .stream()
                        .flatMap(t -> fitted.names().isEmpty()
                                ? slopes(fitted, found.getFirst(), t)
                                : slopesWithParameters(fitted, terms, found, t)))
                .flatMap(form -> ExceptionCorrection.of(form, fitted, run).stream());
    }

    /// The lost pairs of a block by difference.
    ///
    /// @param step the greatest common divisor of the differences
    /// @param irrationals the irrationals whose multiples, rounded down, are the smaller numbers
    private record Pairs(long step, List<QuadraticIrrational> irrationals) {
        static Optional<Pairs> of(SampleBlock block, Run run) {
            TreeMap<Long, Long> smaller = new TreeMap<>();
            for (int cell = 0; cell < block.size(); cell++) {
                run.option();
                long[] at = block.arguments(cell);
                if (block.value(cell) == 1 && at[0] <= at[1]) {
                    // The later of two pairs with one difference; the earlier one may be an exception.
                    smaller.put(at[1] - at[0], at[0]);
                }
            }
            if (smaller.size() < FEWEST) {
                return Optional.empty();
            }
            long step = smaller.keySet().stream().reduce(0L, Pairs::gcd);
            SortedMap<Long, Long> multiples = new TreeMap<>();
            smaller.forEach((difference, a) -> {
                if (difference / step >= EARLIEST) {
                    multiples.put(difference / step, a);
                }
            });
            List<QuadraticIrrational> irrationals = QuadraticIrrational.of(multiples, run);
            return irrationals.isEmpty() ? Optional.empty() : Optional.of(new Pairs(step, irrationals));
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }
    }

    private static Stream<Form> slopes(Samples fitted, Pairs pairs, IntExpr step) {
        return pairs.irrationals.stream()
                .map(each -> form(fitted, IntExpr.of(each.u()), IntExpr.of(each.d()), each.w(), step));
    }

    private static Stream<Form> slopesWithParameters(
            Samples fitted, ParameterTerms terms, List<Pairs> pairs, IntExpr step) {
        return LongStream.rangeClosed(1, LARGEST_W)
                .boxed()
                .flatMap(w -> terms.all().stream()
                        .flatMap(u -> terms.all().stream()
                                .filter(d -> fits(fitted, pairs, w, u, d))
                                .map(d -> form(fitted, u, d, w, step))));
    }

    private static boolean fits(Samples fitted, List<Pairs> pairs, long w, IntExpr u, IntExpr d) {
        for (int i = 0; i < pairs.size(); i++) {
            SampleBlock block = fitted.blocks().get(i);
            QuadraticIrrational wanted =
                    new QuadraticIrrational(ParameterTerms.value(u, block), ParameterTerms.value(d, block), w);
            if (!pairs.get(i).irrationals.contains(wanted)) {
                return false;
            }
        }
        return true;
    }

    private static Form form(Samples fitted, IntExpr u, IntExpr d, long w, IntExpr step) {
        IntExpr x = fitted.variable(0);
        IntExpr y = fitted.variable(1);
        IntExpr a = x.min(y);
        IntExpr difference = x.max(y).minus(a);
        boolean everyDifference = step.equals(IntExpr.of(1));
        IntExpr n = difference.over(step);
        IntExpr equal = a.equalTo(QuadraticIrrational.multiple(n, u, d, w));
        IntExpr expression =
                everyDifference ? equal : difference.mod(step).equalTo(0).and(equal);
        return new Form.Beatty(u, d, w, expression);
    }
}
