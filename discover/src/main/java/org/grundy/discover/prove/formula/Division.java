package org.grundy.discover.prove.formula;

import org.grundy.logic.Piecewise;

/// How quotients and remainders are put into formulas.
@FunctionalInterface
public interface Division {
    /// The quotient rounded down, or the remainder.
    ///
    /// @throws org.grundy.logic.NotLinear if there is no formula for it
    Piecewise of(Piecewise dividend, Piecewise divisor, boolean remainder);

    /// A number of which a set is to be asked, as one that is plainly natural.
    ///
    /// @throws org.grundy.logic.NotLinear if it may be negative
    default Piecewise natural(Piecewise number) {
        return number;
    }
}
