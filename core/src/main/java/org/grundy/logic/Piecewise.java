package org.grundy.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/// An integer that is a linear term in each of finitely many cases, exactly one of which applies. Thus
/// quotients, remainders and minima can be expressed in formulas.
///
/// Methods throw [NotLinear] where the result is not piecewise linear, or has too many cases, or
/// coefficients beyond 64 bits.
///
/// @param cases at least one
public record Piecewise(List<Case> cases) {
    private static final int MOST_CASES = 64;

    /// Copies the list.
    ///
    /// @throws NotLinear if there are very many cases
    public Piecewise {
        cases = List.copyOf(cases);
        if (cases.size() > MOST_CASES) {
            throw new NotLinear();
        }
    }

    /// One of the cases.
    ///
    /// @param variables natural numbers that the case speaks of; there is one choice of them, if it applies
    /// @param condition when it applies
    /// @param value what the number is then
    public record Case(List<String> variables, Formula condition, LinearTerm value) {
        /// Copies the list.
        public Case {
            variables = List.copyOf(variables);
        }

        private Case where(List<String> further, Formula condition, LinearTerm other) {
            return new Case(
                    Stream.concat(variables.stream(), further.stream()).toList(),
                    Formula.and(this.condition, condition),
                    other);
        }

        private Case with(Case other, BinaryOperator<LinearTerm> together) {
            return where(other.variables, other.condition, together.apply(value, other.value));
        }

        /// The formula that this case applies and another formula holds in it.
        public Formula and(Formula further) {
            return Formula.exists(variables, Formula.and(condition, further));
        }
    }

    /// A linear term.
    public static Piecewise of(LinearTerm term) {
        return new Piecewise(List.of(new Case(List.of(), Formula.always(), term)));
    }

    /// A constant.
    public static Piecewise of(long constant) {
        return of(LinearTerm.of(constant));
    }

    /// The sum.
    public Piecewise plus(Piecewise other) {
        return with(other, LinearTerm::plus);
    }

    /// The difference.
    public Piecewise minus(Piecewise other) {
        return with(other, LinearTerm::minus);
    }

    /// The product, where either is a constant in each case.
    public Piecewise times(Piecewise other) {
        return with(other, (left, right) -> {
            if (!left.isConstant() && !right.isConstant()) {
                throw new NotLinear();
            }
            return left.isConstant() ? right.times(left.constant()) : left.times(right.constant());
        });
    }

    /// The smaller of two.
    public Piecewise min(Piecewise other) {
        return ordered(other, true);
    }

    /// The larger of two.
    public Piecewise max(Piecewise other) {
        return ordered(other, false);
    }

    private Piecewise ordered(Piecewise other, boolean smaller) {
        return split(other, (one, two) -> {
            LinearTerm first = one.value();
            LinearTerm second = two.value();
            Case both = one.with(two, (a, b) -> a);
            return List.of(
                    both.where(List.of(), Formula.atMost(first, second), smaller ? first : second),
                    both.where(List.of(), new Formula.Less(second, first), smaller ? second : first));
        });
    }

    /// The quotient rounded down, of a positive constant.
    public Piecewise quotient(Piecewise divisor, FreshNames names) {
        return divided(divisor, names, false);
    }

    /// The remainder of that quotient, at least 0.
    public Piecewise remainder(Piecewise divisor, FreshNames names) {
        return divided(divisor, names, true);
    }

    private Piecewise divided(Piecewise divisor, FreshNames names, boolean remainder) {
        return split(divisor, (one, two) -> {
            if (!two.value().isConstant() || two.value().constant() < 1) {
                throw new NotLinear();
            }
            Case both = one.with(two, (a, b) -> a);
            long by = two.value().constant();
            Case natural = divided(both, by, names.fresh("d"), 1, remainder);
            return isNatural(one.value())
                    ? List.of(natural)
                    : List.of(natural, divided(both, by, names.fresh("d"), -1, remainder));
        });
    }

