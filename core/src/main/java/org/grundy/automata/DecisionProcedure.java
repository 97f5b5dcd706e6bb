package org.grundy.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// A decision procedure for first-order formulas about natural numbers, with addition, order and automatic
/// sets.
///
/// Each formula becomes the automaton of the assignments that make it true, from the inside out: comparisons
/// by [LinearComparison], "and", "or" and "not" by products and complements, quantifiers by projection. A
/// statement without free variables is true when that automaton accepts. The answers are exact.
///
/// Source: J. R. Büchi, "Weak second-order arithmetic and finite automata" (1960); for Zeckendorf words H.
/// Mousavi, L. Schaeffer, J. Shallit, "Decision algorithms for Fibonacci-automatic words" (2016).
///
/// Cost: every alternation of quantifiers may make the automaton exponentially larger. Positions of the run are
/// states of automata. All methods leave the run when its limits are met, with [Limit#METHOD] where the alphabet
/// would be too large or a term leaves 64 bits.
public final class DecisionProcedure {
    /// A larger constant in a term becomes a new variable, which takes fewer states.
    private static final BigInteger LARGEST_CONSTANT = BigInteger.valueOf(64);

    private final Numeration numeration;
    private final Map<String, AutomaticSet> sets;
    private final Run run;
    private int fresh;

    /// A procedure for formulas about given sets and those built into the numeration system.
    ///
    /// @param sets by name, each in this numeration system
    /// @param run charged with the states of all automata on the way
    /// @throws IllegalArgumentException if a set is in another numeration system
    public DecisionProcedure(Numeration numeration, Map<String, AutomaticSet> sets, Run run) {
        this.numeration = numeration;
        this.sets = new HashMap<>(numeration.sets());
        this.sets.putAll(sets);
        this.run = run;
        sets.forEach((name, set) -> {
            if (!set.numeration().equals(numeration)) {
                throw new IllegalArgumentException(name + " is in " + set.numeration() + ", not in " + numeration);
            }
        });
    }

    /// Whether a formula without free variables is true.
    ///
    /// @throws IllegalArgumentException if it has free variables, or names a set that is not known
    public boolean holds(Formula sentence) {
        if (!sentence.free().isEmpty()) {
            throw new IllegalArgumentException("free variables " + sentence.free() + " in " + sentence);
        }
        return relation(sentence, Map.of()).dfa().accepting(0);
    }

    /// The set of tuples for which a formula holds.
    ///
    /// @param variables the formula's free variables, and maybe others, in the order of the tuple
    /// @throws IllegalArgumentException if a free variable is missing, or a set is not known
    public AutomaticSet set(List<String> variables, Formula formula) {
        if (!variables.containsAll(formula.free())) {
            throw new IllegalArgumentException("free variables " + formula.free() + " in " + formula);
        }
        RelationAutomaton relation =
                relation(formula, Map.of()).over(List.copyOf(new TreeSet<>(variables)), numeration, run);
        // Variables named by their order become tracks in that order.
        List<String> ordered = relation.variables().stream()
                .map(variable -> String.format("%04d", variables.indexOf(variable)))
                .toList();
        return new AutomaticSet(
                numeration, RelationAutomaton.of(ordered, relation.dfa(), run).dfa());
    }

    /// Values of the free variables that make a formula true: those with the shortest words and among them the
    /// first in alphabetical order; empty if there are none.
    ///
    /// @throws IllegalArgumentException if a set is not known
    public Optional<Map<String, BigInteger>> witness(Formula formula) {
        RelationAutomaton relation = relation(formula, Map.of());
        return new AutomaticSet(numeration, relation.dfa()).least().map(numbers -> {
            Map<String, BigInteger> values = new HashMap<>();
            for (int i = 0; i < numbers.size(); i++) {
                values.put(relation.variables().get(i), numbers.get(i));
            }
            return values;
        });
    }

