package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;

/// Simple expressions in the parameters alone, simplest first.
///
/// @param samples whose parameters these are
/// @param all the expressions; where there are no parameters, small numbers
public record ParameterTerms(Samples samples, List<IntExpr> all) {
    private static final int LARGEST_NUMBER = 8;
    private static final int FACTORS = 3;
    private static final int SHIFTS = 4;

    /// The terms for some samples.
    public static ParameterTerms of(Samples samples) {
        List<Weighed> found = new ArrayList<>();
        for (long number = 0; number <= LARGEST_NUMBER; number++) {
            found.add(new Weighed(IntExpr.of(number), number));
        }
        for (int i = 0; i < samples.names().size(); i++) {
            IntExpr first = samples.parameter(i);
            for (long number = 0; number <= SHIFTS; number++) {
                found.add(new Weighed(IntExpr.of(number).minus(first), 4 + number));
            }
        }
        for (Weighed product : products(samples)) {
            for (long shift = -SHIFTS; shift <= SHIFTS; shift++) {
                found.add(new Weighed(product.term.plus(shift), product.weight + Math.abs(shift)));
            }
        }
        return new ParameterTerms(
                samples,
                found.stream()
                        .sorted(Comparator.comparingLong(Weighed::weight))
                        .map(Weighed::term)
                        .toList());
    }

    /// Multiples, products, sums and differences of parameters.
    private static List<Weighed> products(Samples samples) {
        List<Weighed> found = new ArrayList<>();
        for (int i = 0; i < samples.names().size(); i++) {
            IntExpr first = samples.parameter(i);
            for (int factor = 1; factor <= FACTORS; factor++) {
                found.add(new Weighed(first.times(factor), 2L * factor - 1));
            }
            found.add(new Weighed(first.times(first), 6));
            for (int j = i + 1; j < samples.names().size(); j++) {
                IntExpr second = samples.parameter(j);
                found.add(new Weighed(first.times(second), 6));
                found.add(new Weighed(first.plus(second), 2));
                found.add(new Weighed(first.times(2).plus(second), 5));
                found.add(new Weighed(first.plus(second.times(2)), 5));
                found.add(new Weighed(second.minus(first), 4));
            }
        }
        return found;
    }

    private record Weighed(IntExpr term, long weight) {}

    /// The simplest expression with a given value in every block; a constant if there are no
    /// parameters.
    public Optional<IntExpr> matching(ToLongFunction<SampleBlock> wanted) {
        if (samples.names().isEmpty()) {
            return Optional.of(IntExpr.of(wanted.applyAsLong(samples.first())));
        }
        return all.stream()
                .filter(term ->
                        samples.blocks().stream().allMatch(block -> value(term, block) == wanted.applyAsLong(block)))
                .findFirst();
    }

    /// The value of an expression in the parameters of a block.
    static long value(IntExpr term, SampleBlock block) {
        return term.value(block.arguments(0));
    }
}
