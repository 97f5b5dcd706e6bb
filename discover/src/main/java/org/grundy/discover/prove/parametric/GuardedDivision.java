package org.grundy.discover.prove.parametric;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.prove.formula.Division;
import org.grundy.discover.prove.formula.NaturalNames;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.logic.SymbolicDivision;

/// Divides by terms that are not constant where only some situations can be: with a position's number n = x + r, x a
/// multiple of the divisor, a number n + s is one of finitely many multiples away from x, as is proved.
///
/// @param guard the situations
/// @param facts what may be assumed of all divisions so far
/// @param impossible decides of a formula that it has no solution
/// @param division of the part of a dividend that belongs to the position
/// @param names for numbers
/// @param told learns what each dividend was found to be
record GuardedDivision(
        Formula guard,
        Supplier<Formula> facts,
        Predicate<Formula> impossible,
        Function<DividedTerms, SymbolicDivision> division,
        FreshNames names,
        Consumer<Shifted> told)
        implements Division {
    /// The largest number of multiples of the divisor between a position and its options.
    private static final long FARTHEST = 2;

    /// A dividend that is some multiples of the divisor away from that of a position.
    ///
    /// @param parts the position's division
    /// @param further how much larger this dividend is
    /// @param shifts by how many multiples its quotient may be larger
    record Shifted(SymbolicDivision parts, LinearTerm further, List<Long> shifts) {
        /// The remainders, one for each shift, that for the largest quotient first.
        List<LinearTerm> remainders() {
            return shifts.reversed().stream()
                    .map(shift -> parts.rest(further, shift))
                    .toList();
        }
    }

    /// A dividend and what divides it.
    record DividedTerms(LinearTerm dividend, LinearTerm divisor) {}

    @Override
    public Piecewise of(Piecewise dividend, Piecewise divisor, boolean remainder) {
        if (divisor.cases().stream().allMatch(each -> each.value().isConstant())) {
            return remainder ? dividend.remainder(divisor, names) : dividend.quotient(divisor, names);
        }
        List<Piecewise.Case> cases = new ArrayList<>();
        for (Piecewise.Case one : dividend.cases()) {
            for (Piecewise.Case two : divisor.cases()) {
                cases.addAll(cases(one, two, remainder));
            }
        }
        return new Piecewise(cases);
    }

    @Override
    public Piecewise natural(Piecewise number) {
        return new NaturalNames(names, formula -> impossible.test(Formula.and(guard, facts.get(), formula))).of(number);
    }

    private List<Piecewise.Case> cases(Piecewise.Case dividend, Piecewise.Case divisor, boolean remainder) {
        LinearTerm by = divisor.value();
        Formula here = Formula.and(guard, dividend.condition(), divisor.condition());
        if (by.isConstant() || !impossible.test(Formula.and(here, Formula.atMost(by, LinearTerm.of(0))))) {
            throw new NotLinear();
        }
        SymbolicDivision parts = division.apply(new DividedTerms(dividend.value(), by));
        if (!impossible.test(Formula.and(here, parts.below()))) {
            throw new NotLinear();
        }
        LinearTerm further = dividend.value().minus(parts.dividend());
        List<Long> shifts = LongStream.rangeClosed(-FARTHEST, FARTHEST)
                .filter(shift -> !impossible.test(Formula.and(here, facts.get(), parts.shifts(further, shift))))
                .boxed()
                .toList();
        Formula none = Formula.not(Formula.or(
                shifts.stream().map(shift -> parts.shifts(further, shift)).toList()));
        if (!impossible.test(Formula.and(here, facts.get(), none))) {
            throw new NotLinear();
        }
        told.accept(new Shifted(parts, further, shifts));
        return shifts.stream()
                .map(shift -> shifted(dividend, divisor, parts, further, shift, remainder))
                .flatMap(shifted -> new Piecewise(List.of(shifted)).natural(names).cases().stream())
                .toList();
    }

    /// The case of one shift.
    private Piecewise.Case shifted(
            Piecewise.Case dividend,
            Piecewise.Case divisor,
            SymbolicDivision parts,
            LinearTerm further,
            long shift,
            boolean remainder) {
        return new Piecewise.Case(
                Stream.concat(dividend.variables().stream(), divisor.variables().stream())
                        .toList(),
                Formula.and(dividend.condition(), divisor.condition(), parts.shifts(further, shift)),
                remainder ? parts.rest(further, shift) : parts.quotient().plus(shift));
    }
}
