package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.automatic.Numeration;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.tree.Clause;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.Piecewise;
import org.grundy.logic.Term;

/// A rule's moves in one choice of cases: what each variable of the rules is, and under which conditions.
///
/// @param slots a term for each variable that is known so far
/// @param choices the natural numbers that are chosen
/// @param conditions all that must hold
/// @param option where the move leads, once that is known
record Branch(Map<Integer, Term> slots, List<String> choices, List<Formula> conditions, List<Term> option) {
    private static final int MOST = 1024;

    /// All branches of a rule after its clauses.
    static List<Branch> all(RuleTree rule, Map<Integer, Term> state, WholeFormula wholes, FreshNames names) {
        List<Branch> branches = List.of(new Branch(state, List.of(), List.of(), List.of()));
        for (Clause clause : rule.clauses()) {
            branches = branches.stream()
                    .flatMap(branch -> branch.after(clause, wholes, names, rule.span()))
                    .limit(MOST + 1)
                    .toList();
            if (branches.size() > MOST) {
                throw WholeFormula.tooMany(rule.span());
            }
        }
        return branches;
    }

    private Stream<Branch> after(Clause clause, WholeFormula wholes, FreshNames names, Span span) {
        return switch (clause) {
            case Clause.If(Truth condition) -> Stream.of(where(List.of(), wholes.of(condition, slots)));
            case Clause.For(int slot, Values values) ->
                running(values, wholes, names, span)
                        .map(each -> where(each.variables(), each.condition()).with(slot, each.value()));
        };
    }

    private Branch where(List<String> variables, Formula condition) {
        return new Branch(
                slots,
                Stream.concat(choices.stream(), variables.stream()).toList(),
                Stream.concat(conditions.stream(), Stream.of(condition)).toList(),
                option);
    }

    private Branch with(int slot, Term value) {
        Map<Integer, Term> more = new HashMap<>(slots);
        more.put(slot, value);
        return new Branch(more, choices, conditions, option);
    }

    /// What a variable that runs through a set can be.
    private Stream<Piecewise.Case> running(Values values, WholeFormula wholes, FreshNames names, Span span) {
        return switch (values) {
            case Values.Single(Whole value) -> wholes.of(value, slots, span).cases().stream();
            case Values.Fixed(List<Long> numbers) -> numbers.stream().map(number -> plain(Term.of(number)));
            case Values.Union(List<Values> parts) -> parts.stream().flatMap(part -> running(part, wholes, names, span));
            case Values.Range(Whole from, Whole to, Whole step, Span at) ->
                WholeFormula.linear(
                        at,
                        () -> range(
                                wholes.of(from, slots, at),
                                wholes.of(to, slots, at),
                                wholes.of(step, slots, at),
                                names,
                                at));
            case Values.Sequence sequence -> powers(sequence, wholes, names);
            case Values.Members members -> throw WholeFormula.lists(span);
        };
    }

    private static Piecewise.Case plain(Term value) {
        return new Piecewise.Case(List.of(), Formula.always(), value);
    }

    private static Stream<Piecewise.Case> range(
            Piecewise from, Piecewise to, Piecewise step, FreshNames names, Span span) {
        if (step.cases().size() > 1 || !step.cases().getFirst().value().isConstant()) {
            throw new NoFormula(span, "a formula can have steps of a positive constant only", "公式中的步长只能是正的常数");
        }
        long by = step.cases().getFirst().value().constant();
        if (by < 1) {
            throw new NoFormula(span, "a formula can have steps of a positive constant only", "公式中的步长只能是正的常数");
        }
        List<Piecewise.Case> cases = new ArrayList<>();
        for (Piecewise.Case first : from.cases()) {
            String name = names.fresh("k");
            Term value = running(first.value(), by, name);
            Formula within = to.compared(Piecewise.of(value), (last, running) -> Formula.atMost(running, last));
            cases.add(new Piecewise.Case(
                    Stream.concat(first.variables().stream(), Stream.of(name)).toList(),
                    Formula.and(first.condition(), Formula.atMost(first.value(), value), within),
                    value));
        }
        return cases.stream();
    }

    /// So many steps behind the first number; with steps of 1 from a natural number on, a natural number.
    private static Term running(Term first, long by, String name) {
        boolean plain = by == 1 && first.isConstant() && first.constant() >= 0;
        return plain ? Term.of(name) : first.plus(Term.of(name).times(by));
    }

    private Stream<Piecewise.Case> powers(Values.Sequence sequence, WholeFormula wholes, FreshNames names) {
        if (sequence.kind() != Values.Kind.POWERS
                || !(sequence.arguments().getFirst() instanceof Whole.Constant(long base))
                || base < 2
                || base > Numeration.LARGEST_BASE) {
            throw new NoFormula(
                    sequence.span(),
                    "of these sets formulas can have powers(c, n) with a constant c from 2 to 36 only",
                    "这类集合中，公式只能有 powers(c, n)，其中 c 是 2 到 36 的常数");
        }
        wholes.bases().add((int) base);
        Term power = Term.of(names.fresh("k"));
        Piecewise bound = wholes.of(sequence.arguments().getLast(), slots, sequence.span());
        Formula within = WholeFormula.linear(
                sequence.span(),
                () -> bound.compared(Piecewise.of(power), (last, running) -> Formula.atMost(running, last)));
        Formula member = new Formula.Member(Numeration.POWER, List.of(power));
        return Stream.of(
                new Piecewise.Case(List.copyOf(power.coefficients().keySet()), Formula.and(member, within), power));
    }

    /// A branch for each choice of cases of the numbers where the move leads.
    List<Branch> choosing(List<Piecewise> numbers, Span span) {
        List<Branch> branches = List.of(this);
        for (Piecewise number : numbers) {
            branches = branches.stream()
                    .flatMap(branch -> number.cases().stream().map(branch::leading))
                    .toList();
            if (branches.size() > MOST) {
                throw WholeFormula.tooMany(span);
            }
        }
        return branches;
    }

    private Branch leading(Piecewise.Case number) {
        Branch branch = where(number.variables(), number.condition());
        return new Branch(
                slots,
                branch.choices,
                branch.conditions,
                Stream.concat(option.stream(), Stream.of(number.value())).toList());
    }

    /// The moves; where the order of numbers does not matter, one for each order in which they can be.
    List<DefinableGame.Move> moves(Formula allowed, boolean unordered, Function<List<Term>, Formula> ascending) {
        List<List<Term>> orders = unordered ? orders(option) : List.of(option);
        return orders.stream()
                .map(order -> {
                    List<Formula> all = new ArrayList<>(conditions);
                    all.add(allowed);
                    all.add(unordered ? ascending.apply(order) : Formula.always());
                    return new DefinableGame.Move(choices, Formula.and(all), order);
                })
                .toList();
    }

    private static List<List<Term>> orders(List<Term> terms) {
        if (terms.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Term>> orders = new ArrayList<>();
        for (int first = 0; first < terms.size(); first++) {
            List<Term> rest = new ArrayList<>(terms);
            Term chosen = rest.remove(first);
            for (List<Term> order : orders(rest)) {
                orders.add(Stream.concat(Stream.of(chosen), order.stream()).toList());
            }
        }
        return orders;
    }
}
