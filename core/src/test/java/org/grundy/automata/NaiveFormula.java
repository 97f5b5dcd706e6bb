package org.grundy.automata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;

/// The meaning of a formula by its definition, where quantifiers run up to [RandomFormulas#BOUND] only.
/// Parts are found by taking the largest weight as often as it goes.
final class NaiveFormula {
    private final TreeSet<Long> weights = new TreeSet<>();

    NaiveFormula(Numeration numeration) {
        numeration.weights(15).forEach(weight -> weights.add(weight.longValueExact()));
    }

    boolean holds(Formula formula, Map<String, Long> values) {
        return switch (formula) {
            case Formula.Equal(LinearTerm left, LinearTerm right) -> value(left, values) == value(right, values);
            case Formula.Less(LinearTerm left, LinearTerm right) -> value(left, values) < value(right, values);
            case Formula.Member(String set, List<LinearTerm> terms) ->
                member(
                        set,
                        terms.stream().mapToLong(term -> value(term, values)).toArray());
            case Formula.Not(Formula operand) -> !holds(operand, values);
            case Formula.And(List<Formula> operands) -> operands.stream().allMatch(each -> holds(each, values));
            case Formula.Or(List<Formula> operands) -> operands.stream().anyMatch(each -> holds(each, values));
            case Formula.Exists(List<String> names, Formula body) ->
                LongStream.rangeClosed(0, RandomFormulas.BOUND)
                        .anyMatch(number -> holds(body, with(values, names.getFirst(), number)));
            case Formula.ForAll(List<String> names, Formula body) ->
                LongStream.rangeClosed(0, RandomFormulas.BOUND)
                        .allMatch(number -> holds(body, with(values, names.getFirst(), number)));
        };
    }

    private static Map<String, Long> with(Map<String, Long> values, String name, long number) {
        Map<String, Long> more = new HashMap<>(values);
        more.put(name, number);
        return more;
    }

    private static long value(LinearTerm term, Map<String, Long> values) {
        long sum = term.constant();
        for (Map.Entry<String, Long> entry : term.coefficients().entrySet()) {
            sum += entry.getValue() * values.getOrDefault(entry.getKey(), 0L);
        }
        return sum;
    }

    private boolean member(String set, long[] numbers) {
        return switch (set) {
            case Numeration.POWER -> weights.contains(numbers[0]);
            case Numeration.LOWEST -> numbers[0] > 0 && lowest(numbers[0]) == numbers[1];
            default -> throw new IllegalArgumentException(set);
        };
    }

    private long lowest(long number) {
        long rest = number;
        long part = 0;
        while (rest > 0) {
            part = weights.floor(rest);
            rest -= part;
        }
        return part;
    }
}
