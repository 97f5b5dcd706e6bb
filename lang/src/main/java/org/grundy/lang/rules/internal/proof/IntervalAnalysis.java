package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.SetExpr;

/// Interval analysis: the range of every expression from the ranges of the variables.
public final class IntervalAnalysis {
    private final List<Interval> slots;
    private final IdentityHashMap<IntExpr, Interval> known = new IdentityHashMap<>();

    private IntervalAnalysis(List<Interval> slots) {
        this.slots = slots;
    }

    /// Intervals for the numbers of a state, with room for further variables.
    public static IntervalAnalysis of(List<Interval> state, int slots) {
        List<Interval> all = new ArrayList<>(state);
        while (all.size() < slots) {
            all.add(Interval.ALL);
        }
        return new IntervalAnalysis(all);
    }

    /// These intervals with another one for a variable.
    public IntervalAnalysis with(int slot, Interval interval) {
        List<Interval> all = new ArrayList<>(slots);
        while (all.size() <= slot) {
            all.add(Interval.ALL);
        }
        all.set(slot, interval);
        return new IntervalAnalysis(all);
    }

    /// These intervals with those of the variables of loops.
    IntervalAnalysis inside(List<Clause> clauses) {
        IntervalAnalysis result = this;
        for (Clause clause : clauses) {
            if (clause instanceof Clause.For(int slot, var set)) {
                result = result.with(slot, result.of(set));
            }
        }
        return result;
    }

