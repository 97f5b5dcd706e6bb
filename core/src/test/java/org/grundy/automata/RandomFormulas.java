package org.grundy.automata;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;

/// Writes random formulas whose quantifiers run up to a bound, so that they can be tried out.
final class RandomFormulas {
    /// Up to this each quantifier runs.
    static final int BOUND = 9;

    private final RandomGenerator random;
    private int fresh;

    RandomFormulas(RandomGenerator random) {
        this.random = random;
    }

    Formula formula(int depth, List<String> variables) {
        if (depth == 0) {
            return atom(variables);
        }
        return switch (random.nextInt(7)) {
            case 0 -> Formula.and(formula(depth - 1, variables), formula(depth - 1, variables));
            case 1 -> Formula.or(formula(depth - 1, variables), formula(depth - 1, variables));
            case 2 -> Formula.not(formula(depth - 1, variables));
            case 3, 4 -> quantified(depth, variables, true);
            case 5 -> quantified(depth, variables, false);
            default -> atom(variables);
        };
    }

    /// A variable may have the name of another one, which it then hides.
    private Formula quantified(int depth, List<String> variables, boolean some) {
        String name = random.nextInt(4) == 0 ? variables.getLast() : "z" + fresh++;
        List<String> inner = new ArrayList<>(variables);
        inner.add(name);
        Formula bound = Formula.atMost(LinearTerm.of(name), LinearTerm.of(BOUND));
        Formula body = formula(depth - 1, inner);
        return some
                ? Formula.exists(List.of(name), Formula.and(bound, body))
                : Formula.forAll(List.of(name), Formula.or(Formula.not(bound), body));
    }

    private Formula atom(List<String> variables) {
        return switch (random.nextInt(5)) {
            case 0 -> new Formula.Equal(term(variables), term(variables));
            case 1, 2 -> new Formula.Less(term(variables), term(variables));
            case 3 -> new Formula.Member(Numeration.POWER, List.of(term(variables)));
            default -> new Formula.Member(Numeration.LOWEST, List.of(term(variables), term(variables)));
        };
    }

    private LinearTerm term(List<String> variables) {
        LinearTerm term = LinearTerm.of(random.nextInt(-3, 6));
        for (int parts = random.nextInt(1, 3); parts > 0; parts--) {
            String variable = variables.get(random.nextInt(variables.size()));
            term = term.plus(LinearTerm.of(variable).times(random.nextInt(-2, 4)));
        }
        return term;
    }
}
