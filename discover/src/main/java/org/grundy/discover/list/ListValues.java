package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.run.Run;

/// Looks for the plainest number that is equal to the values of all positions that are looked at: a term, a remainder
/// of one, or one of two of them, by a condition.
///
/// @param terms the plainest first
/// @param values of the positions
@SuppressWarnings("ArrayRecordComponent")
record ListValues(List<ListTerm> terms, int[] values, Run run) {
    private static final int LARGEST_MODULUS = 4;

    /// The numbers found, the plainest first.
    Stream<String> find() {
        List<ListTerm> numbers = numbers();
        Marks everywhere = Marks.where(values.length, i -> true);
        List<String> found = numbers.stream()
                .filter(term -> term.agrees(values, everywhere))
                .map(ListTerm::text)
                .toList();
        return found.isEmpty() ? chosen(numbers, everywhere) : found.stream();
    }

    private List<ListTerm> numbers() {
        List<ListTerm> numbers = new ArrayList<>(terms);
        numbers.add(new ListTerm("0", 0, false, new long[values.length]));
        for (ListTerm term : terms) {
            for (int m = 2; m <= LARGEST_MODULUS; m++) {
                long modulus = m;
                long[] rests = Arrays.stream(term.values())
                        .map(each -> Math.floorMod(each, modulus))
                        .toArray();
                numbers.add(new ListTerm(term.operand() + " % " + m, term.cost() + m, true, rests));
            }
        }
        numbers.sort(ListTerm.PLAINER);
        return numbers;
    }

    private Stream<String> chosen(List<ListTerm> numbers, Marks everywhere) {
        List<ListCondition> found = new ArrayList<>();
        for (ListCondition by : ListConditions.of(terms, values.length, run).stream()
                .limit(ListSearch.DECIDING)
                .toList()) {
            run.options(numbers.size());
            Optional<ListTerm> then = first(numbers, by.holds());
            Optional<ListTerm> otherwise = then.isEmpty() ? then : first(numbers, everywhere.without(by.holds()));
            if (then.isPresent() && otherwise.isPresent()) {
                found.add(new ListCondition(
                        "(" + then.get().text() + " if " + by.text() + " else "
                                + otherwise.get().text() + ")",
                        by.cost() + then.get().cost() + otherwise.get().cost(),
                        by.holds()));
            }
        }
        return found.stream().sorted(ListCondition.PLAINER).map(ListCondition::text);
    }

    private Optional<ListTerm> first(List<ListTerm> numbers, Marks where) {
        return numbers.stream().filter(term -> term.agrees(values, where)).findFirst();
    }
}
