package org.grundy.discover.prove.formula;

import java.util.function.Predicate;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;

/// Names for numbers that cannot be negative: a name stands for a natural number, as the sets of formulas ask.
///
/// @param names that are still free
/// @param impossible decides of a formula that it has no solution
public record NaturalNames(FreshNames names, Predicate<Formula> impossible) {
    /// A number with a name in each case where it is not plainly natural.
    ///
    /// @throws NotLinear if it may be negative
    public Piecewise of(Piecewise number) {
        if (!number.isNatural() && !impossible.test(number.compared(Piecewise.of(0), Formula.Less::new))) {
            throw new NotLinear();
        }
        return number.natural(names);
    }
}
