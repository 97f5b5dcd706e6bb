package org.grundy.lang.expression;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.ToIntFunction;
import org.grundy.text.Span;

/// The values of expressions for some numbers of variables, which the caller may change, and the list of a state:
/// exact, or an [org.grundy.lang.arithmetic.RuleFault] at the place where the expression stands.
///
/// @param numbers by slot below [#PARAMETERS]
/// @param parameters those of the slots from there on, not modified
/// @param list not modified
@SuppressWarnings("ArrayRecordComponent")
public record ExpressionEvaluator(long[] numbers, long[] parameters, long[] list, ToIntFunction<Span> sites) {
    /// The first slot of parameters.
    public static final int PARAMETERS = 1 << 16;

    private static final long[] NONE = {};

    /// Without parameters.
    public ExpressionEvaluator(long[] numbers, long[] list, ToIntFunction<Span> sites) {
        this(numbers, NONE, list, sites);
    }

    /// Without a list, and of expressions that no text has.
    public ExpressionEvaluator(long... numbers) {
        this(numbers, NONE, span -> 0);
    }

    /// Whether a condition holds.
    public boolean holds(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Nonzero(IntExpr number) -> value(number) != 0;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> holds(first) && holds(second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> holds(first) || holds(second);
            case BoolExpr.Comparison compared
            when compared.left() instanceof IntExpr.Count || compared.right() instanceof IntExpr.Count ->
                compared.search().map(this::holds).orElseGet(() -> plain(compared));
            case BoolExpr.Comparison compared -> plain(compared);
        };
    }

    private boolean plain(BoolExpr.Comparison compared) {
        return compared.relation().holds(value(compared.left()), value(compared.right()));
    }

    private boolean holds(BoolExpr.Search search) {
        int slot = search.variable().slot();
        ExpressionEvaluator inner = withRoom(slot);
        for (long each : list(search.over())) {
            inner.numbers[slot] = each;
            if (inner.holds(search.holds())) {
                return search.found();
            }
        }
        return !search.found();
    }

