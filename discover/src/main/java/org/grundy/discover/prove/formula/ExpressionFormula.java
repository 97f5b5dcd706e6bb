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
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;
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
    public Formula condition(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Truth(BoolExpr condition) -> of(condition);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                Formula.or(
                        Formula.and(of(condition), condition(then)),
                        Formula.and(Formula.not(of(condition)), condition(otherwise)));
            case IntExpr.Function(NumberFunction function, List<IntExpr> operands, var span)
            when function == NumberFunction.ISPOWER ->
                member(RequiredSystem.ofBase(number(operands.getLast())), operands.getFirst());
            case IntExpr.Call(Routine.Recurrence recurrence, List<IntExpr> operands, var span) ->
                member(RequiredSystem.of(recurrence), operands.getFirst());
            case IntExpr.Call(DigitProgram.Automaton automaton, List<IntExpr> operands, var span) ->
                member(automaton.base(), with(automaton, value -> value != 0), operands.getFirst());
            default -> {
                if (expression.isCondition()) { // of which no formula is known
                    throw nonlinear();
                }
                yield Formula.not(number(expression).compared(Piecewise.of(0), Formula.Equal::new));
            }
        };
    }

    private Formula of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value ? Formula.always() : Formula.never();
            case BoolExpr.Nonzero(IntExpr number) -> condition(number);
            case BoolExpr.Not(BoolExpr operand) -> Formula.not(of(operand));
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> Formula.and(of(first), of(second));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> Formula.or(of(first), of(second));
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                switch (relation) {
                    case EQUAL -> number(left).compared(number(right), Formula.Equal::new);
                    case UNEQUAL -> Formula.not(number(left).compared(number(right), Formula.Equal::new));
                    case LESS -> number(left).compared(number(right), Formula.Less::new);
                    case AT_MOST -> number(left).compared(number(right), Formula::atMost);
                    case DIVIDES -> throw nonlinear();
                };
        };
    }

    private static NotLinear nonlinear() {
        return new NotLinear();
    }

    /// Membership in the powers of a numeration system.
    private Formula member(Numeration system, IntExpr number) {
        systems.add(system);
        return number(number)
                .compared(Piecewise.of(0), (term, zero) -> new Formula.Member(Numeration.POWER, List.of(term)));
    }

    /// Translates an integer expression.
    public Piecewise number(IntExpr expression) {
        if (expression.isCondition()) {
            return Piecewise.of(1).orElse(condition(expression), Piecewise.of(0));
        }
        return switch (expression) {
            case IntExpr.Constant(long value) -> Piecewise.of(value);
            case IntExpr.Variable variable -> Piecewise.of(slots.get(variable.slot()));
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span) ->
                GoldenMultiple.operand(expression)
                        .map(this::multipleOfGolden)
                        .or(() -> residue(operation, left, right))
                        .orElseGet(() -> arithmetic(operation, number(left), number(right)));
            case IntExpr.Function(NumberFunction function, List<IntExpr> operands, var span) ->
                function(function, operands);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                number(then).orElse(of(condition), number(otherwise));
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                entry(table, number(index));
            case IntExpr.Call(Routine routine, List<IntExpr> operands, var span) -> call(routine, operands);
            default -> throw nonlinear();
        };
    }

    private Optional<Piecewise> residue(Operation operator, IntExpr left, IntExpr right) {
        return operator == Operation.REMAINDER
                ? DigitResidue.of(left, right).map(found -> call(found.automaton(), List.of(found.operand())))
                : Optional.empty();
    }

    private Piecewise arithmetic(Operation operator, Piecewise left, Piecewise right) {
        return switch (operator) {
            case ADD -> left.plus(right);
            case SUBTRACT -> left.minus(right);
            case MULTIPLY -> left.times(right);
            case DIVIDE -> division.of(left, right, false);
            case REMAINDER -> division.of(left, right, true);
            case XOR -> {
                systems.add(Numeration.base(2));
                yield Piecewise.function(Numeration.NIM_SUM, names, division.natural(left), division.natural(right));
            }
            default -> throw nonlinear();
        };
    }

    private Piecewise function(NumberFunction function, List<IntExpr> operands) {
        return switch (function) {
            case MIN -> number(operands.getFirst()).min(number(operands.getLast()));
            case MAX -> number(operands.getFirst()).max(number(operands.getLast()));
            case LOWBIT -> {
                systems.add(Numeration.base(2));
                yield lowest(number(operands.getFirst()));
            }
            default -> throw nonlinear();
        };
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

    private Piecewise call(Routine routine, List<IntExpr> operands) {
        return switch (routine) {
            case Routine.SmallestPart(long square, long addend)
            when square == 0 && addend == 0 -> {
                systems.add(RequiredSystem.ofMultiple(number(operands.getLast())));
                yield lowest(number(operands.getFirst()));
            }
            case DigitProgram.Automaton automaton -> outputs(automaton, operands.getFirst());
            case DigitProgram.TableRecursion program ->
                outputs(
                        program.base(),
                        Stream.concat(
                                program.first().stream(),
                                program.tables().stream().flatMap(List::stream)),
                        value -> QuotientAutomaton.of(program, value, run),
                        operands.getFirst());
            case DigitProgram.Recursion recursion
            when recursion.isScale() && recursion.first().size() == recursion.base() ->
                outputs(DigitProgram.Automaton.ofFirstDigit(recursion), operands.getFirst());
            default -> throw nonlinear();
        };
    }

    private Piecewise outputs(DigitProgram.Automaton automaton, IntExpr operand) {
        return outputs(
                automaton.base(),
                automaton.output().stream(),
                wanted -> with(automaton, value -> value == wanted),
                operand);
    }

    /// @param with the set of numbers with a value
    private Piecewise outputs(int base, Stream<Long> values, LongFunction<AutomaticSet> with, IntExpr operand) {
        Map<Long, List<Formula>> places = new LinkedHashMap<>();
        values.distinct().forEach(value -> places.put(value, List.of(member(base, with.apply(value), operand))));
        return chosen(places);
    }

    private AutomaticSet with(DigitProgram.Automaton automaton, LongPredicate wanted) {
        return ReversedAutomaton.of(automaton.base(), automaton.next(), automaton.output(), wanted, run);
    }

    /// Membership in a set of numbers that are read in a base.
    private Formula member(int base, AutomaticSet set, IntExpr operand) {
        String name = "automaton" + sets.size();
        systems.add(Numeration.base(base));
        sets.put(name, set);
        return number(operand).compared(Piecewise.of(0), (term, zero) -> new Formula.Member(name, List.of(term)));
    }

    private Piecewise multipleOfGolden(IntExpr operand) {
        systems.add(Numeration.zeckendorf());
        sets.putIfAbsent(ZeckendorfGoldenRatio.NAME, ZeckendorfGoldenRatio.multiples(run));
        return GoldenMultiple.of(number(operand), names);
    }
}