    /// The quotient is a natural number or, with the other sign, a positive one.
    private static Case divided(Case of, long by, String name, int sign, boolean remainder) {
        LinearTerm quotient = LinearTerm.of(name).times(sign);
        LinearTerm left = of.value().minus(quotient.times(by));
        Formula exact = Formula.and(
                Formula.atMost(LinearTerm.of(0), left),
                new Formula.Less(left, LinearTerm.of(by)),
                sign > 0 ? Formula.always() : new Formula.Less(LinearTerm.of(0), LinearTerm.of(name)));
        return of.where(List.of(name), exact, remainder ? left : quotient);
    }

    /// Whether it is plainly natural: a sum of natural numbers in each case.
    public boolean isNatural() {
        return cases.stream().allMatch(each -> isNatural(each.value));
    }

    /// The same number, with a name in each case where it is not plainly natural. Where it is negative no case applies.
    public Piecewise natural(FreshNames names) {
        return new Piecewise(cases.stream()
                .map(each -> {
                    if (isNatural(each.value)) {
                        return each;
                    }
                    String name = names.fresh("d");
                    LinearTerm value = LinearTerm.of(name);
                    return each.where(List.of(name), new Formula.Equal(value, each.value), value);
                })
                .toList());
    }

    /// The last number of the tuples of a set, which has just one such tuple for each choice of the others.
    ///
    /// @throws NotLinear if one of the others may be negative
    public static Piecewise function(String set, FreshNames names, Piecewise... arguments) {
        if (!Stream.of(arguments).allMatch(Piecewise::isNatural)) {
            throw new NotLinear();
        }
        String name = names.fresh("f");
        List<Case> combined = List.of(new Case(List.of(), Formula.always(), LinearTerm.of(0)));
        List<List<LinearTerm>> tuples = List.of(List.of());
        for (Piecewise argument : arguments) {
            List<Case> cases = new ArrayList<>();
            List<List<LinearTerm>> longer = new ArrayList<>();
            for (int i = 0; i < combined.size(); i++) {
                for (Case each : argument.cases) {
                    cases.add(combined.get(i).with(each, (a, b) -> a));
                    longer.add(Stream.concat(tuples.get(i).stream(), Stream.of(each.value()))
                            .toList());
                }
            }
            combined = cases;
            tuples = longer;
        }
        List<Case> result = new ArrayList<>();
        for (int i = 0; i < combined.size(); i++) {
            List<LinearTerm> tuple = Stream.concat(tuples.get(i).stream(), Stream.of(LinearTerm.of(name)))
                    .toList();
            result.add(combined.get(i).where(List.of(name), new Formula.Member(set, tuple), LinearTerm.of(name)));
        }
        return new Piecewise(result);
    }

    /// If-then-else: this number where a condition holds, another one elsewhere.
    public Piecewise orElse(Formula condition, Piecewise other) {
        List<Case> all = new ArrayList<>();
        cases.forEach(each -> all.add(each.where(List.of(), condition, each.value())));
        other.cases.forEach(each -> all.add(each.where(List.of(), Formula.not(condition), each.value())));
        return new Piecewise(all);
    }

    /// The formula that two numbers are in a relation.
    public Formula compared(Piecewise other, BiFunction<LinearTerm, LinearTerm, Formula> relation) {
        List<Formula> ways = new ArrayList<>();
        for (Case one : cases) {
            for (Case two : other.cases) {
                ways.add(one.with(two, (a, b) -> a).and(relation.apply(one.value(), two.value())));
            }
        }
        return Formula.or(ways);
    }

    private Piecewise with(Piecewise other, BinaryOperator<LinearTerm> operation) {
        return split(other, (one, two) -> List.of(one.with(two, operation)));
    }

    private Piecewise split(Piecewise other, BiFunction<Case, Case, List<Case>> operation) {
        List<Case> all = new ArrayList<>();
        for (Case one : cases) {
            for (Case two : other.cases) {
                all.addAll(operation.apply(one, two));
            }
        }
        return new Piecewise(all);
    }

    private static boolean isNatural(LinearTerm term) {
        return term.constant() >= 0 && term.coefficients().values().stream().allMatch(by -> by > 0);
    }
}
