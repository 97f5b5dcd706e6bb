package org.grundy.lang.rules.internal.bytecode;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.tree.SetExpr;

/// A set of so few numbers that a loop over them is written out.
///
/// @param all those that there can be, in ascending order where there is a bound
/// @param bound of the numbers that are asked for, empty if it is all of them
record FewNumbers(List<Long> all, Optional<IntExpr> bound) {
    /// The numbers of a set that are few in all states, as those of `1..min(3, n)`; empty if they may be many.
    static Optional<FewNumbers> of(SetExpr set) {
        return switch (set) {
            case SetExpr.Fixed(List<Long> numbers) ->
                numbers.size() <= CandidateCost.UNROLLED
                        ? Optional.of(new FewNumbers(numbers, Optional.empty()))
                        : Optional.empty();
            case SetExpr.Range(IntExpr.Constant(long from), IntExpr to, IntExpr.Constant(long step), var span)
            when step == 1 && from >= 0 -> range(from, to);
            default -> Optional.empty();
        };
    }

    private static Optional<FewNumbers> range(long from, IntExpr to) {
        OptionalLong most = most(to);
        boolean few = most.isPresent() && most.getAsLong() - from < CandidateCost.UNROLLED;
        return few && (most.getAsLong() >= from || to instanceof IntExpr.Constant)
                ? Optional.of(new FewNumbers(
                        LongStream.rangeClosed(from, most.getAsLong()).boxed().toList(),
                        Optional.of(to).filter(end -> !(end instanceof IntExpr.Constant))))
                : Optional.empty();
    }

    /// A number that an expression never exceeds, as can be seen from it alone.
    private static OptionalLong most(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> OptionalLong.of(value);
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MIN ->
                arguments.stream()
                        .map(FewNumbers::most)
                        .flatMapToLong(OptionalLong::stream)
                        .min();
            default -> OptionalLong.empty();
        };
    }

    /// The powers of a known number; empty if a set is another one, or may have many members.
    static Optional<FewNumbers> powers(MethodFrame frame, SetExpr set) {
        if (set instanceof SetExpr.Sequence(NumberSequence kind, List<IntExpr> arguments, var span)
                && kind == NumberSequence.POWERS
                && arguments.getFirst() instanceof IntExpr.Constant(long base)
                && base >= 2) {
            IntExpr bound = arguments.getLast();
            Interval interval = frame.bounds().of(bound);
            return interval.isNarrow()
                    ? Optional.of(new FewNumbers(
                            LongStream.iterate(1, power -> power <= interval.max(), power -> power * base)
                                    .boxed()
                                    .toList(),
                            Optional.of(bound)))
                    : Optional.empty();
        }
        return Optional.empty();
    }
}