    /// The value of a number.
    public long value(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value;
            case IntExpr.Variable(var name, int slot) ->
                slot < PARAMETERS ? numbers[slot] : parameters[slot - PARAMETERS];
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, Span span) ->
                operation.of(value(left), value(right), sites.applyAsInt(span));
            case IntExpr.Function applied ->
                applied.function().at(sites.applyAsInt(applied.span()), values(applied.arguments()));
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                value(holds(condition) ? then : otherwise);
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, Span span) ->
                table.get(ListOperations.place(value(index), table.size(), sites.applyAsInt(span)));
            case IntExpr.Element(ListExpr from, IntExpr index, Span span) ->
                ListOperations.element(list(from), value(index), sites.applyAsInt(span));
            case IntExpr.Truth(BoolExpr condition) -> holds(condition) ? 1 : 0;
            case IntExpr.Call(DefinedFunction function, List<IntExpr> arguments, Span span) ->
                function.at(sites.applyAsInt(span), values(arguments));
            case IntExpr.Call(Routine routine, List<IntExpr> arguments, Span span) ->
                routine instanceof DigitProgram program
                        ? DigitFunctions.value(value(arguments.getFirst()), program, sites.applyAsInt(span))
                        : routine.of(values(arguments));
            case IntExpr.Total total -> value(total);
            case IntExpr.Count(ListExpr of, IntExpr wanted) -> ListOperations.count(list(of), value(wanted));
        };
    }

    /// The values of several numbers.
    public long[] values(List<IntExpr> expressions) {
        long[] values = new long[expressions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(expressions.get(i));
        }
        return values;
    }

    private long value(IntExpr.Total total) {
        long[] summed = list(total.list());
        int site = sites.applyAsInt(total.span());
        return switch (total.summary()) {
            case LENGTH -> ListOperations.length(summed, site);
            case SUM -> ListOperations.sum(summed, site);
            case XOR -> ListOperations.xor(summed, site);
            case MAX -> ListOperations.max(summed, site);
            case MIN -> ListOperations.min(summed, site);
            case GCD -> ListOperations.gcd(summed, site);
            case MEX -> ListOperations.mex(summed, site);
        };
    }

    /// A list, not to be modified.
    public long[] list(ListExpr expression) {
        return switch (expression) {
            case ListExpr.State state -> list;
            case ListExpr.Fixed(List<Long> entries) ->
                entries.stream().mapToLong(Long::longValue).toArray();
            case ListExpr.Literal(List<IntExpr> elements) -> values(elements);
            case ListExpr.Digits(IntExpr number, IntExpr base, Span span) ->
                ListOperations.digits(value(number), value(base), sites.applyAsInt(span));
            case ListExpr.Range(IntExpr from, IntExpr to, Span span) ->
                ListOperations.range(value(from), value(to), sites.applyAsInt(span));
            case ListExpr.Mapped mapped -> mapped(mapped);
            case ListExpr.Nested nested -> nested(nested);
            case ListExpr.Sequence(NumberSequence kind, List<IntExpr> arguments, Span span) ->
                ListOperations.members(kind.ordinal(), values(arguments), sites.applyAsInt(span));
            case ListExpr.Named(DefinedList defined, List<IntExpr> made, Span span) ->
                defined.numbers(sites.applyAsInt(span), values(made));
            case ListExpr.Given given -> list(given.example());
            case ListExpr.Height height -> list(height.example());
            case ListExpr.Walked walked -> walked(walked);
            case ListExpr.Joined(ListExpr first, ListExpr second) -> ListOperations.joined(list(first), list(second));
            case ListExpr.Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) ->
                list(holds(condition) ? then : otherwise);
            case ListExpr.Changed changed -> changed(changed);
        };
    }

    /// An evaluator that knows a further number, once it is set; the numbers that are known are shared where they have
    /// room for it.
    private ExpressionEvaluator withRoom(int slot) {
        long[] known = slot < numbers.length ? numbers : Arrays.copyOf(numbers, slot + 1);
        return new ExpressionEvaluator(known, parameters, list, sites);
    }

    private long[] mapped(ListExpr.Mapped mapped) {
        int slot = mapped.variable().slot();
        ExpressionEvaluator inner = withRoom(slot);
        long[] over = list(mapped.over());
        long[] found = new long[over.length];
        int count = 0;
        for (long each : over) {
            inner.numbers[slot] = each;
            if (inner.holds(mapped.condition())) {
                found[count++] = inner.value(mapped.element());
            }
        }
        return ListOperations.first(found, count);
    }

    private long[] nested(ListExpr.Nested nested) {
        int slot = nested.variable().slot();
        ExpressionEvaluator inner = withRoom(slot);
        long[] all = {};
        for (long each : list(nested.over())) {
            inner.numbers[slot] = each;
            all = ListOperations.joined(all, inner.list(nested.inner()));
        }
        return all;
    }

    private long[] walked(ListExpr.Walked walked) {
        int slot = walked.vertex().slot();
        ExpressionEvaluator inner = withRoom(slot);
        LongFunction<long[]> row = vertex -> {
            inner.numbers[slot] = vertex;
            return inner.list(walked.row());
        };
        long[] by = values(walked.arguments());
        int site = sites.applyAsInt(walked.span());
        return switch (walked.walk()) {
            case COMPONENTS -> GraphWalk.components(row, by[0], site);
            case PARENTS -> GraphWalk.from(by[1], row, by[0], site).parents();
            case DISTANCES -> GraphWalk.from(by[1], row, by[0], site).distances();
        };
    }

    private long[] changed(ListExpr.Changed changed) {
        long[] of = list(changed.list());
        long[] by = values(changed.arguments());
        int site = sites.applyAsInt(changed.span());
        return switch (changed.change()) {
            case REPLACE -> ListOperations.replace(of, by[0], by[1], site);
            case REMOVE -> ListOperations.remove(of, by[0], site);
            case INSERT -> ListOperations.insert(of, by[0], by[1], site);
            case APPEND -> ListOperations.append(of, by[0], site);
            case BEFORE -> ListOperations.before(of, by[0], site);
            case SLICE -> ListOperations.slice(of, by[0], by[1], site);
            case SORTED -> ListOperations.sorted(of, site);
            case DISTINCT -> ListOperations.distinct(of, site);
            case UNPAIRED -> ListOperations.unpaired(of, site);
            case COUNTS -> ListOperations.counts(of, site);
            case REVERSED -> ListOperations.reversed(of, site);
        };
    }
}
