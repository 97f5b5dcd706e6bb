package org.grundy.lang.rules.internal.execution;

import java.util.List;
import org.grundy.lang.arithmetic.ExactArithmetic;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.support.SetBuilder;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.set.NamedSets;

/// Goes through the loops and conditions of one rule, and charges candidates as compiled rules do.
///
/// @param values of the variables, which loops set
/// @param sequences the named sets
/// @param out charged for candidates
/// @param cost of a candidate, as [CandidateCost] says
record ClauseInterpreter(ExpressionEvaluator values, NamedSets sequences, OptionCollector out, int cost) {
    /// Runs a body for each choice of the loops' variables that meets all conditions.
    void each(List<Clause> clauses, Runnable body) {
        if (clauses.isEmpty()) {
            body.run();
            return;
        }
        List<Clause> rest = clauses.subList(1, clauses.size());
        switch (clauses.getFirst()) {
            case Clause.If(BoolExpr condition) -> {
                if (values.holds(condition)) {
                    each(rest, body);
                }
            }
            case Clause.For(int slot, SetExpr set) -> {
                boolean inner = rest.stream().noneMatch(Clause.For.class::isInstance);
                loop(new Loop(slot, inner, () -> each(rest, body)), set);
            }
        }
    }

    /// @param inner whether there is no loop inside it
    private record Loop(int slot, boolean inner, Runnable body) {}

    private void step(Loop loop, long number) {
        values.numbers()[loop.slot] = number;
        loop.body.run();
    }

    private void loop(Loop loop, SetExpr set) {
        switch (set) {
            case SetExpr.Single(IntExpr value) -> step(loop, values.value(value));
            case SetExpr.Fixed(List<Long> numbers)
            when loop.inner && numbers.size() <= CandidateCost.UNROLLED -> {
                if (!numbers.isEmpty()) {
                    out.looked(numbers.size() * cost);
                }
                numbers.forEach(number -> step(loop, number));
            }
            case SetExpr.Range range
            when range.step().isNumber(1) -> {
                long from = values.value(range.from());
                counted(loop, from, values.value(range.to()), 1);
            }
            case SetExpr.Range range -> {
                long from = values.value(range.from());
                long step = step(range);
                counted(loop, from, values.value(range.to()), step);
            }
            default -> listed(loop, set);
        }
    }

    private long step(SetExpr.Range range) {
        return ExactArithmetic.step(values.value(range.step()), values.sites().applyAsInt(range.span()));
    }

    /// Candidates are charged in batches if the loop is innermost, otherwise one by one.
    private void counted(Loop loop, long from, long to, long step) {
        long count = SetBuilder.steps(from, to, step);
        int batch = Math.max(1, CandidateCost.STRETCH / cost);
        for (long done = 0; done < count; done++) {
            if (done % batch == 0) {
                out.looked(loop.inner ? (int) Math.min(batch, count - done) * cost : cost);
            }
            if (!loop.inner) {
                out.looked(cost);
            }
            step(loop, from + done * step);
        }
    }

    private void listed(Loop loop, SetExpr set) {
        long[] members = members(set);
        long bound = bound(set);
        int count = 0;
        while (count < members.length && members[count] <= bound) {
            count++;
        }
        int batch = Math.max(1, CandidateCost.STRETCH / cost);
        for (int i = 0; i < count; i++) {
            if (!loop.inner) {
                out.looked(cost);
            } else if (i % batch == 0) {
                out.looked(Math.min(batch, count - i) * cost);
            }
            step(loop, members[i]);
        }
    }

    /// The members of a set; a sieved set may have some above the bound.
    private long[] members(SetExpr set) {
        return switch (set) {
            case SetExpr.Fixed(List<Long> numbers) ->
                numbers.stream().mapToLong(Long::longValue).toArray();
            case SetExpr.Members(var list) -> values.list(list);
            case SetExpr.Sequence sequence -> members(sequence);
            case SetExpr.Union(List<SetExpr> parts) -> {
                SetBuilder all = new SetBuilder();
                parts.forEach(part -> add(part, all));
                yield all.toArray();
            }
            case SetExpr.Range range -> throw new IllegalStateException("a range is no array");
            case SetExpr.Single single -> throw new IllegalStateException("a number is no array");
        };
    }

    private long[] members(SetExpr.Sequence sequence) {
        long[] numbers = values.values(sequence.arguments());
        int site = values.sites().applyAsInt(sequence.span());
        return switch (sequence.kind()) {
            case PRIMES -> sequences.primes(numbers[0], site);
            case PRIME_POWERS -> sequences.primePowers(numbers[0], site);
            case POWERS -> sequences.powers(numbers[0], numbers[1], site);
            case DIVISORS -> {
                out.looked(NamedSets.trials(numbers[0]));
                yield sequences.divisors(numbers[0], site);
            }
        };
    }

    private long bound(SetExpr set) {
        return set instanceof SetExpr.Sequence sequence
                ? values.value(sequence.arguments().getLast())
                : Long.MAX_VALUE;
    }

    private void add(SetExpr part, SetBuilder all) {
        switch (part) {
            case SetExpr.Single(IntExpr value) -> all.add(values.value(value), -1);
            case SetExpr.Range range -> {
                long from = values.value(range.from());
                long to = values.value(range.to());
                all.addRange(from, to, step(range), values.sites().applyAsInt(range.span()));
            }
            default -> all.addAll(members(part), bound(part), -1);
        }
    }
}
