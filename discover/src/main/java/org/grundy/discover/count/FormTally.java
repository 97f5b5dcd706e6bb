package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.Tally;
import org.grundy.discover.prove.FormAutomaton;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Counts with a form.
///
/// @param question what is asked
/// @param variables the names of the numbers, by slot
/// @param form the quantity that the question is about
/// @param positions which tuples of numbers are positions
record FormTally(CountQuestion question, List<String> variables, IntExpr form, IntExpr positions) {
    /// The share of the budget for an automaton.
    private static final Budget PART = Budget.UNLIMITED.withPositions(2_000_000).withWork(200_000_000);

    /// Up to this many tuples a form is computed for each.
    private static final BigInteger FEW = BigInteger.valueOf(20_000_000);

    /// The answer, empty if no way leads to it.
    ///
    /// @param run charged for the work
    Optional<CountResult> counted(Run run) {
        return question.numbers(variables)
                .map(numbers -> CountQuestion.both(CountQuestion.both(positions, numbers), question.selected(form)))
                .flatMap(selected -> Stream.<java.util.function.Supplier<Optional<CountResult>>>of(
                                () -> periodic(selected), () -> automatic(selected, run), () -> computed(selected, run))
                        .flatMap(way -> way.get().stream())
                        .findFirst());
    }

    private Optional<CountResult> periodic(IntExpr selected) {
        return variables.size() == 1
                ? PeriodTally.of(selected, weight(), question.from(), question.to())
                : Optional.empty();
    }

    /// What is added up.
    private IntExpr weight() {
        return switch (question.summand()) {
            case ONE, LARGEST_TAKE, SMALLEST_TAKE -> IntExpr.of(1);
            case VALUES -> form;
            case NUMBERS -> {
                IntExpr sum = new IntExpr.Variable(variables.getFirst(), 0);
                for (int i = 1; i < variables.size(); i++) {
                    sum = sum.plus(new IntExpr.Variable(variables.get(i), i));
                }
                yield sum;
            }
        };
    }

    private Optional<CountResult> automatic(IntExpr selected, Run run) {
        boolean values = question.summand() == Summand.VALUES;
        if (question.from().bitLength() >= Long.SIZE) {
            return Optional.empty();
        }
        return run.find(
                PART,
                () -> FormAutomaton.of(
                                variables,
                                CountQuestion.both(least(), selected),
                                values ? Optional.of(form) : Optional.empty(),
                                run)
                        .map(set -> tallied(set, question, run)));
    }

    private IntExpr least() {
        IntExpr all = IntExpr.of(1);
        long from = question.from().longValueExact();
        for (int i = 0; from > 0 && i < variables.size(); i++) {
            all = CountQuestion.both(all, new IntExpr.Variable(variables.get(i), i).atLeast(from));
        }
        return all;
    }

    /// Counts the tuples of a set.
    ///
    /// @param set of numbers of positions, and behind them what is added up, unless that is one or the numbers
    static CountResult tallied(AutomaticSet set, CountQuestion question, Run run) {
        boolean further = question.summand() != Summand.ONE && question.summand() != Summand.NUMBERS;
        List<Optional<BigInteger>> bounds =
                new java.util.ArrayList<>(Collections.nCopies(set.arity(), Optional.of(question.to())));
        if (further) {
            bounds.set(bounds.size() - 1, Optional.empty());
        }
        Tally tally = Tally.of(set, bounds, run);
        BigInteger result = switch (question.summand()) {
            case ONE -> tally.count();
            case NUMBERS -> tally.sums().stream().reduce(BigInteger.ZERO, BigInteger::add);
            case VALUES, LARGEST_TAKE, SMALLEST_TAKE -> tally.sums().getLast();
        };
        CountMethod method = new CountMethod(
                CountMethod.Kind.AUTOMATON,
                set.dfa().size(),
                Optional.of(set.numeration().words()));
        return new CountResult(result, method);
    }

    private Optional<CountResult> computed(IntExpr selected, Run run) {
        BigInteger cells = question.cells(variables.size());
        if (cells.compareTo(FEW) > 0 || question.to().bitLength() >= Long.SIZE) {
            return Optional.empty();
        }
        IntExpr weight = weight();
        long[] numbers = new long[variables.size()];
        Arrays.fill(numbers, question.from().longValueExact());
        BigInteger sum = BigInteger.ZERO;
        for (long left = cells.longValueExact(); left > 0; left--) {
            run.option();
            if (selected.value(numbers) != 0) {
                sum = sum.add(BigInteger.valueOf(weight.value(numbers)));
            }
            advance(numbers);
        }
        return Optional.of(CountResult.of(sum, CountMethod.Kind.FORM, cells.longValueExact()));
    }

    private void advance(long[] numbers) {
        for (int i = numbers.length - 1; i >= 0; i--) {
            if (++numbers[i] <= question.to().longValueExact()) {
                return;
            }
            numbers[i] = question.from().longValueExact();
        }
    }
}
