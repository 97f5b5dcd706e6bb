package org.grundy.discover;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.discover.form.ConstantCount;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// How far the computed values support a form that agrees with all of them. The failure rate of
/// supported forms beyond their table is measured; see `docs/discover.md`.
///
/// @param samples all values, those on which the form was fitted among them
record FormSupport(Samples samples) {
    private static final long FEWEST_VALUES = 500;
    private static final long VALUES_FOR_A_CONSTANT = 4;
    private static final long PERIODS = 3;

    /// Why a form is only a guess, empty if it may be called checked.
    ///
    /// @param run charged for each position
    Optional<FormDoubt> doubt(Form form, Run run) {
        long known = samples.known();
        if (known < FEWEST_VALUES) {
            return Optional.of(FormDoubt.FEW_VALUES);
        }
        if (VALUES_FOR_A_CONSTANT * ConstantCount.in(form.expression()) > known) {
            return Optional.of(FormDoubt.MANY_CONSTANTS);
        }
        if (!samples.blocks().stream().allMatch(block -> hasPeriods(form, block, PERIODS))) {
            return Optional.of(FormDoubt.FEW_PERIODS);
        }
        if (!casesSeen(form.expression(), run)) {
            return Optional.of(FormDoubt.UNSEEN_CASE);
        }
        boolean few = new SlowArguments(samples).few(form.expression(), run);
        return few ? Optional.of(FormDoubt.FEW_ARGUMENTS) : Optional.empty();
    }

    /// Whether as a guess the form would say nothing: no lost position was held out, so that any
    /// condition that comes to an end does as well, or no table shows a period of it twice.
    boolean saysNothing(Form form) {
        boolean noneLost = samples.isLost() && lost(samples) == lost(samples.fitted());
        return noneLost || samples.blocks().stream().noneMatch(block -> hasPeriods(form, block, 2));
    }

    private static long lost(Samples of) {
        return of.blocks().stream()
                .mapToLong(block ->
                        block.cells().filter(cell -> block.value(cell) == 1).count())
                .sum();
    }

    /// Whether a block covers a number of periods of a form, and of each of its moduli.
    private boolean hasPeriods(Form form, SampleBlock block, long periods) {
        long shortest = block.sizes().stream().mapToInt(size -> size).min().orElse(0);
        return moduli(form.expression()).allMatch(modulus -> Math.abs(value(modulus, block)) <= shortest / periods)
                && hasPeriodsFrom(form, block, shortest, periods);
    }

    private static boolean hasPeriodsFrom(Form form, SampleBlock block, long size, long periods) {
        return switch (form) {
            case Form.Periodic(IntExpr period, long preperiod, IntExpr all) ->
                value(period, block) <= (size - Math.max(0, preperiod - block.from())) / periods;
            case Form.ArithmeticPeriodic(IntExpr period, IntExpr saltus, long preperiod, IntExpr all) ->
                value(period, block) <= (size - Math.max(0, preperiod - block.from())) / periods;
            case Form.Cases(IntExpr condition, Form then, Form otherwise) ->
                hasPeriodsFrom(condition.value(block.arguments(0)) != 0 ? then : otherwise, block, size, periods);
            case Form.Exceptional(int exceptions, Form rule, IntExpr all) -> hasPeriodsFrom(rule, block, size, periods);
            case Form.Classes _,
                    Form.Digits _,
                    Form.Formula _,
                    Form.Beatty _,
                    Form.Range _,
                    Form.Numeration _,
                    Form.NumberSet _ -> true;
        };
    }

    private static long value(IntExpr expression, SampleBlock block) {
        return expression.value(block.arguments(0));
    }

    private Stream<IntExpr> moduli(IntExpr expression) {
        return expression
                .subexpressions()
                .filter(IntExpr.Arithmetic.class::isInstance)
                .map(IntExpr.Arithmetic.class::cast)
                .filter(part -> part.operation() == Operation.REMAINDER || part.operation() == Operation.DIVIDE)
                .map(IntExpr.Arithmetic::right)
                .filter(this::isConstant);
    }

    private boolean isConstant(IntExpr expression) {
        return expression
                .subexpressions()
                .noneMatch(part -> part instanceof IntExpr.Variable name
                        && name.slot() < samples.variables().size());
    }

    /// Whether each case of an expression occurs among the held-out values.
    private boolean casesSeen(IntExpr expression, Run run) {
        Samples fitted = samples.fitted();
        Set<List<Long>> parameters = new HashSet<>();
        fitted.blocks().forEach(block -> parameters.add(block.parameters()));
        int side = fitted.first().sizes().getFirst();
        CaseCounts cases = new CaseCounts();
        for (SampleBlock block : samples.blocks()) {
            boolean chosen = parameters.contains(block.parameters());
            for (int cell = 0; cell < block.size(); cell++) {
                run.option();
                if (block.isKnown(cell)) {
                    cases.look(expression, chosen && isWithin(block, cell, side), block.arguments(cell));
                }
            }
        }
        return cases.allSeen();
    }

    private boolean isWithin(SampleBlock block, int cell, int side) {
        long[] arguments = block.arguments(cell);
        for (int i = 0; i < block.sizes().size(); i++) {
            if (arguments[i] >= (long) block.from() + side) {
                return false;
            }
        }
        return true;
    }
}
