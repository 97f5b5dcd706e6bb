package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// Values of one number that are periodic from some number on, with a period that may depend on
/// parameters.
public final class PeriodicFamily implements FormFamily {
    private static final int TRIED = 4;

    /// With parameters a preperiod may be longer than the period by this.
    private static final int LONGEST_START = 8;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.onLine()) {
            return Stream.empty();
        }
        return fitted.names().isEmpty()
                ? Cycle.of(fitted.first(), false, run).limit(TRIED).flatMap(cycle -> {
                    run.piece();
                    return form(fitted, cycle).stream();
                })
                : withParameters(fitted, run);
    }

    private static Optional<Form> form(Samples fitted, Cycle cycle) {
        SampleBlock block = fitted.first();
        return form(fitted, IntExpr.of(cycle.period()), List.of(cycle.table(block)), cycle.head(block));
    }

    private static Optional<Form> form(Samples fitted, IntExpr period, List<List<Long>> tables, List<Long> head) {
        IntExpr n = fitted.variable(0);
        return new ResidueExpression(fitted, n.mod(period), tables)
                .expression()
                .map(rule -> new Form.Periodic(period, head.size(), PreperiodJoin.before(fitted, head, rule)));
    }

    private static Stream<Form> withParameters(Samples fitted, Run run) {
        return AllPresent.of(fitted.blocks().stream().map(block -> {
                    run.piece();
                    return Cycle.of(block, false, run)
                            .findFirst()
                            .filter(cycle -> cycle.preperiod() <= cycle.period() + LONGEST_START);
                }))
                .stream()
                .flatMap(cycles -> withParameters(fitted, cycles));
    }

    private static Stream<Form> withParameters(Samples fitted, List<Cycle> cycles) {
        int preperiod = cycles.stream().mapToInt(Cycle::preperiod).max().orElse(0);
        SampleBlock first = fitted.first();
        List<Long> head = new Cycle(preperiod, 1, 0).head(first);
        return ParameterTerms.of(fitted).all().stream()
                .filter(period -> IntStream.range(0, cycles.size())
                        .allMatch(i -> multiple(
                                ParameterTerms.value(period, fitted.blocks().get(i)), cycles.get(i))))
                .limit(TRIED)
                .flatMap(period -> form(fitted, period, tables(fitted, period, preperiod), head).stream());
    }

    private static boolean multiple(long period, Cycle cycle) {
        return period > 0 && period % cycle.period() == 0 && period <= 4L * cycle.period();
    }

    private static List<List<Long>> tables(Samples fitted, IntExpr period, int preperiod) {
        return fitted.blocks().stream()
                .map(block -> new Cycle(preperiod, (int) ParameterTerms.value(period, block), 0).table(block))
                .toList();
    }
}
