package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.Numeration;
import org.grundy.discover.prove.formula.ExpressionFormula;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Decides whether a condition holds for all numbers from the least of a position on: on a window if it
/// repeats in each number, or by automata if it can be translated to a formula.
///
/// @param condition in the numbers and then parameters
/// @param variables the names of the numbers
/// @param arguments by slot, of which those after the variables are used
/// @param least the smallest number there is
@SuppressWarnings("ArrayRecordComponent") // never compared
record AlwaysTrue(IntExpr condition, List<String> variables, long[] arguments, long least) {
    private static final BigInteger MOST_CELLS = BigInteger.valueOf(1_000_000);

    /// The decision.
    ///
    /// @param exception numbers for which the condition does not hold; empty if there are none
    /// @param how it was decided, as a sentence
    record Decided(Optional<List<BigInteger>> exception, BilingualText how) {}

    /// That two conditions say the same.
    static IntExpr same(IntExpr one, IntExpr other) {
        return one.and(other).or(one.negated().and(other.negated()));
    }

    /// That a condition holds for each position that a claim is about.
    static AlwaysTrue of(FormClaim claim, IntExpr condition) {
        return new AlwaysTrue(
                condition,
                claim.sampled().variables(),
                claim.known().arguments(0),
                claim.sampled().least());
    }

    /// Decides, empty if neither way succeeds.
    Optional<Decided> decided(Run run) {
        try {
            Optional<Decided> window = window(run);
            return window.isPresent() ? window : run.find(AutomatonProver.PART, () -> automaton(run));
        } catch (NotLinear | ArithmeticException none) {
            return Optional.empty();
        }
    }

    private Optional<Decided> window(Run run) {
        return AllPresent.of(IntStream.range(0, variables.size())
                        .mapToObj(i -> Repetition.of(condition, i, variables.size(), arguments)
                                .filter(each -> each.saltus() == 0)
                                .map(repeat -> Math.addExact(Math.max(least, repeat.preperiod()), repeat.period()))))
                .flatMap(ends -> window(ends, run));
    }

    private Optional<Decided> window(List<Long> ends, Run run) {
        BigInteger cells =
                ends.stream().map(end -> BigInteger.valueOf(end - least)).reduce(BigInteger.ONE, BigInteger::multiply);
        return cells.compareTo(MOST_CELLS) > 0
                ? Optional.empty()
                : Optional.of(new Decided(
                        exception(ends, cells.longValueExact(), run),
                        BilingualText.of(
                                "Both repeat, and were compared on %s positions.", "两者都重复，已在 %s 个局面上比较。", cells)));
    }

    private Optional<List<BigInteger>> exception(List<Long> ends, long cells, Run run) {
        for (long cell = 0; cell < cells; cell++) {
            run.option();
            long[] all = arguments.clone();
            long left = cell;
            for (int i = ends.size() - 1; i >= 0; i--) {
                all[i] = least + left % (ends.get(i) - least);
                left /= ends.get(i) - least;
            }
            if (condition.value(all) == 0) {
                return Optional.of(LongStream.of(all)
                        .limit(variables.size())
                        .mapToObj(BigInteger::valueOf)
                        .toList());
            }
        }
        return Optional.empty();
    }

    private Optional<Decided> automaton(Run run) {
        ExpressionFormula formulas = new ExpressionFormula(variables, arguments, run);
        List<Formula> parts = new ArrayList<>();
        parts.add(Formula.not(formulas.condition(condition)));
        variables.forEach(name -> parts.add(Formula.atMost(LinearTerm.of(least), LinearTerm.of(name))));
        if (formulas.systems().size() > 1) {
            return Optional.empty();
        }
        Numeration system = formulas.systems().stream().findFirst().orElse(Numeration.base(2));
        Optional<Map<String, BigInteger>> witness =
                new DecisionProcedure(system, formulas.sets(), run).witness(Formula.and(parts.toArray(Formula[]::new)));
        return Optional.of(new Decided(
                witness.map(values -> IntStream.range(0, variables.size())
                        .mapToObj(i -> values.getOrDefault(variables.get(i), BigInteger.valueOf(least)))
                        .toList()),
                BilingualText.of(
                        "That both say the same was decided by automata in %s.", "两者相同，由%s的自动机判定。", system.words())));
    }
}
