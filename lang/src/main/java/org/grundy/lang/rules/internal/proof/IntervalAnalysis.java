package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.IntExpr.Operation;
import org.grundy.lang.rules.tree.ListExpr;
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
        all.set(slot, interval);
        return new IntervalAnalysis(all);
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
            case IntExpr.Variable(int slot) -> slots.get(slot);
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            case IntExpr.Function function -> function(function);
            case IntExpr.Choice choice -> of(choice.then()).or(of(choice.otherwise()));
            case IntExpr.Digital digital -> Interval.ALL;
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
            case ADD, SUBTRACT, MULTIPLY -> Interval.fits(corners(arithmetic.operation(), a, b));
            case DIVIDE -> !b.contains(0) && !(b.contains(-1) && a.contains(Long.MIN_VALUE));
            case REMAINDER -> !b.contains(0);
            case POWER -> false;
            case XOR -> true;
        };
    }

    private static Stream<BigInteger> corners(Operation operation, Interval a, Interval b) {
        return a.ends().flatMap(x -> b.ends().map(y -> exact(operation, x, y)));
    }

    private static BigInteger exact(Operation operation, BigInteger x, BigInteger y) {
        return switch (operation) {
            case ADD -> x.add(y);
            case SUBTRACT -> x.subtract(y);
            case MULTIPLY -> x.multiply(y);
            case DIVIDE, REMAINDER, POWER, XOR -> throw new IllegalStateException(operation.name());
        };
    }

    private Interval arithmetic(IntExpr.Arithmetic arithmetic) {
        Interval a = of(arithmetic.left());
        Interval b = of(arithmetic.right());
        return switch (arithmetic.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> Interval.hull(corners(arithmetic.operation(), a, b));
            case DIVIDE -> quotient(a, b);
            case REMAINDER -> remainder(a, b);
            case POWER -> power(a, b);
            case XOR -> xor(a, b);
        };
    }

    private static Interval quotient(Interval a, Interval b) {
        if (b.min() < 1) {
            BigInteger most = BigInteger.valueOf(a.min())
                    .abs()
                    .max(BigInteger.valueOf(a.max()).abs());
            return Interval.hull(Stream.of(most, most.negate().subtract(BigInteger.ONE)));
        }
        long[] ends = {
            Math.floorDiv(a.min(), b.min()),
            Math.floorDiv(a.min(), b.max()),
            Math.floorDiv(a.max(), b.min()),
            Math.floorDiv(a.max(), b.max())
        };
        return new Interval(
                Arrays.stream(ends).min().orElseThrow(),
                Arrays.stream(ends).max().orElseThrow());
    }

    private static Interval remainder(Interval a, Interval b) {
        if (b.min() < 1) {
            return b.max() <= 1
                    ? new Interval(Math.min(0, b.min()), 0)
                    : new Interval(Math.min(0, b.min()), b.max() - 1);
        }
        long most = b.max() - 1;
        return Interval.upTo(a.min() >= 0 ? Math.min(most, a.max()) : most);
    }

    private static Interval power(Interval a, Interval b) {
        if (a.min() < 0 || b.min() != b.max() || b.min() < 0 || b.min() > 64) {
            return a.min() < 0 ? Interval.ALL : Interval.NATURALS;
        }
        int exponent = (int) b.min();
        return Interval.hull(a.ends().map(base -> base.pow(exponent)));
    }

    private static Interval xor(Interval a, Interval b) {
        if (a.min() < 0 || b.min() < 0) {
            return Interval.ALL;
        }
        long bits = Long.highestOneBit(a.max() | b.max());
        return Interval.upTo(bits == 0 ? 0 : 2 * (bits - 1) + 1);
    }

    private Interval function(IntExpr.Function applied) {
        ExactInterval range = applied.function()
                .range(applied.arguments().stream()
                        .map(argument -> of(argument).exact())
                        .toList());
        return Interval.hull(Stream.of(range.low(), range.high()));
    }

    private static Interval elements(ListExpr list) {
        return list instanceof ListExpr.State ? Interval.NATURALS : Interval.ALL;
    }

    private static Interval total(IntExpr.Total total) {
        return switch (total.summary()) {
            case LENGTH -> Interval.upTo(4096);
            case SUM, XOR, MAX, MIN -> elements(total.list());
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
