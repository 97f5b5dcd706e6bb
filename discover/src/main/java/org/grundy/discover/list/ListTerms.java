package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import org.grundy.lang.rules.ListExpression;
import org.grundy.run.Run;

/// The numbers that a form of lists may be made of: what people compute of a list, the numbers in front of it and the
/// parameters; then twice one of them, and sums and differences of two of the first. Of those that are equal on all
/// positions that are looked at only the first.
final class ListTerms {
    /// How many of the first are joined with each other.
    private static final int JOINED = 16;

    private static final String ANY_LIST = "@";

    /// What depends on no order, the plainest first.
    private static final List<String> SYMMETRIC = List.of(
            "length(@)",
            "sum(@)",
            "xor(@)",
            "max(@)",
            "min(@)",
            "gcd(@)",
            "length(@) * (length(@) - 1) / 2",
            "max(@) / gcd(@)",
            "count(@, max(@))",
            "count(@, min(@))",
            "count(@, 0)",
            "count(@, 1)",
            "length(distinct(@))",
            "length(unpaired(@))",
            "sum(x % 2 for x in @)",
            "length([x for x in @ if x > 1])",
            "sum(x for x in @ if x > 1)",
            "sum(x + 1 for x in @ if x > 1)",
            "mex(@)",
            "mex([x - 1 for x in @])",
            "sum(x / 2 for x in @)",
            "xor(x % 2 for x in @)",
            "xor(x % 3 for x in @)",
            "xor(x % 4 for x in @)",
            "xor(x / 2 for x in @)",
            "xor(x - 1 for x in @ if x > 0)",
            "xor(x + 1 for x in @)",
            "xor(distinct(@))",
            "xor(bigomega(x) for x in @ if x > 0)");

    /// What depends on the order.
    private static final List<String> ORDERED = List.of(
            "@[0]",
            "@[length(@) - 1]",
            "(@[1] if length(@) > 1 else 0)",
            "(@[length(@) - 2] if length(@) > 1 else 0)",
            "length(before(@, min(@)))",
            "length(before(@, max(@)))",
            "length(before([x > 0 for x in @], 1))",
            "length(before([x > 1 for x in @], 1))",
            "length(before([x > 0 for x in reversed(@)], 1))",
            "length(before([x > 1 for x in reversed(@)], 1))",
            "length(before([@[i] >= @[i + 1] for i in 0..length(@) - 2], 1))",
            "length(before(reversed([@[i] <= @[i + 1] for i in 0..length(@) - 2]), 1))",
            "sum(@[i] != @[i + 1] for i in 0..length(@) - 2)",
            "sum(abs(@[i] - @[i + 1]) for i in 0..length(@) - 2)",
            "xor(@[i] for i in indices(@) if i % 2 = 0)",
            "xor(@[i] for i in indices(@) if i % 2 = 1)",
            "xor(@[i] for i in indices(@) if (length(@) - i) % 2 = 1)",
            "sum(@[i] for i in indices(@) if i % 2 = 0)",
            "sum(@[i] for i in indices(@) if i % 2 = 1)",
            "xor(i for i in indices(@) if @[i] % 2 = 1)",
            "xor(i + 1 for i in indices(@) if @[i] % 2 = 1)",
            "sum(i for i in indices(@) if @[i] % 2 = 1)",
            "xor(@[i] - (@[i - 1] if i > 0 else 0) for i in indices(@) if (length(@) - i) % 2 = 1)",
            "xor(@[i] - (@[i - 1] if i > 0 else -1) - 1 for i in indices(@) if (length(@) - i) % 2 = 1)",
            "xor(@[i] - @[i - 1] for i in 1..length(@) - 1 if i % 2 = 1)",
            "xor(@[i] - @[i - 1] - 1 for i in 1..length(@) - 1 if i % 2 = 1)",
            "xor(@[i] - @[i - 1] for i in 1..length(@) - 1)");

    private final List<ListPosition> positions;
    private final List<String> names;
    private final String list;
    private final Run run;
    private final Set<List<Long>> known = new HashSet<>();
    private final List<ListTerm> terms = new ArrayList<>();

    /// @param positions on which terms are compared
    /// @param names of the numbers in front of the list, then of the parameters
    /// @param list its name
    ListTerms(List<ListPosition> positions, List<String> names, String list, Run run) {
        this.positions = positions;
        this.names = names;
        this.list = list;
        this.run = run;
    }

    /// All of them, the plainest first.
    ///
    /// @param ordered whether the order of the list may matter
    List<ListTerm> all(boolean ordered) {
        int cost = 1;
        for (String name : names) {
            number(name, cost);
            number(name + " + 1", cost + 1);
        }
        for (String text : SYMMETRIC) {
            number(text.replace(ANY_LIST, list), cost++);
        }
        if (ordered) {
            int after = 3;
            for (String text : ORDERED) {
                number(text.replace(ANY_LIST, list), after++);
            }
        }
        terms.sort(ListTerm.PLAINER);
        List<ListTerm> first = List.copyOf(terms.subList(0, Math.min(JOINED, terms.size())));
        for (ListTerm term : List.copyOf(terms)) {
            joined("2 * %s", term, term, (a, b) -> 2 * a);
        }
        for (ListTerm one : first) {
            for (ListTerm other : first) {
                if (one.cost() < other.cost()) {
                    joined("%s + %s", one, other, Long::sum);
                }
                if (!one.equals(other)) {
                    joined("%s - %s", one, other, (a, b) -> a - b);
                }
            }
        }
        terms.sort(ListTerm.PLAINER);
        return terms;
    }

    private void number(String text, int cost) {
        ListExpression expression = ListExpression.of(text, names, list);
        long[] values = new long[positions.size()];
        for (int i = 0; i < values.length; i++) {
            run.option();
            OptionalLong value = expression.value(
                    positions.get(i).numbers(), positions.get(i).list());
            if (value.isEmpty()) {
                return;
            }
            values[i] = value.getAsLong();
        }
        add(new ListTerm(text, cost, false, values));
    }

    private void joined(String form, ListTerm one, ListTerm other, LongBinaryOperator operation) {
        run.options(positions.size() / Long.SIZE);
        long[] values = new long[positions.size()];
        Arrays.setAll(values, i -> operation.applyAsLong(one.values()[i], other.values()[i]));
        add(new ListTerm(form.formatted(one.text(), other.text()), one.cost() + other.cost() + 2, true, values));
    }

    private void add(ListTerm term) {
        boolean constant = Arrays.stream(term.values()).distinct().limit(2).count() < 2;
        List<Long> key = Arrays.stream(term.values()).boxed().toList();
        if (!constant && known.add(key)) {
            terms.add(term);
        }
    }
}
