package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.grundy.run.Run;

/// The simple conditions on a position: a remainder of a term, a term compared with a small number or with another
/// term. Of those that hold alike only the plainest.
final class ListConditions {
    private static final int LARGEST_MODULUS = 5;
    private static final int LARGEST_NUMBER = 3;

    /// So many of the first terms are compared with all others.
    private static final int COMPARED = 24;

    private final int positions;
    private final Run run;
    private final List<ListCondition> all = new ArrayList<>();

    private ListConditions(int positions, Run run) {
        this.positions = positions;
        this.run = run;
    }

    /// All of them, the plainest first.
    static List<ListCondition> of(List<ListTerm> terms, int positions, Run run) {
        ListConditions conditions = new ListConditions(positions, run);
        terms.forEach(conditions::alone);
        for (ListTerm one : terms) {
            terms.stream()
                    .limit(one.isCompound() ? COMPARED : terms.size())
                    .forEach(other -> conditions.compared(one, other));
        }
        return conditions.distinct();
    }

    private List<ListCondition> distinct() {
        Set<Marks> known = new HashSet<>();
        return all.stream()
                .sorted(ListCondition.PLAINER)
                .filter(each -> known.add(each.holds()))
                .toList();
    }

    private void alone(ListTerm term) {
        long[] values = term.values();
        for (int m = 2; m <= LARGEST_MODULUS; m++) {
            for (int r = 0; r < m; r++) {
                long modulus = m;
                long rest = r;
                add(
                        term.operand() + " % " + m + " = " + r,
                        term.cost() + m,
                        i -> Math.floorMod(values[i], modulus) == rest);
            }
        }
        for (int number = 0; number <= LARGEST_NUMBER; number++) {
            long c = number;
            int cost = term.cost() + 1 + number;
            add(term.text() + " = " + c, cost, i -> values[i] == c);
            add(term.text() + " != " + c, cost + 1, i -> values[i] != c);
            add(term.text() + " <= " + c, cost + 1, i -> values[i] <= c);
            add(term.text() + " > " + c, cost + 1, i -> values[i] > c);
        }
    }

    private void compared(ListTerm one, ListTerm other) {
        long[] a = one.values();
        long[] b = other.values();
        int cost = one.cost() + other.cost() + 1;
        if (one.isCompound() || one.cost() < other.cost()) {
            add(one.text() + " = " + other.text(), cost, i -> a[i] == b[i]);
            add(one.text() + " != " + other.text(), cost + 1, i -> a[i] != b[i]);
            add(one.text() + " < " + other.text(), cost, i -> a[i] < b[i]);
            add(one.text() + " <= " + other.text(), cost, i -> a[i] <= b[i]);
            add(one.text() + " > " + other.text(), cost, i -> a[i] > b[i]);
            add(one.text() + " >= " + other.text(), cost, i -> a[i] >= b[i]);
        }
    }

    private void add(String text, int cost, IntPredicate at) {
        run.options(positions / Long.SIZE);
        Marks holds = Marks.where(positions, at);
        int count = holds.count();
        if (count > 0 && count < positions) {
            all.add(new ListCondition(text, cost, holds));
        }
    }
}
