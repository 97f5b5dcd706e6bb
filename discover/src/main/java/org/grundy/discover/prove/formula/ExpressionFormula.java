package org.grundy.discover.prove.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.Numeration;
import org.grundy.automata.ReversedAutomaton;
import org.grundy.automata.ZeckendorfGoldenRatio;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Routine;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.rules.tree.DigitProgram;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.run.Run;

/// Translates the expressions of forms to formulas, and determines the numeration systems that these
/// require.
///
/// All methods throw [NotLinear] for an expression that is no formula.
// Long but simple: one case for each kind of expression.
public final class ExpressionFormula {
    private final List<LinearTerm> slots;
    private final Division division;
    private final Run run;
    private final FreshNames names;
    private final Set<Numeration> systems;
    private final Map<String, AutomaticSet> sets;

    /// @param variables the numbers of a position, the first slots
    /// @param arguments values of the slots behind these
    public ExpressionFormula(List<String> variables, long[] arguments, Run run) {
        this(terms(variables, arguments), new FreshNames(variables), run);
    }

    /// @param slots the term of each slot of the expressions
    /// @param names that do not occur in the terms
    /// @param run charged for automata
    public ExpressionFormula(List<LinearTerm> slots, FreshNames names, Run run) {
        this(slots, names, run, new HashSet<>(), new HashMap<>());
    }

    private ExpressionFormula(
            List<LinearTerm> slots,
            FreshNames names,
            Run run,
            Set<Numeration> systems,
            Map<String, AutomaticSet> sets) {
        this(slots, new ConstantDivision(names, sets, run), run, names, systems, sets);
    }

    private ExpressionFormula(
            List<LinearTerm> slots,
            Division division,
            Run run,
            FreshNames names,
            Set<Numeration> systems,
            Map<String, AutomaticSet> sets) {
        this.slots = List.copyOf(slots);
        this.division = division;
        this.run = run;
        this.names = names;
        this.systems = systems;
        this.sets = sets;
    }

    private static List<LinearTerm> terms(List<String> variables, long... arguments) {
        return Stream.concat(
                        variables.stream().map(LinearTerm::of),
                        LongStream.of(arguments).skip(variables.size()).mapToObj(LinearTerm::of))
                .toList();
    }

    /// The same with other terms in the slots, and divisions by other than constants. It adds to the same
    /// [#systems] and [#sets].
    public ExpressionFormula with(List<LinearTerm> terms, Division further) {
        return new ExpressionFormula(terms, further, run, names, systems, sets);
    }

    /// The numeration systems required.
    public Set<Numeration> systems() {
        return systems;
    }

    /// The automatic sets used besides those of the system.
    public Map<String, AutomaticSet> sets() {
        return sets;
    }

    /// That an expression is not 0.
    public Formula condition(Expression expression) {
        return switch (expression) {
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator.isCondition() -> condition(operator, left, right);
            case Expression.Not(Expression condition) -> Formula.not(condition(condition));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                Formula.or(
                        Formula.and(condition(condition), condition(then)),
                        Formula.and(Formula.not(condition(condition)), condition(otherwise)));
            case Expression.Function(NumberFunction function, List<Expression> operands)
            when function == NumberFunction.ISPOWER ->
                member(RequiredSystem.ofBase(number(operands.getLast())), operands.getFirst());
            case Expression.Call(Routine.Recurrence recurrence, List<Expression> operands) ->
                member(RequiredSystem.of(recurrence), operands.getFirst());
            case Expression.Call(Routine.Automaton automaton, List<Expression> operands) ->
                member(automaton.base(), with(automaton, value -> value != 0), operands.getFirst());
            default -> Formula.not(number(expression).compared(Piecewise.of(0), Formula.Equal::new));
        };
    }

    private Formula condition(ExpressionOperator operator, Expression left, Expression right) {
        return switch (operator) {
            case EQUAL -> number(left).compared(number(right), Formula.Equal::new);
            case UNEQUAL -> Formula.not(number(left).compared(number(right), Formula.Equal::new));
            case LESS -> number(left).compared(number(right), Formula.Less::new);
            case AT_MOST -> number(left).compared(number(right), Formula::atMost);
            case BOTH -> Formula.and(condition(left), condition(right));
            case EITHER -> Formula.or(condition(left), condition(right));
            default -> throw nonlinear();
        };
    }

    private static NotLinear nonlinear() {
        return new NotLinear(NotLinear.Reason.NONLINEAR);
    }

    /// Membership in the powers of a numeration system.
    private Formula member(Numeration system, Expression number) {
        systems.add(system);
        return number(number)
                .compared(Piecewise.of(0), (term, zero) -> new Formula.Member(Numeration.POWER, List.of(term)));
    }

