package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// Races up to a number t: forms of what is left to it, t − n and 0 from t on. The number t is a parameter, or the
/// one from which all values are equal.
///
/// @param families of forms of what is left
public record RaceFamily(List<FormFamily> families) implements FormFamily {
    /// With fewer numbers below t there is nothing to see, where t is not given.
    private static final int SHORTEST = 20;

    /// A longer form of what is left says no more than a list.
    private static final int LARGEST_SIZE = 8;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        return fitted.onLine() && fitted.first().from() == 0
                ? ends(fitted).flatMap(end -> of(fitted, end, run))
                : Stream.empty();
    }

    private static Stream<IntExpr> ends(Samples fitted) {
        return fitted.names().isEmpty()
                ? Stream.of((long) fitted.first().steadyFrom())
                        .filter(end -> end >= SHORTEST)
                        .map(IntExpr::of)
                : IntStream.range(0, fitted.names().size()).mapToObj(fitted::parameter);
    }

    private Stream<Form> of(Samples fitted, IntExpr end, Run run) {
        IntExpr n = fitted.variable(0);
        IntExpr rest = n.max(end).minus(n);
        return AllPresent.of(fitted.blocks().stream().map(block -> {
                    run.piece();
                    return turned(block, end.value(block.arguments(0)));
                }))
                .stream()
                .flatMap(left -> families.stream().flatMap(family -> family.fit(fitted.with(left), run)))
                .filter(form -> ExpressionSize.of(form.expression()) <= LARGEST_SIZE)
                .map(form -> new Form.Formula(Substitution.of(form.expression(), List.of(rest))));
    }

    /// The values by what is left, empty if from the end on they are not all equal.
    private static Optional<SampleBlock> turned(SampleBlock block, long end) {
        if (end < 1 || end >= block.size() || block.steadyFrom() > end) {
            return Optional.empty();
        }
        int[] values = IntStream.rangeClosed(0, (int) end)
                .map(left -> block.value((int) end - left))
                .toArray();
        return Optional.of(SampleBlock.line(block.parameters(), 0, values));
    }
}
