package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.automata.Numeration;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;

/// One case of a rule's moves: the term of each variable, and the conditions of the case.
///
/// @param slots a term for each variable bound so far
/// @param choices existentially quantified natural numbers
/// @param conditions all conditions of the case
/// @param option the target of the move, once translated
record RuleBranch(
        Map<Integer, LinearTerm> slots, List<String> choices, List<Formula> conditions, List<LinearTerm> option) {
    private static final int MOST_BRANCHES = 1024;
    private static final long LARGEST_EXPONENT = 10;

    /// All branches of a rule after its clauses.
    static List<RuleBranch> all(
            RuleTree rule, Map<Integer, LinearTerm> state, IntExprFormula integers, FreshNames names) {
        List<RuleBranch> branches = List.of(new RuleBranch(state, List.of(), List.of(), List.of()));
        for (Clause clause : rule.clauses()) {
            branches = branches.stream()
                    .flatMap(branch -> branch.after(clause, integers, names))
                    .limit(MOST_BRANCHES + 1)
                    .toList();
            if (branches.size() > MOST_BRANCHES) {
                throw new NotLinear();
            }
        }
        return branches;
    }

    private Stream<RuleBranch> after(Clause clause, IntExprFormula integers, FreshNames names) {
        return switch (clause) {
            case Clause.If(BoolExpr condition) -> Stream.of(where(List.of(), integers.of(condition, slots)));
            case Clause.For(int slot, SetExpr set) ->
                running(set, integers, names)
                        .map(each -> where(each.variables(), each.condition()).with(slot, each.value()));
        };
    }

    private RuleBranch where(List<String> variables, Formula condition) {
        return new RuleBranch(
                slots,
                Stream.concat(choices.stream(), variables.stream()).toList(),
                Stream.concat(conditions.stream(), Stream.of(condition)).toList(),
                option);
    }

    private RuleBranch with(int slot, LinearTerm value) {
        Map<Integer, LinearTerm> more = new HashMap<>(slots);
        more.put(slot, value);
        return new RuleBranch(more, choices, conditions, option);
    }

    /// The possible values of a variable that ranges over a set.
    private Stream<Piecewise.Case> running(SetExpr set, IntExprFormula integers, FreshNames names) {
        return switch (set) {
            case SetExpr.Single(IntExpr value) -> integers.of(value, slots).cases().stream();
            case SetExpr.Fixed(List<Long> numbers) -> numbers.stream().map(number -> plain(LinearTerm.of(number)));
            case SetExpr.Union(List<SetExpr> parts) -> parts.stream().flatMap(part -> running(part, integers, names));
            case SetExpr.Range(IntExpr.Constant(long from), IntExpr.Function to, IntExpr.Constant(long step), var span)
            when to.function() == NumberFunction.LOG && step == 1 -> exponents(from, to, integers, names);
            case SetExpr.Range(IntExpr from, IntExpr to, IntExpr step, var span) ->
                range(integers.of(from, slots), integers.of(to, slots), integers.of(step, slots), names);
            case SetExpr.Sequence sequence -> powers(sequence, integers, names);
            case SetExpr.Members members -> throw new NotLinear();
        };
    }

    private static Piecewise.Case plain(LinearTerm value) {
        return new Piecewise.Case(List.of(), Formula.always(), value);
    }

    /// Steps must be of a positive constant.
    private static Stream<Piecewise.Case> range(Piecewise from, Piecewise to, Piecewise step, FreshNames names) {
        LinearTerm first = step.cases().getFirst().value();
        if (step.cases().size() > 1 || !first.isConstant() || first.constant() < 1) {
            throw new NotLinear();
        }
        long by = first.constant();
        List<Piecewise.Case> cases = new ArrayList<>();
        for (Piecewise.Case start : from.cases()) {
            String name = names.fresh("k");
            LinearTerm value = running(start.value(), by, name);
            Formula within = to.compared(Piecewise.of(value), (last, running) -> Formula.atMost(running, last));
            cases.add(new Piecewise.Case(
                    Stream.concat(start.variables().stream(), Stream.of(name)).toList(),
                    Formula.and(start.condition(), Formula.atMost(start.value(), value), within),
                    value));
        }
        return cases.stream();
    }

    /// The number reached after some steps; a natural number if the range starts at one and the step is
    /// 1.
    private static LinearTerm running(LinearTerm first, long by, String name) {
        boolean plain = by == 1 && first.isConstant() && first.constant() >= 0;
        return plain ? LinearTerm.of(name) : first.plus(LinearTerm.of(name).times(by));
    }

    private Stream<Piecewise.Case> powers(SetExpr.Sequence sequence, IntExprFormula integers, FreshNames names) {
        if (sequence.kind() != NumberSequence.POWERS
                || !(sequence.arguments().getFirst() instanceof IntExpr.Constant(long base))
                || base < 2
                || base > Numeration.LARGEST_BASE) {
            throw new NotLinear();
        }
        return Stream.of(power(base, 1, sequence.arguments().getLast(), integers, names));
    }

    /// A variable up to a logarithm is known by the power to which it is the exponent.
    private Stream<Piecewise.Case> exponents(
            long from, IntExpr.Function logarithm, IntExprFormula integers, FreshNames names) {
        if (!(logarithm.arguments().getLast() instanceof IntExpr.Constant(long base))
                || base > Numeration.LARGEST_BASE
                || from < 0
                || from > LARGEST_EXPONENT) {
            throw new NotLinear();
        }
        long least = LongStream.range(0, from).reduce(1, (power, i) -> power * base);
        Piecewise.Case power = power(base, least, logarithm.arguments().getFirst(), integers, names);
        integers.exponents().put(power.value(), base);
        return Stream.of(power);
    }

    /// A power that is at least some number and at most another.
    private Piecewise.Case power(long base, long least, IntExpr most, IntExprFormula integers, FreshNames names) {
        integers.bases().add((int) base);
        LinearTerm power = LinearTerm.of(names.fresh("k"));
        Piecewise bound = integers.of(most, slots);
        Formula within = bound.compared(Piecewise.of(power), (last, running) -> Formula.atMost(running, last));
        Formula member = new Formula.Member(Numeration.POWER, List.of(power));
        Formula enough = least > 1 ? Formula.atMost(LinearTerm.of(least), power) : Formula.always();
        return new Piecewise.Case(
                List.copyOf(power.coefficients().keySet()), Formula.and(member, within, enough), power);
    }

    /// A branch for each combination of cases of the target's numbers.
    List<RuleBranch> choosing(List<Piecewise> numbers) {
        List<RuleBranch> branches = List.of(this);
        for (Piecewise number : numbers) {
            branches = branches.stream()
                    .flatMap(branch -> number.cases().stream().map(branch::leading))
                    .toList();
            if (branches.size() > MOST_BRANCHES) {
                throw new NotLinear();
            }
        }
        return branches;
    }

    private RuleBranch leading(Piecewise.Case number) {
        RuleBranch branch = where(number.variables(), number.condition());
        return new RuleBranch(
                slots,
                branch.choices,
                branch.conditions,
                Stream.concat(option.stream(), Stream.of(number.value())).toList());
    }

    /// The moves; for unordered states, one for each permutation of the target's numbers.
    List<DefinableGame.Move> moves(Formula allowed, boolean unordered, Function<List<LinearTerm>, Formula> ascending) {
        List<List<LinearTerm>> orders = unordered ? orders(option) : List.of(option);
        return orders.stream()
                .map(order -> {
                    List<Formula> all = new ArrayList<>(conditions);
                    all.add(allowed);
                    all.add(unordered ? ascending.apply(order) : Formula.always());
                    return new DefinableGame.Move(choices, Formula.and(all), order);
                })
                .toList();
    }

    private static List<List<LinearTerm>> orders(List<LinearTerm> terms) {
        if (terms.isEmpty()) {
            return List.of(List.of());
        }
        List<List<LinearTerm>> orders = new ArrayList<>();
        for (int first = 0; first < terms.size(); first++) {
            List<LinearTerm> rest = new ArrayList<>(terms);
            LinearTerm chosen = rest.remove(first);
            for (List<LinearTerm> order : orders(rest)) {
                orders.add(Stream.concat(Stream.of(chosen), order.stream()).toList());
            }
        }
        return orders;
    }
}