    /// Translates an integer expression.
    public Piecewise number(Expression expression) {
        if (expression.isCondition()) {
            return Piecewise.of(1).orElse(condition(expression), Piecewise.of(0));
        }
        return switch (expression) {
            case Expression.Constant(long value) -> Piecewise.of(value);
            case Expression.Name(String name, int slot) -> Piecewise.of(slots.get(slot));
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right) ->
                GoldenMultiple.operand(expression)
                        .map(this::multipleOfGolden)
                        .or(() -> residue(operator, left, right))
                        .orElseGet(() -> arithmetic(operator, number(left), number(right)));
            case Expression.Function(NumberFunction function, List<Expression> operands) ->
                function(function, number(operands.getFirst()));
            case Expression.Not not -> throw new IllegalStateException("a condition: " + not);
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                number(then).orElse(condition(condition), number(otherwise));
            case Expression.Lookup(List<Long> table, Expression index) -> entry(table, number(index));
            case Expression.Call(Routine routine, List<Expression> operands) -> call(routine, operands);
        };
    }

    private Optional<Piecewise> residue(ExpressionOperator operator, Expression left, Expression right) {
        return operator == ExpressionOperator.REMAINDER
                ? DigitResidue.of(left, right).map(found -> call(found.automaton(), List.of(found.operand())))
                : Optional.empty();
    }

    private Piecewise arithmetic(ExpressionOperator operator, Piecewise left, Piecewise right) {
        return switch (operator) {
            case ADD -> left.plus(right);
            case SUBTRACT -> left.minus(right);
            case MULTIPLY -> left.times(right);
            case DIVIDE -> division.of(left, right, false);
            case REMAINDER -> division.of(left, right, true);
            case MIN -> left.min(right);
            case MAX -> left.max(right);
            case XOR -> {
                systems.add(Numeration.base(2));
                yield Piecewise.function(Numeration.NIM_SUM, names, division.natural(left), division.natural(right));
            }
            default -> throw nonlinear();
        };
    }

    private Piecewise function(NumberFunction function, Piecewise operand) {
        if (function != NumberFunction.LOWBIT) {
            throw nonlinear();
        }
        systems.add(Numeration.base(2));
        return lowest(operand);
    }

    /// The smallest part of a number, 0 for 0.
    private Piecewise lowest(Piecewise of) {
        Formula zero = of.compared(Piecewise.of(0), Formula.Equal::new);
        return Piecewise.of(0).orElse(zero, Piecewise.function(Numeration.LOWEST, names, division.natural(of)));
    }

    /// A table lookup, with equal entries joined.
    private Piecewise entry(List<Long> table, Piecewise index) {
        Map<Long, List<Formula>> places = new LinkedHashMap<>();
        for (int i = 0; i < table.size(); i++) {
            places.computeIfAbsent(table.get(i), value -> new ArrayList<>())
                    .add(index.compared(Piecewise.of(i), Formula.Equal::new));
        }
        return chosen(places);
    }

    /// The value whose condition holds, or the last one if none does.
    private static Piecewise chosen(Map<Long, List<Formula>> places) {
        Optional<Piecewise> entry = Optional.empty();
        for (Map.Entry<Long, List<Formula>> place : places.entrySet()) {
            Piecewise value = Piecewise.of(place.getKey());
            entry = Optional.of(entry.map(other -> value.orElse(Formula.or(place.getValue()), other))
                    .orElse(value));
        }
        return entry.orElseThrow(ExpressionFormula::nonlinear);
    }

    private Piecewise call(Routine routine, List<Expression> operands) {
        return switch (routine) {
            case Routine.SmallestPart(long square, long addend)
            when square == 0 && addend == 0 -> {
                systems.add(RequiredSystem.ofMultiple(number(operands.getLast())));
                yield lowest(number(operands.getFirst()));
            }
            case Routine.Automaton automaton -> outputs(automaton, operands.getFirst());
            case Routine.TableRecursion(DigitProgram.TableRecursion program) ->
                outputs(
                        program.base(),
                        Stream.concat(
                                program.first().stream(),
                                program.tables().stream().flatMap(List::stream)),
                        value -> QuotientAutomaton.of(program, value, run),
                        operands.getFirst());
            case Routine.Recursion recursion
            when recursion.isScale() && recursion.first().size() == recursion.base() ->
                outputs(Routine.Automaton.ofFirstDigit(recursion), operands.getFirst());
            default -> throw nonlinear();
        };
    }

    private Piecewise outputs(Routine.Automaton automaton, Expression operand) {
        return outputs(
                automaton.base(),
                automaton.output().stream(),
                wanted -> with(automaton, value -> value == wanted),
                operand);
    }

    /// @param with the set of numbers with a value
    private Piecewise outputs(int base, Stream<Long> values, LongFunction<AutomaticSet> with, Expression operand) {
        Map<Long, List<Formula>> places = new LinkedHashMap<>();
        values.distinct().forEach(value -> places.put(value, List.of(member(base, with.apply(value), operand))));
        return chosen(places);
    }

    private AutomaticSet with(Routine.Automaton automaton, LongPredicate wanted) {
        return ReversedAutomaton.of(automaton.base(), automaton.next(), automaton.output(), wanted, run);
    }

    /// Membership in a set of numbers that are read in a base.
    private Formula member(int base, AutomaticSet set, Expression operand) {
        String name = "automaton" + sets.size();
        systems.add(Numeration.base(base));
        sets.put(name, set);
        return number(operand).compared(Piecewise.of(0), (term, zero) -> new Formula.Member(name, List.of(term)));
    }

    private Piecewise multipleOfGolden(Expression operand) {
        systems.add(Numeration.zeckendorf());
        sets.putIfAbsent(ZeckendorfGoldenRatio.NAME, ZeckendorfGoldenRatio.multiples(run));
        return GoldenMultiple.of(number(operand), names);
    }
}