    private RelationAutomaton relation(Formula formula, Map<String, String> names) {
        return switch (formula) {
            case Formula.Or(List<Formula> operands) -> either(operands, names);
            case Formula.Not(Formula operand) -> relation(operand, names).complement(numeration, run);
            case Formula.ForAll(List<String> variables, Formula body) ->
                relation(new Formula.Exists(variables, Formula.not(body)), names)
                        .complement(numeration, run);
            case Formula.Equal equal -> conjunction(equal, names);
            case Formula.Less less -> conjunction(less, names);
            case Formula.Member member -> conjunction(member, names);
            case Formula.And and -> conjunction(and, names);
            case Formula.Exists exists -> conjunction(exists, names);
        };
    }

    private RelationAutomaton either(List<Formula> operands, Map<String, String> names) {
        RelationAutomaton sum = always().complement(numeration, run);
        for (Formula operand : operands) {
            RelationAutomaton next = relation(operand, names);
            List<String> all = sum.union(next);
            sum = sum.over(all, numeration, run).with(next.over(all, numeration, run), false, run);
        }
        return sum;
    }

    private RelationAutomaton always() {
        return numeration.words(List.of(), run);
    }

    private RelationAutomaton conjunction(Formula formula, Map<String, String> names) {
        RelationConjunction conjunction = new RelationConjunction(run);
        try {
            gather(formula, names, conjunction);
        } catch (NotLinear tooLarge) {
            throw run.giveUp(Limit.METHOD);
        }
        return conjunction.solved(always());
    }

    /// Collects the conjuncts of a formula, with fresh names for its bound variables.
    private void gather(Formula formula, Map<String, String> names, RelationConjunction into) {
        switch (formula) {
            case Formula.Equal(LinearTerm left, LinearTerm right) ->
                compare(named(left.minus(right), names), true, into);
            case Formula.Less(LinearTerm left, LinearTerm right) ->
                compare(named(left.minus(right), names), false, into);
            case Formula.Member(String set, List<LinearTerm> terms) ->
                member(set, terms.stream().map(term -> named(term, names)).toList(), into);
            case Formula.And(List<Formula> operands) -> operands.forEach(operand -> gather(operand, names, into));
            case Formula.Exists(List<String> variables, Formula body) -> {
                Map<String, String> inner = new HashMap<>(names);
                variables.forEach(variable -> inner.put(variable, bound(into)));
                gather(body, inner, into);
            }
            case Formula.Or or -> into.add(relation(or, names));
            case Formula.Not not -> into.add(relation(not, names));
            case Formula.ForAll forAll -> into.add(relation(forAll, names));
        }
    }

    private static LinearTerm named(LinearTerm term, Map<String, String> names) {
        return term.renamed(name -> names.getOrDefault(name, name));
    }

    /// A new existentially quantified variable.
    private String bound(RelationConjunction into) {
        String variable = "#" + fresh++;
        into.bind(variable);
        return variable;
    }

    private void compare(LinearTerm term, boolean equal, RelationConjunction into) {
        LinearTerm small = term;
        BigInteger size = BigInteger.valueOf(term.constant()).abs();
        if (size.compareTo(LARGEST_CONSTANT) > 0 && !term.isConstant()) {
            String number = bound(into);
            into.add(new RelationAutomaton(
                    List.of(number), AutomaticSet.of(numeration, size, run).dfa()));
            small = new LinearTerm(term.coefficients(), 0)
                    .plus(LinearTerm.of(number).times(Long.signum(term.constant())));
        }
        into.add(LinearComparison.of(numeration, small, equal, run));
    }

    private void member(String name, List<LinearTerm> terms, RelationConjunction into) {
        AutomaticSet set = sets.get(name);
        if (set == null || set.arity() != terms.size()) {
            throw new IllegalArgumentException(
                    "no set " + name + " of " + terms.size() + " numbers; there are " + new TreeSet<>(sets.keySet()));
        }
        List<String> tracks = new ArrayList<>();
        for (LinearTerm term : terms) {
            tracks.add(term.asVariable().orElseGet(() -> {
                String value = bound(into);
                compare(term.minus(LinearTerm.of(value)), true, into);
                return value;
            }));
        }
        into.add(RelationAutomaton.of(tracks, set.dfa(), run));
    }
}
