package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// Values of one number that repeat plus a constant each time: n + c\[n mod m\] and the like.
public final class ArithmeticFamily implements FormFamily {
    private static final int TRIED = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.onLine() || !fitted.isGrundy()) {
            return Stream.empty();
        }
        run.piece();
        return fitted.names().isEmpty()
                ? Cycle.of(fitted.first(), true, run).limit(TRIED).map(cycle -> form(fitted, cycle))
                : withParameters(fitted, run).stream();
    }

    private static Form form(Samples fitted, Cycle cycle) {
        SampleBlock block = fitted.first();
        IntExpr n = fitted.variable(0);
        IntExpr period = IntExpr.of(cycle.period());
        List<Long> table = cycle.table(block);
        boolean slopeOne = cycle.period() == cycle.saltus();
        List<Long> added = slopeOne
                ? LongStream.range(0, table.size())
                        .mapToObj(r -> table.get((int) r) - r)
                        .toList()
                : table;
        IntExpr rising = slopeOne ? n : n.over(period).times(cycle.saltus());
        IntExpr rule = rising.plus(n.mod(period).entryOf(added));
        return new Form.ArithmeticPeriodic(
                period,
                IntExpr.of(cycle.saltus()),
                cycle.preperiod(),
                PreperiodJoin.before(fitted, cycle.head(block), rule));
    }

    private static Optional<Form> withParameters(Samples fitted, Run run) {
        return AllPresent.of(fitted.blocks().stream()
                        .map(block -> Cycle.of(block, true, run).findFirst().filter(cycle -> cycle.preperiod() == 0)))
                .flatMap(cycles -> withParameters(fitted, cycles));
    }

    private static Optional<Form> withParameters(Samples fitted, List<Cycle> cycles) {
        ParameterTerms terms = ParameterTerms.of(fitted);
        List<SampleBlock> blocks = fitted.blocks();
        Optional<IntExpr> period =
                terms.matching(block -> cycles.get(blocks.indexOf(block)).period());
        Optional<IntExpr> saltus =
                terms.matching(block -> cycles.get(blocks.indexOf(block)).saltus());
        if (period.isEmpty() || saltus.isEmpty()) {
            return Optional.empty();
        }
        IntExpr n = fitted.variable(0);
        List<List<Long>> tables = IntStream.range(0, blocks.size())
                .mapToObj(i -> cycles.get(i).table(blocks.get(i)))
                .toList();
        return new ResidueExpression(fitted, n.mod(period.get()), tables)
                .expression()
                .map(rest -> new Form.ArithmeticPeriodic(
                        period.get(),
                        saltus.get(),
                        0,
                        saltus.get().times(n.over(period.get())).plus(rest)));
    }
}
