package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.ListExpr.Change;
import org.grundy.text.Span;

/// A list of lists: they lie in one list, one behind the other.
///
/// @param numbers all of them
/// @param starts where each row begins, and at last where the last one ends
record Rows(List<Long> numbers, List<Long> starts) {
    Rows {
        numbers = List.copyOf(numbers);
        starts = List.copyOf(starts);
    }

    static Rows of(List<List<Long>> rows) {
        List<Long> numbers = new ArrayList<>();
        List<Long> starts = new ArrayList<>(List.of(0L));
        for (List<Long> row : rows) {
            numbers.addAll(row);
            starts.add((long) numbers.size());
        }
        return new Rows(numbers, starts);
    }

    /// One of them.
    ListExpr row(IntExpr index, Span span) {
        IntExpr next = ConstantFolding.arithmetic(Operation.ADD, index, IntExpr.of(1), span);
        return new ListExpr.Changed(
                Change.SLICE, new ListExpr.Fixed(numbers), List.of(start(index, span), start(next, span)), span);
    }

    private IntExpr start(IntExpr index, Span span) {
        return new IntExpr.Element(new ListExpr.Fixed(starts), index, span);
    }

    /// One of them where the parameter stays open.
    ListExpr given(String name, IntExpr index, Span span) {
        return new ListExpr.Given(name, Optional.of(index), 0, row(index, span));
    }

    /// How many there are.
    int count() {
        return starts.size() - 1;
    }

    /// How many there are where the parameter stays open.
    IntExpr given(String name, Span span) {
        ListExpr example = new ListExpr.Fixed(starts.subList(0, count()));
        return new IntExpr.Total(IntExpr.Summary.LENGTH, new ListExpr.Height(name, example), span);
    }

    /// They as lists.
    List<List<Long>> all() {
        List<List<Long>> all = new ArrayList<>();
        for (int i = 0; i + 1 < starts.size(); i++) {
            all.add(numbers.subList(starts.get(i).intValue(), starts.get(i + 1).intValue()));
        }
        return all;
    }
}
