package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.SetExpr;

/// The one loop of a rule; or two, of which the second one's variable has no other value than the first one's, as in
/// `i in 1..x, j in max(1, i)..min(y, i)`: these are one loop, up to the least of all bounds.
///
/// @param slot of the variable
/// @param values of the variable
/// @param equal the slot of the variable that is equal to it; the same one if there is no other
record EqualLoops(int slot, SetExpr values, int equal) {
    /// The loops of a rule; empty if they are others.
    ///
    /// @param linear an expression as a linear form
    static Optional<EqualLoops> of(List<Clause.For> loops, Function<IntExpr, Optional<LinearForm>> linear) {
        Clause.For first = loops.isEmpty() ? null : loops.getFirst();
        if (first == null || loops.size() > 2) {
            return Optional.empty();
        }
        return loops.size() == 1
                ? Optional.of(new EqualLoops(first.slot(), first.values(), first.slot()))
                : both(first, loops.getLast(), linear);
    }

    private static Optional<EqualLoops> both(
            Clause.For first, Clause.For second, Function<IntExpr, Optional<LinearForm>> linear) {
        if (!(first.values() instanceof SetExpr.Range(IntExpr.Constant(long least), IntExpr most, IntExpr by, var span)
                && second.values() instanceof SetExpr.Range(IntExpr from, IntExpr to, IntExpr each, var place)
                && least == 1
                && isOne(each))) {
            return Optional.empty();
        }
        LinearForm variable = LinearForm.unknown(first.slot());
        List<IntExpr> below = new ArrayList<>(arguments(from, NumberFunction.MAX));
        List<IntExpr> above = new ArrayList<>(arguments(to, NumberFunction.MIN));
        boolean equal = removed(below, variable, linear) && removed(above, variable, linear);
        below.removeIf(bound -> bound instanceof IntExpr.Constant(long number) && number <= 1);
        if (!equal || !below.isEmpty()) {
            return Optional.empty();
        }
        IntExpr all = new IntExpr.Function(
                NumberFunction.MIN,
                Stream.concat(Stream.of(most), above.stream()).toList(),
                place);
        SetExpr values = new SetExpr.Range(new IntExpr.Constant(least), all, by, span);
        return Optional.of(new EqualLoops(first.slot(), values, second.slot()));
    }

    private static boolean isOne(IntExpr step) {
        return step instanceof IntExpr.Constant(long number) && number == 1;
    }

    private static boolean removed(
            List<IntExpr> bounds, LinearForm variable, Function<IntExpr, Optional<LinearForm>> linear) {
        return bounds.removeIf(
                bound -> linear.apply(bound).filter(variable::equals).isPresent());
    }

    /// The numbers of which an expression is the largest, or the smallest.
    static List<IntExpr> arguments(IntExpr expression, NumberFunction function) {
        return expression instanceof IntExpr.Function(NumberFunction of, List<IntExpr> arguments, var span)
                        && of == function
                ? arguments.stream()
                        .flatMap(each -> arguments(each, function).stream())
                        .toList()
                : List.of(expression);
    }

    /// A form with one of the two variables in place of both.
    LinearForm single(LinearForm form) {
        LinearForm other = LinearForm.unknown(equal).times(form.coefficient(equal));
        return form.minus(other).plus(LinearForm.unknown(slot).times(form.coefficient(equal)));
    }
}
