package org.grundy.lang.rules.internal.execution;

import java.util.List;
import org.grundy.lang.rules.internal.support.DigitFunctions;
import org.grundy.lang.rules.internal.support.ListOperations;
import org.grundy.lang.rules.tree.BoolExpr;
import org.grundy.lang.rules.tree.DigitProgram;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.ListExpr;
import org.grundy.text.Span;

/// The values of expressions for some numbers of variables, which the caller may change, and the list of a state:
/// exact, or an [org.grundy.lang.arithmetic.RuleFault] at the place where the expression stands.
///
/// @param numbers by slot
/// @param list not modified
@SuppressWarnings("ArrayRecordComponent")
record ExpressionEvaluator(long[] numbers, long[] list, FaultSites sites) {
    boolean holds(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> holds(first) && holds(second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> holds(first) || holds(second);
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                relation.holds(value(left), value(right));
        };
    }

    long value(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value;
            case IntExpr.Variable(int slot) -> numbers[slot];
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, Span span) ->
                operation.of(value(left), value(right), sites.of(span));
            case IntExpr.Function applied ->
                applied.function().at(sites.of(applied.span()), values(applied.arguments()));
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                value(holds(condition) ? then : otherwise);
            case IntExpr.Element(ListExpr from, IntExpr index, Span span) ->
                ListOperations.element(list(from), value(index), sites.of(span));
            case IntExpr.Digital(DigitProgram program, IntExpr argument, Span span) ->
                DigitFunctions.value(value(argument), program, sites.of(span));
            case IntExpr.Total total -> value(total);
            case IntExpr.Count(ListExpr of, IntExpr wanted) -> ListOperations.count(list(of), value(wanted));
        };
    }

    long[] values(List<IntExpr> expressions) {
        long[] values = new long[expressions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(expressions.get(i));
        }
        return values;
    }

    private long value(IntExpr.Total total) {
        long[] summed = list(total.list());
        int site = sites.of(total.span());
        return switch (total.summary()) {
            case LENGTH -> ListOperations.length(summed, site);
            case SUM -> ListOperations.sum(summed, site);
            case XOR -> ListOperations.xor(summed, site);
            case MAX -> ListOperations.max(summed, site);
            case MIN -> ListOperations.min(summed, site);
        };
    }

    /// A list, not to be modified.
    long[] list(ListExpr expression) {
        return switch (expression) {
            case ListExpr.State state -> list;
            case ListExpr.Literal(List<IntExpr> elements) -> values(elements);
            case ListExpr.Joined(ListExpr first, ListExpr second) -> ListOperations.joined(list(first), list(second));
            case ListExpr.Changed changed -> changed(changed);
        };
    }

    private long[] changed(ListExpr.Changed changed) {
        long[] of = list(changed.list());
        long[] by = values(changed.arguments());
        int site = sites.of(changed.span());
        return switch (changed.change()) {
            case REPLACE -> ListOperations.replace(of, by[0], by[1], site);
            case REMOVE -> ListOperations.remove(of, by[0], site);
            case INSERT -> ListOperations.insert(of, by[0], by[1], site);
            case APPEND -> ListOperations.append(of, by[0], site);
            case SLICE -> ListOperations.slice(of, by[0], by[1], site);
            case SORTED -> ListOperations.sorted(of, site);
            case REVERSED -> ListOperations.reversed(of, site);
        };
    }
}
