package org.grundy.logic;

import java.util.ArrayList;
import java.util.List;

/// A division by a term that is not a constant, made linear: the dividend is a multiple of the divisor and a
/// remainder, and the multiple is a number of its own.
///
/// That it is a multiple is not linear. What is said of it instead holds of every multiple, and of other numbers too.
/// So what follows from the [#facts] is true of every division, and what does not follow may still be true.
///
/// @param dividend where it is below 0, which only differences can be, nothing is divided and the parts are 0
/// @param divisor at least 1
/// @param quotient the name of the quotient
/// @param multiple the name of the quotient times the divisor
/// @param remainder the name of the rest, below the divisor
public record SymbolicDivision(
        LinearTerm dividend, LinearTerm divisor, LinearTerm quotient, LinearTerm multiple, LinearTerm remainder) {
    /// The division of 0.
    public static SymbolicDivision ofZero(LinearTerm divisor) {
        LinearTerm zero = LinearTerm.of(0);
        return new SymbolicDivision(zero, divisor, zero, zero, zero);
    }

    /// The division with fresh names.
    public static SymbolicDivision of(LinearTerm dividend, LinearTerm divisor, FreshNames names) {
        return new SymbolicDivision(
                dividend,
                divisor,
                LinearTerm.of(names.fresh("q")),
                LinearTerm.of(names.fresh("x")),
                LinearTerm.of(names.fresh("r")));
    }

    /// What holds of its parts: the quotient is 0, 1 or more.
    public Formula facts() {
        Formula parts = natural();
        return isDifference()
                ? Formula.or(
                        Formula.and(Formula.atMost(LinearTerm.of(0), dividend), parts),
                        Formula.and(
                                below(),
                                new Formula.Equal(quotient, LinearTerm.of(0)),
                                new Formula.Equal(multiple, LinearTerm.of(0)),
                                new Formula.Equal(remainder, LinearTerm.of(0))))
                : parts;
    }

    /// Where the dividend is below 0.
    public Formula below() {
        return isDifference() ? new Formula.Less(dividend, LinearTerm.of(0)) : Formula.never();
    }

    private boolean isDifference() {
        return dividend.coefficients().values().stream().anyMatch(by -> by < 0);
    }

    private Formula natural() {
        List<Formula> sizes = new ArrayList<>();
        for (int times = 0; times < 2; times++) {
            sizes.add(Formula.and(
                    new Formula.Equal(quotient, LinearTerm.of(times)),
                    new Formula.Equal(multiple, divisor.times(times))));
        }
        sizes.add(Formula.and(
                Formula.atMost(LinearTerm.of(2), quotient),
                Formula.atMost(quotient, multiple),
                Formula.atMost(divisor.times(2), multiple)));
        return Formula.and(
                new Formula.Equal(dividend, multiple.plus(remainder)),
                new Formula.Less(remainder, divisor),
                Formula.or(sizes));
    }

    /// That another dividend has a quotient larger by `by`.
    ///
    /// @param by may be negative
    public Formula shifts(LinearTerm larger, long by) {
        LinearTerm rest = rest(larger, by);
        return Formula.and(Formula.atMost(LinearTerm.of(0), rest), new Formula.Less(rest, divisor));
    }

    /// The remainder of that number.
    public LinearTerm rest(LinearTerm larger, long by) {
        return remainder.plus(larger).minus(divisor.times(by));
    }
}