    /// These intervals where a condition holds: comparisons of a variable with a number bound it.
    public IntervalAnalysis where(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> where(first).where(second);
            case BoolExpr.Comparison(Relation relation, IntExpr left, IntExpr right, var span) ->
                switch (relation) {
                    case AT_MOST -> atMost(left, of(right).max()).atLeast(right, of(left).min());
                    case LESS -> atMost(left, before(of(right).max())).atLeast(right, after(of(left).min()));
                    case EQUAL ->
                        atMost(left, of(right).max())
                                .atLeast(left, of(right).min())
                                .atMost(right, of(left).max())
                                .atLeast(right, of(left).min());
                    case UNEQUAL, DIVIDES -> this;
                };
            case BoolExpr.Constant constant -> this;
            case BoolExpr.Nonzero number -> this;
            case BoolExpr.Or either -> this;
            case BoolExpr.Not other -> this;
        };
    }

    /// Whether a comparison holds, where the intervals of its sides tell.
    public Optional<Boolean> decided(BoolExpr.Comparison compared) {
        Interval left = of(compared.left());
        Interval right = of(compared.right());
        boolean apart = left.max() < right.min() || right.max() < left.min();
        return switch (compared.relation()) {
            case LESS -> known(left.max() < right.min(), left.min() >= right.max());
            case AT_MOST -> known(left.max() <= right.min(), left.min() > right.max());
            case EQUAL -> known(false, apart);
            case UNEQUAL -> known(apart, false);
            case DIVIDES -> Optional.empty();
        };
    }

    private static Optional<Boolean> known(boolean holds, boolean fails) {
        return holds || fails ? Optional.of(holds) : Optional.empty();
    }

    private static long before(long number) {
        return number == Long.MIN_VALUE ? number : number - 1;
    }

    private static long after(long number) {
        return number == Long.MAX_VALUE ? number : number + 1;
    }

    private IntervalAnalysis atMost(IntExpr expression, long most) {
        return expression instanceof IntExpr.Variable(var name, int slot)
                        && most < slots.get(slot).max()
                        && most >= slots.get(slot).min()
                ? with(slot, new Interval(slots.get(slot).min(), most))
                : this;
    }

    private IntervalAnalysis atLeast(IntExpr expression, long least) {
        return expression instanceof IntExpr.Variable(var name, int slot)
                        && least > slots.get(slot).min()
                        && least <= slots.get(slot).max()
                ? with(slot, new Interval(least, slots.get(slot).max()))
                : this;
    }

    /// The interval of an expression wherever it has a value.
    public Interval of(IntExpr expression) {
        Interval interval = known.get(expression);
        if (interval == null) {
            interval = compute(expression);
            known.put(expression, interval);
        }
        return interval;
    }

    private Interval compute(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> Interval.of(value);
            case IntExpr.Variable(var name, int slot) -> slots.get(slot);
            case IntExpr.Arithmetic arithmetic -> Interval.hull(exact(arithmetic));
            case IntExpr.Function function -> function(function);
            case IntExpr.Choice choice -> of(choice.then()).or(of(choice.otherwise()));
            case IntExpr.Truth truth -> Interval.upTo(1);
            case IntExpr.Call call -> Interval.ALL;
            case IntExpr.Element element -> elements(element.list());
            case IntExpr.Total total -> total(total);
            case IntExpr.Count count -> Interval.upTo(4096);
        };
    }

    /// Whether the operation never overflows 64 bits.
    public boolean fits(IntExpr.Arithmetic arithmetic) {
        Interval a = of(arithmetic.left());
        Interval b = of(arithmetic.right());
        return switch (arithmetic.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> exact(arithmetic).fitsLong();
            case DIVIDE -> !b.contains(0) && !(b.contains(-1) && a.contains(Long.MIN_VALUE));
            case REMAINDER -> !b.contains(0);
            case POWER -> false;
            case XOR, AND, OR -> true;
        };
    }

    private ExactInterval exact(IntExpr.Arithmetic arithmetic) {
        return arithmetic
                .operation()
                .range(of(arithmetic.left()).exact(), of(arithmetic.right()).exact());
    }

    private Interval function(IntExpr.Function applied) {
        ExactInterval range = applied.function()
                .range(applied.arguments().stream()
                        .map(argument -> of(argument).exact())
                        .toList());
        return Interval.hull(range);
    }

    /// The interval of the elements of a list.
    public Interval elements(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> Interval.NATURALS;
            case ListExpr.Digits digits -> Interval.NATURALS;
            case ListExpr.Range(IntExpr from, IntExpr to, var span) -> Interval.between(of(from).min(), of(to).max());
            case ListExpr.Mapped mapped ->
                with(mapped.variable().slot(), elements(mapped.over())).of(mapped.element());
            case ListExpr.Nested nested ->
                with(nested.variable().slot(), elements(nested.over())).elements(nested.inner());
            case ListExpr.Sequence(var kind, var arguments, var span) ->
                new Interval(1, Math.max(1, of(arguments.getLast()).max()));
            case ListExpr.Changed changed when changed.change() == ListExpr.Change.COUNTS -> Interval.NATURALS;
            case ListExpr.Changed(ListExpr.Change change, ListExpr of, var arguments, var span)
            when arguments.isEmpty() -> elements(of);
            case ListExpr.Given given -> new Interval(given.least(), Long.MAX_VALUE);
            default -> Interval.ALL;
        };
    }

    private Interval total(IntExpr.Total total) {
        return switch (total.summary()) {
            case LENGTH, MEX -> Interval.upTo(4096);
            case MAX, MIN -> elements(total.list());
            case SUM, XOR -> elements(total.list()).min() < 0 ? Interval.ALL : Interval.NATURALS;
            case GCD -> Interval.NATURALS;
        };
    }

    /// The interval of a variable that ranges over a set.
    public Interval of(SetExpr set) {
        return switch (set) {
            case SetExpr.Range range ->
                Interval.between(of(range.from()).min(), of(range.to()).max());
            case SetExpr.Single(IntExpr value) -> of(value);
            case SetExpr.Fixed(List<Long> numbers) ->
                numbers.stream().map(Interval::of).reduce(Interval::or).orElse(Interval.of(0));
            case SetExpr.Union(List<SetExpr> parts) ->
                parts.stream().map(this::of).reduce(Interval::or).orElse(Interval.of(0));
            case SetExpr.Sequence sequence ->
                new Interval(1, Math.max(1, of(sequence.arguments().getLast()).max()));
            case SetExpr.Members(ListExpr list) -> elements(list);
        };
    }
}
