package org.grundy.lang.rules.internal.bytecode;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.tree.SetExpr;

/// The powers of a known number, of which so few can be asked for that a loop over them is written out.
///
/// @param bound of the powers that are asked for
/// @param all those that the bound can reach, in ascending order
record FewPowers(IntExpr bound, List<Long> all) {
    /// Empty if a set is another one, or may have many members.
    static Optional<FewPowers> of(MethodFrame frame, SetExpr set) {
        if (set instanceof SetExpr.Sequence(NumberSequence kind, List<IntExpr> arguments, var span)
                && kind == NumberSequence.POWERS
                && arguments.getFirst() instanceof IntExpr.Constant(long base)
                && base >= 2) {
            IntExpr bound = arguments.getLast();
            Interval interval = frame.bounds().of(bound);
            return interval.isNarrow()
                    ? Optional.of(new FewPowers(
                            bound,
                            LongStream.iterate(1, power -> power <= interval.max(), power -> power * base)
                                    .boxed()
                                    .toList()))
                    : Optional.empty();
        }
        return Optional.empty();
    }
}
